// Shows the requested path, uncovers it, and suggests a page with a similar path.
import { nearest } from "./nearest.ts";

const requestedPath = decoded(location.pathname);
const line = document.querySelector("#missing-address");
const suggestion = document.querySelector<HTMLElement>("#nearest");
const link = suggestion?.querySelector("a");

if (line) {
  line.textContent = requestedPath;
  document.querySelector<HTMLElement>(".missing")?.setAttribute("data-lifted", "");
}
const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname);
const near = nearest(requestedPath, [...new Set(paths)]);
if (near && suggestion && link) {
  link.href = near;
  link.textContent = near;
  suggestion.hidden = false;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
