// @ts-check
// Notes that the browser darkens the page although the device is light: an experiment of Chromium, which ignores
// `color-scheme`. Drawings need other colours then (look.css).

const probe = document.createElement("i");
probe.style.cssText = "color-scheme: only light; color: Canvas";
document.body.append(probe);
const white = getComputedStyle(probe).color === "rgb(255, 255, 255)";
probe.remove();
document.documentElement.toggleAttribute("data-darkened", !white && !matchMedia("(forced-colors: active)").matches);
