import type { ClientDirective } from "astro";

/** `client:visible`: the island's code is fetched as soon as a part of it is in view. */
const wakeOnView: ClientDirective = (load, _, element) => {
  const watch = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    const hydrate = await load();
    await hydrate();
  });
  // The island itself has no box.
  for (const child of element.children) watch.observe(child);
};

export default wakeOnView;
