// The motion of /use-cases before any interaction: the carousel of industries and the entrance of the tiles. This inline
// script is small, so neither waits for an island to hydrate.
import { copiesFor, step, wrap } from "./carousel.ts";
import { stagger, tilesThreshold } from "./stagger.ts";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const query = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const scroller = query("[data-carousel]");
const row = scroller.firstElementChild as HTMLElement;
const controls = query("[data-carousel-controls]");
const pause = query("[data-carousel-pause]");

/** The reasons why the row is paused. */
const pauseReasons = new Set<string>();
let position = 0;
let frame = 0;
let resumeTimer = 0;
/** The length of one round; 0 if the row has no copy. */
const round = () => {
  const copy = row.nextElementSibling as HTMLElement | null;
  return copy ? copy.offsetLeft - row.offsetLeft : 0;
};

function move() {
  position = step(position, scroller.scrollLeft, round());
  scroller.scrollLeft = position;
  frame = requestAnimationFrame(move);
}

function setPaused(reason: string, isPaused: boolean) {
  if (isPaused) pauseReasons.add(reason);
  else pauseReasons.delete(reason);
  cancelAnimationFrame(frame);
  if (pauseReasons.size === 0) frame = requestAnimationFrame(move);
}

/** Pauses for three seconds, after the visitor has moved the row by touch or button. */
function pauseBriefly() {
  setPaused("hand", true);
  clearTimeout(resumeTimer);
  resumeTimer = window.setTimeout(() => setPaused("hand", false), 3000);
}

/** Appends copies of the row, hidden from assistive technology and the tab order. */
function repeat() {
  if (reducedMotion.matches) return;
  const length = row.getBoundingClientRect().width;
  while (scroller.childElementCount < copiesFor(scroller.clientWidth, length)) {
    const copy = row.cloneNode(true) as HTMLElement;
    copy.ariaHidden = "true";
    for (const link of copy.querySelectorAll("a")) link.tabIndex = -1;
    scroller.append(copy);
  }
}

function applyMotionPreference() {
  repeat();
  pause.hidden = reducedMotion.matches;
  setPaused("still", reducedMotion.matches);
}

/** Jumps to the same position in another round, which is invisible. */
const jump = (target: number) => {
  position = target;
  scroller.scrollLeft = target;
};

scroller.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && setPaused("hover", true));
scroller.addEventListener("pointerleave", () => setPaused("hover", false));
scroller.addEventListener("focusin", () => setPaused("focus", true));
scroller.addEventListener("focusout", () => setPaused("focus", false));
scroller.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && pauseBriefly());
scroller.addEventListener("scrollend", () => {
  const { scrollLeft } = scroller;
  const length = round();
  if (length && pauseReasons.size && (scrollLeft < 1 || scrollLeft >= length + 1))
    jump(scrollLeft < 1 ? length : wrap(scrollLeft, length));
});
pause.addEventListener("click", () => {
  const paused = !pauseReasons.has("pause");
  pause.toggleAttribute("data-paused", paused);
  query("[data-carousel-pause] span").textContent = paused ? "Play" : "Pause";
  setPaused("pause", paused);
});
for (const button of controls.querySelectorAll<HTMLElement>("[data-carousel-move]"))
  button.addEventListener("click", () => {
    pauseBriefly();
    const length = round();
    const card = row.children[1] as HTMLElement;
    const distance =
      Number(button.dataset.carouselMove) * (card.offsetLeft - (row.children[0] as HTMLElement).offsetLeft);
    const current = wrap(scroller.scrollLeft, length);
    if (length) jump(current + distance < 0 ? current + length : current);
    scroller.scrollBy({ left: distance, behavior: reducedMotion.matches ? "instant" : "smooth" });
  });

let isRunning = false;
/** Starts the carousel when it is first in view: measured earlier, its layout would delay the first paint. */
function start() {
  isRunning = true;
  reducedMotion.addEventListener("change", applyMotionPreference);
  addEventListener("resize", repeat);
  controls.classList.remove("invisible");
  applyMotionPreference();
}
new IntersectionObserver(([entry]) => {
  if (entry?.isIntersecting && !isRunning) start();
  setPaused("away", !entry?.isIntersecting);
}).observe(scroller);

// The tiles appear one after another once a quarter of their section is in view, or a smaller share on short screens.
const section = query("[data-tiles]");
const tiles = [...section.querySelectorAll<HTMLElement>("[data-tile]")];
const show = (index: number) => tiles[index]?.setAttribute("data-shown", "");
const observer = new IntersectionObserver(
  (entries) => {
    const share = ({ height }: DOMRectReadOnly) => Math.min(tilesThreshold, (innerHeight * 0.6) / height);
    if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share(entry.boundingClientRect)))
      return;
    observer.disconnect();
    stagger(tiles.length, show);
  },
  { threshold: Array.from({ length: 26 }, (_, percent) => percent / 100) },
);
observer.observe(section);
// A visitor who tabs into the section sees all tiles at once.
section.addEventListener("focusin", () => [...tiles.keys()].forEach(show), { once: true });

// 'Use Cases' in the last section links to this page: scroll to its top instead of loading it again.
query("[data-to-top]").addEventListener("click", (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: reducedMotion.matches ? "instant" : "smooth" });
  query("main").focus({ preventScroll: true });
});
