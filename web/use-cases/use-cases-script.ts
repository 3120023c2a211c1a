// What moves on /use-cases before anything is touched: the row of industries, and the entrance of the tiles. It is small
// enough to travel in the page itself, so neither waits for an island.
import { copiesFor, step, wrap } from "./carousel.ts";
import { stagger, tilesThreshold } from "./stagger.ts";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const query = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const scroller = query("[data-carousel]");
const row = scroller.firstElementChild as HTMLElement;
const controls = query("[data-carousel-controls]");
const pause = query("[data-carousel-pause]");

/** Why it stands still just now. */
const reasons = new Set<string>();
let own = 0;
let frame = 0;
let release = 0;
/** The length of one round; 0 where the row stands once. */
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

/** Holds for three seconds from now on: a finger, or a button, has moved it. */
function holdAWhile() {
  hold("hand", true);
  clearTimeout(release);
  release = window.setTimeout(() => hold("hand", false), 3000);
}

/** The row again and again behind itself; for who listens and who tabs there is one. */
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

function obeyMotion() {
  repeat();
  pause.hidden = still.matches;
  hold("still", still.matches);
}

/** Leaps to the same place of another round, which nobody can see. */
const leap = (place: number) => {
  own = place;
  scroller.scrollLeft = place;
};

scroller.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && hold("hover", true));
scroller.addEventListener("pointerleave", () => hold("hover", false));
scroller.addEventListener("focusin", () => hold("focus", true));
scroller.addEventListener("focusout", () => hold("focus", false));
scroller.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && holdAWhile());
scroller.addEventListener("scrollend", () => {
  const { scrollLeft } = scroller;
  const length = round();
  if (length && reasons.size && (scrollLeft < 1 || scrollLeft >= length + 1))
    leap(scrollLeft < 1 ? length : wrap(scrollLeft, length));
});
pause.addEventListener("click", () => {
  const paused = !reasons.has("pause");
  pause.toggleAttribute("data-paused", paused);
  query("[data-carousel-pause] span").textContent = paused ? "Play" : "Pause";
  hold("pause", paused);
});
for (const button of controls.querySelectorAll<HTMLElement>("[data-carousel-move]"))
  button.addEventListener("click", () => {
    holdAWhile();
    const length = round();
    const card = row.children[1] as HTMLElement;
    const way = Number(button.dataset.carouselMove) * (card.offsetLeft - (row.children[0] as HTMLElement).offsetLeft);
    const place = wrap(scroller.scrollLeft, length);
    if (length) leap(place + way < 0 ? place + length : place);
    scroller.scrollBy({ left: way, behavior: still.matches ? "instant" : "smooth" });
  });

new IntersectionObserver(([entry]) => hold("away", !entry?.isIntersecting)).observe(scroller);
still.addEventListener("change", obeyMotion);
addEventListener("resize", repeat);
controls.classList.remove("invisible");
obeyMotion();

// The tiles come one after another once a quarter of their section is in view, or as much of it as the window can hold.
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
// Whoever arrives by keyboard sees where they are.
section.addEventListener("focusin", () => [...tiles.keys()].forEach(show), { once: true });

// The last band's 'Use Cases' leads here: no need to load the page once more.
query("[data-to-top]").addEventListener("click", (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: still.matches ? "instant" : "smooth" });
  query("main").focus({ preventScroll: true });
});
