// @ts-check
// The board of a puzzle.

import { listen as listenToMaps } from "./map.js";
import { listen as listenToZoom } from "./zoom.js";

if (document.getElementById("board")) {
  listenToMaps();
  listenToZoom();
}
