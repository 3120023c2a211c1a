// The motion of /use-cases before any interaction: the row of industries, and the entrance of the tiles. The script is
// small enough to be part of the page, so neither waits for an island.
import { copiesFor, step, wrap } from "./carousel.ts";
import { stagger, tilesThreshold } from "./stagger.ts";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const query = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const scroller = query("[data-carousel]");
const row = scroller.firstElementChild as HTMLElement;
const controls = query("[data-carousel-controls]");
const pause = query("[data-carousel-pause]");

/** Why the row is paused. */
const reasons = new Set<string>();
let own = 0;
let frame = 0;
let release = 0;
/** The length of one round; 0 where the row has no copy. */
const round = () => {
  const copy = row.nextElementSibling as HTMLElement | null;
  return copy ? copy.offsetLeft - row.offsetLeft : 0;
};

function move() {
  own = step(own, scroller.scrollLeft, round());
  scroller.scrollLeft = own;
  frame = requestAnimationFrame(move);
}

function hold(reason: string, holds: boolean) {
  if (holds) reasons.add(reason);
  else reasons.delete(reason);
  cancelAnimationFrame(frame);
  if (reasons.size === 0) frame = requestAnimationFrame(move);
}

/** Pauses for three seconds, after the visitor has moved the row by touch or button. */
function pauseBriefly() {
  hold("hand", true);
  clearTimeout(release);
  release = window.setTimeout(() => hold("hand", false), 3000);
}

/** Appends copies of the row, hidden from assistive technology and the tab order. */
function repeat() {
  if (still.matches) return;
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
  pause.hidden = still.matches;
  hold("still", still.matches);
}

/** Jumps to the same position in another round, which is invisible. */
const jump = (place: number) => {
  own = place;
  scroller.scrollLeft = place;
};

scroller.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && hold("hover", true));
scroller.addEventListener("pointerleave", () => hold("hover", false));
scroller.addEventListener("focusin", () => hold("focus", true));
scroller.addEventListener("focusout", () => hold("focus", false));
scroller.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && pauseBriefly());
scroller.addEventListener("scrollend", () => {
  const { scrollLeft } = scroller;
  const length = round();
  if (length && reasons.size && (scrollLeft < 1 || scrollLeft >= length + 1))
    jump(scrollLeft < 1 ? length : wrap(scrollLeft, length));
});
pause.addEventListener("click", () => {
  const paused = !reasons.has("pause");
  pause.toggleAttribute("data-paused", paused);
  query("[data-carousel-pause] span").textContent = paused ? "Play" : "Pause";
  hold("pause", paused);
});
for (const button of controls.querySelectorAll<HTMLElement>("[data-carousel-move]"))
  button.addEventListener("click", () => {
    pauseBriefly();
    const length = round();
    const card = row.children[1] as HTMLElement;
    const way = Number(button.dataset.carouselMove) * (card.offsetLeft - (row.children[0] as HTMLElement).offsetLeft);
    const place = wrap(scroller.scrollLeft, length);
    if (length) jump(place + way < 0 ? place + length : place);
    scroller.scrollBy({ left: way, behavior: still.matches ? "instant" : "smooth" });
  });

new IntersectionObserver(([entry]) => hold("away", !entry?.isIntersecting)).observe(scroller);
still.addEventListener("change", applyMotionPreference);
addEventListener("resize", repeat);
controls.classList.remove("invisible");
applyMotionPreference();

// The tiles appear one after another once a quarter of their section is in view, or less in a low window.
const section = query("[data-tiles]");
const tiles = [...section.querySelectorAll<HTMLElement>("[data-tile]")];
const show = (index: number) => tiles[index]?.setAttribute("data-shown", "");
const watch = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    stagger(tiles.length, show);
  },
  { threshold: Math.min(tilesThreshold, (innerHeight * 0.6) / section.offsetHeight) },
);
watch.observe(section);
// A visitor who tabs into the section sees all tiles at once.
section.addEventListener("focusin", () => [...tiles.keys()].forEach(show), { once: true });

// 'Use Cases' in the last section links to this page: scroll to its top instead of loading it again.
query("[data-to-top]").addEventListener("click", (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: still.matches ? "instant" : "smooth" });
  query("main").focus({ preventScroll: true });
});
