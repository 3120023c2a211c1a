// Put into the HTML of a page with a table of contents (`contents.tsx`): marks the section in view.
const links = [...document.querySelectorAll<HTMLAnchorElement>(".toc a")];
const sections = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
let marked: string | undefined;

function mark() {
  const line = innerHeight / 3;
  const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const id = (atEnd ? sections : passed).at(-1)?.id ?? sections[0]?.id;
  if (id === marked) return;
  marked = id;
  for (const link of links) {
    if (decodeURIComponent(link.hash) === `#${id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

let waiting = false;
addEventListener(
  "scroll",
  () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  },
  { passive: true },
);
mark();

// On a phone the list closes behind the reader.
const folded = document.querySelector<HTMLDetailsElement>("details.toc");
folded?.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) folded.open = false;
});
