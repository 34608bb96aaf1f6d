// @ts-check
// Makes a passkey, or signs in with one: the browser asks its owner, and its answer is sent with the form.

/** @param {string} text base64url */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {ArrayBuffer} raw */
const text = (raw) => btoa(String.fromCharCode(...new Uint8Array(raw))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** Return the browser's answer to options of the server. @param {any} options */
async function answer(options) {
  options.challenge = bytes(options.challenge);
  for (const known of [...(options.excludeCredentials ?? []), ...(options.allowCredentials ?? [])]) known.id = bytes(known.id);
  if (!options.user) return navigator.credentials.get({ publicKey: options });
  options.user.id = bytes(options.user.id);
  return navigator.credentials.create({ publicKey: options });
}

/** @param {any} credential */
function written(credential) {
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[name]) response[name] = text(credential.response[name]);
  }
  return JSON.stringify({ id: credential.id, rawId: text(credential.rawId), type: credential.type, response });
}

/** @param {HTMLFormElement} form */
function prepare(form) {
  const wrong = /** @type {HTMLElement} */ (form.querySelector(".wrong"));
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("credential"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    wrong.textContent = "";
    try {
      field.value = written(await answer(JSON.parse(form.dataset.options ?? "")));
      form.submit();
    } catch {
      wrong.textContent = wrong.dataset.refused ?? "";
    }
  });
}

// Without a script, or in a browser without passkeys, all of this is hidden.
if ("credentials" in navigator && "PublicKeyCredential" in window) {
  for (const form of document.querySelectorAll("form.passkey")) prepare(/** @type {HTMLFormElement} */ (form));
  for (const part of document.querySelectorAll(".passkeys, form.passkey")) /** @type {HTMLElement} */ (part).hidden = false;
}
