// @ts-check
// Opens worked examples in the text of the rules, as boards to step through; without a script each has a page.

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("a[data-example], #example a[rel]");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.rel) step(link);
  else if (link.getAttribute("aria-expanded") === "true") close();
  else open(link);
});

/** Open an example below its link; one is open at a time. @param {HTMLAnchorElement} link */
async function open(link) {
  const board = await fetched(link.href);
  if (!board) return location.assign(link.href);
  close();
  link.setAttribute("aria-expanded", "true");
  link.parentElement?.after(board);
  board.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLAnchorElement} link to another step */
async function step(link) {
  const { rel, href } = link, board = await fetched(href);
  if (!board) return location.assign(href);
  document.getElementById("example")?.replaceWith(board);
  const next = board.querySelector(`a[rel=${rel}]`) ?? board.querySelector("a[rel]");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

function close() {
  document.getElementById("example")?.remove();
  document.querySelector("a[data-example][aria-expanded]")?.removeAttribute("aria-expanded");
}

/** Fetch the board of another page, with the style sheets that it needs. @param {string} address */
async function fetched(address) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    await Promise.all([...page.querySelectorAll("link[rel=stylesheet]")].map(dress));
    return page.getElementById("example");
  } catch {
    return null;
  }
}

/** @param {Element} sheet */
function dress(sheet) {
  const href = sheet.getAttribute("href") ?? "";
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const own = document.createElement("link");
  Object.assign(own, { rel: "stylesheet", href });
  const first = document.querySelector("link[rel=stylesheet]");
  first?.before(own); // the page's own sheets come last
  return new Promise((done) => (own.onload = own.onerror = done));
}
