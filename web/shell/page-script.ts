// Inlined into the head of each page (web/layouts/head-code.ts); runs once the page is parsed.
import type { IslandNode } from "../islands/hydrate.ts";

const { dataset } = document.documentElement;
addEventListener("scroll", () => (dataset.scrolled = ""), { once: true });
const start = () => {
  dataset.motion = "";

  // What React expects to find (web/islands/hydrate.ts).
  for (const node of document.querySelectorAll<Element & IslandNode>("astro-island,astro-island *"))
    node.sent = [...node.childNodes].map((child) => [child, child.nodeValue]);

  // The small-screen menu: opened by its button, closed by any of its links, including placeholders.
  const menu = document.querySelector<HTMLDialogElement>("#menu");
  document.querySelector("#menu-button")?.addEventListener("click", () => menu?.showModal());
  menu?.addEventListener("click", (event) => {
    if (event.target === menu || (event.target as Element).closest("a")) menu.close();
  });

  // Reveal animations: shows each element with `data-reveal` once a tenth of it is in view.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        (entry.target as HTMLElement).dataset.revealed = "";
        observer.unobserve(entry.target);
      }
    },
    { threshold: 0.1 },
  );
  for (const element of document.querySelectorAll("[data-reveal]")) observer.observe(element);
};
// Captured, to come before a translator or an extension changes the page.
addEventListener("DOMContentLoaded", start, true);
