// Inlined into pages with a table of contents (`contents.tsx`): highlights the section in view.
addEventListener("DOMContentLoaded", () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".toc a")];
  const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)));
  let highlighted: Element | null | undefined;

  function highlightCurrent() {
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const line = atEnd ? innerHeight : innerHeight / 3;
    const sections = links.map(sectionOf);
    const current =
      sections.findLast((section) => section && section.getBoundingClientRect().top <= line) ?? sections[0];
    if (current === highlighted) return;
    highlighted = current;
    for (const link of links) link.ariaCurrent = sectionOf(link) === current ? "true" : null;
  }
  addEventListener("scroll", highlightCurrent, { passive: true });
  // After the first layout, which reading positions earlier would force.
  addEventListener("load", highlightCurrent);

  // On phones, close the list after a link is followed.
  const disclosure = document.querySelector<HTMLDetailsElement>("details.toc");
  disclosure?.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) disclosure.open = false;
  });
});
