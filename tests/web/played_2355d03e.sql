BEGIN TRANSACTION;
CREATE TABLE accounts (
	guest_id VARCHAR(40) NOT NULL, 
	login VARCHAR(160) NOT NULL, 
	shown VARCHAR(80) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	PRIMARY KEY (guest_id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id), 
	UNIQUE (login)
);
CREATE TABLE alarms (
	table_id VARCHAR(40) NOT NULL, 
	at FLOAT, 
	told FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "alarms" VALUES('mgitwipm3bixtccm3c4p',1.79611627334538674358e+09,0.0);
INSERT INTO "alarms" VALUES('sib4anwftzdwwmlkgrly',1.79618107952176833154e+09,0.0);
INSERT INTO "alarms" VALUES('xj653jklerznwond7o5o',1.79618107954565501215e+09,0.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0023');
CREATE TABLE call_keys (
	name VARCHAR(10) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE calls (
	id VARCHAR(160) NOT NULL, 
	receiver VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	about INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	due_at FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	leased_until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "calls" VALUES('mgitwipm3bixtccm3c4p.1.13.turn.18277f6099796fe3cf9fd0','18277f6099796fe3cf9fd0','mgitwipm3bixtccm3c4p',1,'turn',9,1.79598667611005473137e+09,1.79598667611005473137e+09,0,0.0);
CREATE TABLE challenges (
	challenge VARCHAR(64) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (challenge)
);
CREATE TABLE device_links (
	secret VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(40) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
CREATE TABLE devices (
	id VARCHAR(40) NOT NULL, 
	guest_id VARCHAR(40) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	label VARCHAR(80) NOT NULL, 
	since FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "devices" VALUES('dmS8EDXnKtRHhIJbKY52','2qAR4dLJ72MFka1D2HdS','351d77a779b2a5c1e51f8731af1c0c0f2b62d12c3ca90b954830e4de988fbd4b','',1.79598667266801619536e+09,1.79598667266801619536e+09);
INSERT INTO "devices" VALUES('tY5Qx3cktNVfzt3MFo9Z','zvLSXFggSHCQDlwst52s','bf839601d9b18c45722a57bd34de5a70d747d2533960012adf6c6590dcf6de9a','',1.79598667333465194704e+09,1.79598667333465194704e+09);
INSERT INTO "devices" VALUES('IbUIQ6oN1jPYZncUk1uO','JNXC6cRfnr9Ul-t7MllK','cae64ba70984a2ced9437093bf6bd84cf50193b70d9b0baa5c4562fabc4bf8f8','',1.79598667642553353309e+09,1.79598667642553353309e+09);
INSERT INTO "devices" VALUES('5OAgQzwMxx6GFLpt43ql','_vOKREqShR4OgGANW5nZ','1f5a5ce7b91a985882982d0a9353153a6a94c80d6efd8121d52dc9d2f8031f56','',1.79598667694232583041e+09,1.79598667694232583041e+09);
CREATE TABLE drawn_tables (
	tournament_id VARCHAR(40) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (tournament_id, round, number), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "drawn_tables" VALUES('6gtofvi43vfjp6gxjz5p',1,0,'sib4anwftzdwwmlkgrly','1 4');
INSERT INTO "drawn_tables" VALUES('6gtofvi43vfjp6gxjz5p',1,1,'xj653jklerznwond7o5o','2 3');
CREATE TABLE entrants (
	tournament_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	guest_id VARCHAR(40), 
	name VARCHAR(80) NOT NULL, 
	out INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, number), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "entrants" VALUES('6gtofvi43vfjp6gxjz5p',1,'2qAR4dLJ72MFka1D2HdS','Anna',0);
INSERT INTO "entrants" VALUES('6gtofvi43vfjp6gxjz5p',2,'zvLSXFggSHCQDlwst52s','Bernd',0);
INSERT INTO "entrants" VALUES('6gtofvi43vfjp6gxjz5p',3,'JNXC6cRfnr9Ul-t7MllK','Clara',0);
INSERT INTO "entrants" VALUES('6gtofvi43vfjp6gxjz5p',4,'_vOKREqShR4OgGANW5nZ','Dora',0);
CREATE TABLE events (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	body TEXT NOT NULL, 
	"key" VARCHAR(64), 
	command VARCHAR(64), missed TEXT, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT one_command_a_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',1,1.79598667269787287716e+09,'{"kind":"opened","v":1,"game":"canal-grande","rules":2,"options":{"numbers":"4-5-5","spy_replacement":"1","matching_card":"required","district_ban":"round","powers":"automatic","round_cap":"200","drawn_traitors":"after-drawing"},"plan":["person","person"],"invitations":["","b172c54f73a4ffd05e4aba0d59916031e22edc59ce8217febf94f02f2891dba9"],"commitment":"4faed890df3c0a5259fad578edba986b215c883ffc32c2c8f900b7c6d9cdcec3","deal":[1,2,4,0,5,3,5,0,1,3,9,0,0,4,0,2,0]}','1bfb2d8ef27428c1e3e12fb11ca8e531c91353847e11d76e6b38fb09b1db3ab7','0b84dc8fc7aec84cae20d664410060409d77e2fe9fe8df7afa431b8539d5f532',NULL);
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',2,1.79598667269787287716e+09,'{"kind":"time-limited","v":1,"control":"days 2"}',NULL,NULL,NULL);
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',3,1.79598667269787287716e+09,'{"kind":"joined","v":1,"seat":0,"name":"Anna","key":"08de525a3c074d02d8b289930d067a06a1eb52c0d062e96bf56f9d36928a124d"}',NULL,NULL,'0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',4,1.79598667334538674355e+09,'{"kind":"joined","v":1,"seat":1,"name":"Bernd","key":"8a4e7cb56abf51ca5fe56aec8b1dc8516fb3efc4598f9198ccadaad4734d01fc"}','ec935bc1ceb8a625f4449be73aeeaf38d45b3f90cea21da3cab808a65bcb1f84','eb24ce51d4521f77d2a2b3bdb192f34e0ee0850323d5c6096e78b7d9a4d395c5','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',5,1.79598667448252367973e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift cannaregio","answers":[],"number":1}','52193182435508d16e302fea1ddb310ae866b4d15b9571d4b10ff876b84ca04a','09a69b8ea1e2992f2a996aace2595fab713e36c7d17710afee2828d31ea4e2f3','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',6,1.79598667456237030036e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift cannaregio","answers":[],"number":2}','f821e884ba0708c87594e9b3f725001156580522f71b77ace1e3938acdababec','07d461743eaf91943aa43b827567c8ce44e5ab6875e34a5a4331af2b0fb47cfc','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',7,1.79598667472238779068e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift san-marco","answers":[],"number":3}','b292251787df4a0aa7a80eef7659d27bb8d8b71a2f4bbe6f73c2cd5583599e00','098b4ba07b96a5f11dbeeefa19b6d733b18779df0461c94b0c01f229bb2ff965','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',8,1.79598667489733529087e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift san-polo","answers":[],"number":4}','b9c7f80f3db0fdff97b975243d44876810676b56dfa55e381174e4cf9cfc99f7','7b1991194fbc0d21418e404c83a5b7ffd00506c1138afe7a44b58c10b5f5bbd6','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',9,1.79598667509012413024e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift doge","answers":[],"number":5}','125f96c36f9a726fe178204e1ed2326413f9d3d6c82d3676735e38855ee501ad','9770e3e816764123c9786e829cc8ec1f2e7582459becffeb0b8d0d9c49c86679','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',10,1.79598667526638197892e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift one","answers":[],"number":6}','eff8d28bbda8c6298639425c9f1c7fac4bb753f5ba61b99dcf3a4dfc95f64f39','b13dfb4a4fec13ada82fbb23c37c795b30db8da0dc41bc63166e3e44dfb27bc2','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',11,1.79598667549062943459e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift one","answers":[],"number":7}','7b35a8083af8967886b8fe1e946c8d8d7543c74ca8ad3766b85dd87225e5a84f','8118d0c92928849a470cbb5c3a5eb5da3bc2c6b32c2b8f6b15872499b6f656b6','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',12,1.79598667583803105361e+09,'{"kind":"acted","v":1,"seat":1,"action":"return cannaregio","answers":[],"number":8}','5ffc10d15af0702b5f6941f8504a15a2d54b43236630e947e51d6974eaffc79d','60fb95ad2693fd3fb76693da5c5a51719a19eebee8ace227a4acfda22c05783c','0 0 0');
INSERT INTO "events" VALUES('mgitwipm3bixtccm3c4p',13,1.79598667611005473137e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift cannaregio","answers":[],"number":9}','ed16b3ca8db7720126ce9c0f12add9bfd56bbc1610fd44d1e84ea580dbc4bed5','9be7202740cb933bd3b00f74c45f13b47bc626f94b7c7dcff7e38d21c5276c45','0 0 0');
INSERT INTO "events" VALUES('iehrlg4tel6il4bajcqf',1,1.79598667644954538341e+09,'{"kind":"opened","v":1,"game":"doge","rules":2,"options":{"tie_order":"rotating","scarce_sites":"order","forced_abstention":"move","neutralise":"first","palaces_per_check":"one","zero_marker":"adds-nothing","year_cap":"30","houses_per_check":"one","lone_destination":"asked"},"plan":["person","person","person"],"invitations":["","11ad39538a070737fba9217a7b9bd69f90f4e27685a0d1214e4e87d6f2eb7059","84f037fcf51800b2044b57ae42f254e9bed015fce96d61072c8d9ab070713770"],"commitment":"dcd84adbbdd592e6e944a7ba0c708c2d7d5182270dd1e338c90b42fd3936a575","deal":[1,2,0,3,5,6,1,4]}','73549aacd21418b3a074d4233e38155063b1529493d527ce248692c8e6112f2d','0368a586d7fcdb6a6201a987456daa83be18d51ba3a36cce5abf7a7cdd23bc3a',NULL);
INSERT INTO "events" VALUES('iehrlg4tel6il4bajcqf',2,1.79598667644954538341e+09,'{"kind":"time-limited","v":1,"control":"live 60+30"}',NULL,NULL,NULL);
INSERT INTO "events" VALUES('iehrlg4tel6il4bajcqf',3,1.79598667644954538341e+09,'{"kind":"joined","v":1,"seat":0,"name":"Clara","key":"a9155191291e0b315f3b8ed1fe92f79ddbee061ea9b83b435120b178c7554ac9"}',NULL,NULL,'0 0 0 0');
INSERT INTO "events" VALUES('iehrlg4tel6il4bajcqf',4,1.79598667695956301692e+09,'{"kind":"joined","v":1,"seat":1,"name":"Dora","key":"709d8569cec9ca05e0d17c4cd6d845be54d338a8ef5bd89c5af65a42d48dcb9e"}','aa5f9928becbe34c4b5e6f102fd1626b69f576c43746423f7a3fed250a1ba563','e0f1a5a3a7de9f991473ba84d5cd84fbc1e37be30a6a83a0295d348bdd75774f','0 0 0 0');
INSERT INTO "events" VALUES('rey4aohrempczn5csvgt',1,1.79598667716674327849e+09,'{"kind":"opened","v":1,"game":"venedig","rules":2,"options":{"board":"laguna","cards":"7-8-8-9-10","tiles":"29-29-28","treasures":"5-4-4-5","basilica":"triangle","full_hand":"no-draw","imaginary_casa":"built","turn_cap":"300","moves":"all","gold_asked":"whenever-it-counts"},"plan":["person","computer greedy"],"invitations":["",""],"commitment":"14c4c0104fb3ffdc139b46c4a0aecbbfe3a9ada8236ce214cfd6021ffaaff896","deal":[2,2,0,3,2,1,0]}','a4ceca0153c4bda638b703eb058346ca535399d242e9d91d3a2b8bd335ae527d','3a7a6b3a9a90969f793492fea322d812dabddb48758ee7475a039b17ba76ba1f',NULL);
INSERT INTO "events" VALUES('rey4aohrempczn5csvgt',2,1.79598667716674327849e+09,'{"kind":"joined","v":1,"seat":0,"name":"Dora","key":"743853ffb1f1b974895dfa0652885687bb32d958184aff9c3932f7dbef69fc6e"}',NULL,NULL,'0 0 0');
INSERT INTO "events" VALUES('rey4aohrempczn5csvgt',3,1.79598667894200468065e+09,'{"kind":"acted","v":1,"seat":0,"action":"reveal","answers":[2],"number":1}','4cee9089009bb16868f2b4bed6fa6bbc0ee8f1ec2443d3e948efff617e39cc0e','d8263e0a1edf16227c3a65e1c43ea726b47a1d166cfeaf4324b420f572696c47','0 0 0');
INSERT INTO "events" VALUES('rey4aohrempczn5csvgt',4,1.79598667904047608378e+09,'{"kind":"acted","v":1,"seat":0,"action":"lay casa","answers":[],"number":2}','c6d905a9a64aeedc56a2fa80c869ffb1e0c46a3de92c474ffc9bcc8dc066719e','166e694d77a018eaaf57b1f39ac012ed6d82cb8d8437ade931fe34de641912eb','1 0 1');
INSERT INTO "events" VALUES('rey4aohrempczn5csvgt',5,1.79598667918173933032e+09,'{"kind":"acted","v":1,"seat":0,"action":"lay campo","answers":[],"number":3}','71035e01660d91067cba846fbb58151b14ba51b29fd9e60452313b2bb1d76b85','5a16f3e20bbb41fa9f0e0e8ee2cb7988c5f242b0e5d28bbe4398c30dee486393','2 0 2');
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',1,1.79598667950567102429e+09,'{"kind":"opened","v":1,"game":"canal-grande","rules":2,"options":{"numbers":"4-5-5","spy_replacement":"1","matching_card":"required","district_ban":"round","powers":"automatic","round_cap":"200","drawn_traitors":"after-drawing"},"plan":["person","person"],"invitations":["c09a53ed61b66e82cacfe43ece9481c33f7f6134d7c36b2e4ad24d44d551f216","70d7558d45f9fdac8eac252b3b8d24b623c488d727d644710f855d16b2106159"],"commitment":"d9764d84bfe4abfe64fe6e9c3381ceb474e1ab975dbabfad9e5c15cd4cf18976","deal":[2,0,0,4,5,2,1,1,1,0,8,8,5,6,2,1,1]}','749a6311cc16ffc708435e5818ffb00f29ef9a8d54ff6de6b24746f88c7f4852','f7ca919b82251766dcb34138d2b834130a78186ee0aa034048b58941d3f1b719',NULL);
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',2,1.79598667950567102429e+09,'{"kind":"of-tournament","v":1,"tournament":"6gtofvi43vfjp6gxjz5p"}',NULL,NULL,NULL);
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',3,1.79598667950567102429e+09,'{"kind":"time-limited","v":1,"control":"days 3"}',NULL,NULL,'0 0 0');
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',4,1.79598667951371860499e+09,'{"kind":"joined","v":1,"seat":0,"name":"Anna","key":"604288bdc5775cc2d13810bdef69697843dbd3866f9899f0d309e1c820891592"}','f38185706d88466c1b650ebe9411a64472a2e6c2ec2311067061a8ffff4d048c','a6fbc62690a4d850459cf8a6d570c4874e14230cbe9bfe6793d0d3dc27fc552e','0 0 0');
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',5,1.7959866795217683315e+09,'{"kind":"joined","v":1,"seat":1,"name":"Dora","key":"23d30509f3111ef20bd2e6c2ba15612d65424bf35a4a1810562c205f3bed3903"}','b68e030018be5a3621009804461f04328c509a5804b377a963596b0340a9ee5e','358a5da9f2a1ac701af8a5fdb61ccb7be478e7c17370298f9aaaf0448953107a','0 0 0');
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',1,1.79598667952976250644e+09,'{"kind":"opened","v":1,"game":"canal-grande","rules":2,"options":{"numbers":"4-5-5","spy_replacement":"1","matching_card":"required","district_ban":"round","powers":"automatic","round_cap":"200","drawn_traitors":"after-drawing"},"plan":["person","person"],"invitations":["c3c8165542c34c1edbb4278dae3fb0353a13c75e79ba9931ef6e69cac6a09a20","48283b8f8bfb8cf617bb3ef061eccaa8b38eb103404cf7dd1f78c8ce42bbf9ca"],"commitment":"a6094367d85fa3480c34fa67649dcab54db0947ac9bbaec497c34b8c1527fef6","deal":[2,1,5,0,4,3,3,0,1,4,4,6,9,8,2,1,1]}','f7a09c90831f9569104d815cce94277ba9ac15f2889d89bfd7a28fd062634718','f7ca919b82251766dcb34138d2b834130a78186ee0aa034048b58941d3f1b719',NULL);
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',2,1.79598667952976250644e+09,'{"kind":"of-tournament","v":1,"tournament":"6gtofvi43vfjp6gxjz5p"}',NULL,NULL,NULL);
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',3,1.79598667952976250644e+09,'{"kind":"time-limited","v":1,"control":"days 3"}',NULL,NULL,'0 0 0');
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',4,1.79598667953763937955e+09,'{"kind":"joined","v":1,"seat":0,"name":"Bernd","key":"22d473ce5d3bd00a731415594b1c8d9dce7ef4f1c806cf39fb265e375fb919a8"}','f3313ad5ec9537e947a0911899e33f58c03014fcf31d9c30d32f0ffe293d2f57','d4cf6bac76788edff4a5224b48a5b633692067e25b016f5e3e0e4eb64f62c3b1','0 0 0');
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',5,1.79598667954565501207e+09,'{"kind":"joined","v":1,"seat":1,"name":"Clara","key":"523ad345d313f18a0892bfd4394f0d21796594a6b2fbe81adbd215e49dc8fd05"}','eb415e05b3e7066b261f7fc95aa0c7b7e0116e8998e1fb1fdb2589006dc59a65','192a3d0a45379aa380d266ec2cd3c63d0821c98037fcb9c8a845d486b60fd541','0 0 0');
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',6,1.79598667994558978079e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift cannaregio","answers":[],"number":1}','bb97bae253bcd0b0321c12730ebcd1dea5ade4bff73d7b1a0aafa5ccfa34518a','09a69b8ea1e2992f2a996aace2595fab713e36c7d17710afee2828d31ea4e2f3','0 0 0');
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',7,1.7959866800335512161e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift santa-croce","answers":[],"number":2}','ef3cff62c00d6958642c6eea8ff3725576949245e18878c24bb8ca8ab716c5f5','7121b5572d43f440ea73b3d66fe15d3553977aae50eccc6231b92c1bcd8fbaf0','0 0 0');
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',8,1.79598668011580491063e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift gondola","answers":[],"number":3}','b8de6a0e207fc8093fd5a7660ef9474ce29f59e6dfcc2ca2f8504be0a4b8d13f','96baddb075d5f240bbdacd75358009cd505aae4161d037df115e46e3bd3267bf','0 0 0');
INSERT INTO "events" VALUES('sib4anwftzdwwmlkgrly',9,1.79598668021992135049e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift spy","answers":[],"number":4}','a93299d02906f64fc7956aa88b235233efcb720e96b5db023531324c3475463f','7fb2c274c5cfde601f98602640a0bbee92204a35297adf2821db36117103d661','0 0 0');
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',6,1.79598668039968132974e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift san-polo","answers":[],"number":1}','f436df0a1b9a63128fc4f430416926aec41cf4a6fbe107f9fdda81b2e2877202','56237704b78e9be48846680e3eac88ad2efd7ecd99d83ebde431a1d57e7ecc8a','0 0 0');
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',7,1.79598668046661639214e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift san-polo","answers":[],"number":2}','de1f12099f997d390cc8315028cf9618b4228edc3d0d6677d9d78afec3103b41','ff94550c484999de924ee85d5d8edf023665646a336872c8b38eba3e2d927f1c','0 0 0');
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',8,1.79598668054138612751e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift gondola","answers":[],"number":3}','3197ccb63121def692416cec8d875fb0e1eb94f674daddd09f7101800fc70899','96baddb075d5f240bbdacd75358009cd505aae4161d037df115e46e3bd3267bf','0 0 0');
INSERT INTO "events" VALUES('xj653jklerznwond7o5o',9,1.79598668062940382958e+09,'{"kind":"acted","v":1,"seat":1,"action":"shift spy","answers":[],"number":4}','167792b16773a8383b3efca6247aa9f8e2efc657b983fcc34f68140c4e4a68cb','7fb2c274c5cfde601f98602640a0bbee92204a35297adf2821db36117103d661','0 0 0');
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	since FLOAT NOT NULL, shown BOOLEAN DEFAULT 0 NOT NULL, barred BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('2qAR4dLJ72MFka1D2HdS','Anna',1.79598667266801619536e+09,0,0);
INSERT INTO "guests" VALUES('zvLSXFggSHCQDlwst52s','Bernd',1.79598667333465194704e+09,0,0);
INSERT INTO "guests" VALUES('JNXC6cRfnr9Ul-t7MllK','Clara',1.79598667642553353309e+09,0,0);
INSERT INTO "guests" VALUES('_vOKREqShR4OgGANW5nZ','Dora',1.79598667694232583041e+09,0,0);
CREATE TABLE last_numbers (
	table_id VARCHAR(40) NOT NULL, 
	circle INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (table_id, circle), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE left_seats (
	sitting VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	guest_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (sitting, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
CREATE TABLE messages (
	table_id VARCHAR(40) NOT NULL, 
	circle INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	guest_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	text TEXT NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, circle, number), 
	CONSTRAINT one_message_a_key UNIQUE (table_id, guest_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "messages" VALUES('mgitwipm3bixtccm3c4p',0,1,'2qAR4dLJ72MFka1D2HdS',0,'Anna',1.79598667622612762455e+09,'Good luck, Bernd!','Q7JjZjk_v6MOlq2Q_H87Y7vYmE7CWxoLBKQtwwrol_8');
INSERT INTO "messages" VALUES('mgitwipm3bixtccm3c4p',0,2,'zvLSXFggSHCQDlwst52s',1,'Bernd',1.79598667638213586807e+09,'Viel Glück, Anna!','UNiX5e5WzR51UBwuGMqQEsiy63RhGpIJgG9BX_BddzM');
CREATE TABLE mutes (
	guest_id VARCHAR(40) NOT NULL, 
	muted_id VARCHAR(40) NOT NULL, name VARCHAR(80) DEFAULT '' NOT NULL, 
	PRIMARY KEY (guest_id, muted_id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id), 
	FOREIGN KEY(muted_id) REFERENCES guests (id)
);
CREATE TABLE notes (
	guest_id VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	moment INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (guest_id, table_id, "key"), 
	FOREIGN KEY(guest_id) REFERENCES guests (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE passkeys (
	id VARCHAR(64) NOT NULL, 
	guest_id VARCHAR(40) NOT NULL, 
	credential TEXT NOT NULL, 
	public TEXT NOT NULL, 
	count BIGINT NOT NULL, 
	label VARCHAR(80) NOT NULL, 
	since FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
CREATE TABLE receivers (
	id VARCHAR(40) NOT NULL, 
	guest_id VARCHAR(40), 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	owner VARCHAR(80) NOT NULL, 
	channel VARCHAR(10) NOT NULL, 
	address TEXT NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "receivers" VALUES('a6a85aa0410705b4403970','2qAR4dLJ72MFka1D2HdS','mgitwipm3bixtccm3c4p',0,'08de525a3c074d02d8b289930d067a06a1eb52c0d062e96bf56f9d36928a124d','webhook','http://127.0.0.1:61999/Anna','en',1,1.79598667439809393884e+09);
INSERT INTO "receivers" VALUES('18277f6099796fe3cf9fd0','zvLSXFggSHCQDlwst52s','mgitwipm3bixtccm3c4p',1,'8a4e7cb56abf51ca5fe56aec8b1dc8516fb3efc4598f9198ccadaad4734d01fc','webhook','http://127.0.0.1:61999/Bernd','en',1,1.7959866744257791042e+09);
CREATE TABLE recoveries (
	guest_id VARCHAR(40) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (guest_id, kind), 
	FOREIGN KEY(guest_id) REFERENCES guests (id), 
	UNIQUE (secret)
);
CREATE TABLE "reports" (
	id INTEGER NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	circle INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	guest_id VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	settled BOOLEAN NOT NULL, 
	name VARCHAR(80) DEFAULT '' NOT NULL, 
	about_guest VARCHAR(40) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT one_report_each UNIQUE (table_id, circle, number, guest_id, name, about_guest), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
CREATE TABLE seats (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest_id VARCHAR(40) NOT NULL, 
	sitting VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	put_away BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(guest_id) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('mgitwipm3bixtccm3c4p',0,'2qAR4dLJ72MFka1D2HdS','08de525a3c074d02d8b289930d067a06a1eb52c0d062e96bf56f9d36928a124d',1.79598667269787287716e+09,0);
INSERT INTO "seats" VALUES('mgitwipm3bixtccm3c4p',1,'zvLSXFggSHCQDlwst52s','8a4e7cb56abf51ca5fe56aec8b1dc8516fb3efc4598f9198ccadaad4734d01fc',1.79598667334538674355e+09,0);
INSERT INTO "seats" VALUES('iehrlg4tel6il4bajcqf',0,'JNXC6cRfnr9Ul-t7MllK','a9155191291e0b315f3b8ed1fe92f79ddbee061ea9b83b435120b178c7554ac9',1.79598667644954538341e+09,0);
INSERT INTO "seats" VALUES('iehrlg4tel6il4bajcqf',1,'_vOKREqShR4OgGANW5nZ','709d8569cec9ca05e0d17c4cd6d845be54d338a8ef5bd89c5af65a42d48dcb9e',1.79598667695956301692e+09,0);
INSERT INTO "seats" VALUES('rey4aohrempczn5csvgt',0,'_vOKREqShR4OgGANW5nZ','743853ffb1f1b974895dfa0652885687bb32d958184aff9c3932f7dbef69fc6e',1.79598667716674327849e+09,0);
INSERT INTO "seats" VALUES('sib4anwftzdwwmlkgrly',0,'2qAR4dLJ72MFka1D2HdS','604288bdc5775cc2d13810bdef69697843dbd3866f9899f0d309e1c820891592',1.79598667951371860499e+09,0);
INSERT INTO "seats" VALUES('sib4anwftzdwwmlkgrly',1,'_vOKREqShR4OgGANW5nZ','23d30509f3111ef20bd2e6c2ba15612d65424bf35a4a1810562c205f3bed3903',1.7959866795217683315e+09,0);
INSERT INTO "seats" VALUES('xj653jklerznwond7o5o',0,'zvLSXFggSHCQDlwst52s','22d473ce5d3bd00a731415594b1c8d9dce7ef4f1c806cf39fb265e375fb919a8',1.79598667953763937955e+09,0);
INSERT INTO "seats" VALUES('xj653jklerznwond7o5o',1,'JNXC6cRfnr9Ul-t7MllK','523ad345d313f18a0892bfd4394f0d21796594a6b2fbe81adbd215e49dc8fd05',1.79598667954565501207e+09,0);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	secret VARCHAR(80) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	opened_at FLOAT NOT NULL, 
	finished_at FLOAT, archived INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('mgitwipm3bixtccm3c4p','canal-grande','xJZsv6OUdQYuhNoN6dFCaGGtG3ZHvFc4eICNuoT5VrA',0,1.79598667269787287716e+09,NULL,NULL);
INSERT INTO "tables" VALUES('iehrlg4tel6il4bajcqf','doge','2BS6kyOrebG7HFKYnzMbPFadbZD2WDQYHHktqi56C7s',0,1.79598667644954538341e+09,NULL,NULL);
INSERT INTO "tables" VALUES('rey4aohrempczn5csvgt','venedig','jLEUBstFC3sY2RxFGzoI8IBVuuE268jByu1OcNgx2Sk',0,1.79598667716674327849e+09,NULL,NULL);
INSERT INTO "tables" VALUES('sib4anwftzdwwmlkgrly','canal-grande','MH082ibz_cV58dxIckxdfVaux0gUOBFOY0dANYgxa94',0,1.79598667950567102429e+09,NULL,NULL);
INSERT INTO "tables" VALUES('xj653jklerznwond7o5o','canal-grande','8HeKi1cJmBX4RcqAd21ctWo4d9gP6o7yjHSERQHZWCM',0,1.79598667952976250644e+09,NULL,NULL);
CREATE TABLE tournaments (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	time VARCHAR(80) NOT NULL, 
	opener VARCHAR(40), 
	secret VARCHAR(80) NOT NULL, 
	opened_at FLOAT NOT NULL, 
	drawn INTEGER NOT NULL, 
	changes INTEGER NOT NULL, system VARCHAR(20) DEFAULT 'meet' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(opener) REFERENCES guests (id)
);
INSERT INTO "tournaments" VALUES('6gtofvi43vfjp6gxjz5p','canal-grande','{"numbers": "4-5-5", "spy_replacement": "1", "matching_card": "required", "district_ban": "round", "powers": "automatic", "round_cap": "200"}',2,2,'days 3','2qAR4dLJ72MFka1D2HdS','xudnDG9ljoMGiYjBpsONWxoC7Q5qIi5kjofnOI_C0Hg',1.79598667922723793984e+09,1,4,'meet');
CREATE TABLE tries (
	what VARCHAR(64) NOT NULL, 
	level FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (what)
);
CREATE INDEX open_tables ON tables (opened_at) WHERE listed IS 1;
CREATE INDEX ix_devices_guest_id ON devices (guest_id);
CREATE INDEX ix_seats_guest_id ON seats (guest_id);
CREATE INDEX ix_receivers_guest_id ON receivers (guest_id);
CREATE INDEX receivers_of_seat ON receivers (table_id, seat);
CREATE INDEX calls_due ON calls (due_at);
CREATE INDEX ix_device_links_guest_id ON device_links (guest_id);
CREATE INDEX ix_messages_guest_id ON messages (guest_id);
CREATE INDEX ix_left_seats_guest_id ON left_seats (guest_id);
CREATE INDEX ix_mutes_muted_id ON mutes (muted_id);
CREATE INDEX ix_tournaments_opener ON tournaments (opener);
CREATE INDEX ix_entrants_guest_id ON entrants (guest_id);
CREATE INDEX alarms_due ON alarms (at);
CREATE INDEX ix_passkeys_guest_id ON passkeys (guest_id);
CREATE INDEX ix_reports_guest_id ON reports (guest_id);
COMMIT;
