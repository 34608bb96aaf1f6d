// @ts-check
// Says for screen readers what has happened.

const news = /** @type {HTMLElement} */ (document.getElementById("news"));

/** Say something in place of what was said before. @param {string[]} sentences */
export function announce(sentences) {
  const said = sentences.map((sentence) => sentence.trim()).join(" ");
  news.textContent = news.textContent === said ? `${said} ` : said;
}

/** Say something more about the same change. @param {string} sentence */
export const announceAlso = (sentence) => announce([news.textContent ?? "", sentence]);
