import type { ClientDirective } from "astro";

/** `client:visible`: the island's code is fetched as soon as a part of it is in view, or within the `rootMargin` that it is given. */
const wakeOnView: ClientDirective = (load, options, element) => {
  const watch = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    const hydrate = await load();
    await hydrate();
  }, Object(options.value) as IntersectionObserverInit);
  // The island itself has no box.
  for (const child of element.children) watch.observe(child);
};

export default wakeOnView;
