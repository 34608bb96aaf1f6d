// @ts-check
// Notes what a browser darkens on a light device: it chooses our dark theme, which no media query tells; an experiment of
// Chromium even ignores `color-scheme`, and drawings need other colours (look.css).

const root = document.documentElement;
if (!matchMedia("(forced-colors: active), (prefers-color-scheme: dark)").matches) {
  root.toggleAttribute("data-dark", darkens("inherit"));
  root.toggleAttribute("data-darkened", darkens("only light"));
}

/** @param {string} scheme @returns {boolean} */
function darkens(scheme) {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = `color-scheme: ${scheme}; color: Canvas`;
  const white = getComputedStyle(probe).color === "rgb(255, 255, 255)";
  probe.remove();
  return !white;
}
