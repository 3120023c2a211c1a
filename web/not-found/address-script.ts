// Writes the missing address under its bar, which then lifts, and suggests a page with a similar address.
import { nearest } from "./nearest.ts";

const asked = decoded(location.pathname);
const line = document.querySelector("#missing-address");
const place = document.querySelector<HTMLElement>("#nearest");
const link = place?.querySelector("a");

if (line) {
  line.textContent = asked;
  document.querySelector<HTMLElement>(".missing")?.setAttribute("data-lifted", "");
}
const known = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname);
const near = nearest(asked, [...new Set(known)]);
if (near && place && link) {
  link.href = near;
  link.textContent = near;
  place.hidden = false;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
