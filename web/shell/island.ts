import type { ClientDirective } from "astro";
import wakeOnSignal from "./wake-on-signal.ts";
import wakeOnTouch from "./wake-on-touch.ts";
import wakeOnView from "./wake-on-view.ts";

// What makes `<astro-island>` alive, in the HTML of each page: Astro's own script (astro/dist/runtime/server/astro-island.ts),
// less what no page here uses, at a third of its bytes, which the first flight needs (docs/decisions/2026-11-21-first-flight-budget.md).
// It knows props of plain JSON and the moments below. Left out are what only a router or a page that streams needs, and slots
// that are not shown.

type Renderer = (element: Element) => (component: unknown, props: object, slots: object, about: object) => unknown;

const atOnce: ClientDirective = async (load) => (await load())();
const moments: Record<string, ClientDirective> = {
  touch: wakeOnTouch,
  signal: wakeOnSignal,
  visible: wakeOnView,
  load: atOnce,
  only: atOnce,
};

const plain = (value: unknown): unknown =>
  Object(value) === value
    ? Object.fromEntries(Object.entries(value as object).map(([key, kept]) => [key, revive(kept)]))
    : value;

function revive([type, value]: [number, unknown]): unknown {
  if (type > 1) throw new Error("props of an island: plain JSON only (web/shell/island.ts)");
  return type ? (value as [number, unknown][]).map(revive) : plain(value);
}

const fetched = (url: string) =>
  import(url).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return import(`${url}?astro-retry=${Date.now()}`);
  });

customElements.define(
  "astro-island",
  class extends HTMLElement {
    /** An island that shows slots begins once they are parsed, any other at once: neither misses what happens meanwhile. */
    connectedCallback() {
      if (document.readyState !== "loading" || !this.hasAttribute("await-children")) {
        this.start();
        return;
      }
      const begin = () => {
        removeEventListener("DOMContentLoaded", begin);
        parsed.disconnect();
        this.start();
      };
      const parsed = new MutationObserver(() => {
        if (this.lastChild?.nodeValue !== "astro:end") return;
        this.lastChild.remove();
        begin();
      });
      parsed.observe(this, { childList: true });
      addEventListener("DOMContentLoaded", begin);
    }

    async start() {
      const of = (name: string) => this.getAttribute(name) ?? "";
      const client = of("client");
      const failed = (error: unknown) => {
        const detail = { error, componentUrl: of("component-url") };
        if (this.dispatchEvent(new CustomEvent("astro:hydration-error", { cancelable: true, bubbles: true, detail })))
          console.error("[astro-island]", detail.componentUrl, error);
      };
      const load = async () => {
        try {
          const [component, renderer] = await Promise.all([fetched(of("component-url")), fetched(of("renderer-url"))]);
          const hydrate = async () => {
            if (!this.isConnected) return;
            const parent = this.parentElement?.closest("astro-island[ssr]");
            if (parent) {
              parent.addEventListener("astro:hydrate", hydrate, { once: true });
              return;
            }
            const slots: Record<string, string> = {};
            for (const slot of this.querySelectorAll("astro-slot"))
              if (slot.closest("astro-island") === this) slots[slot.getAttribute("name") ?? "default"] = slot.innerHTML;
            const props = plain(JSON.parse(of("props"))) as object;
            await (renderer.default as Renderer)(this)(component[of("component-export")], props, slots, { client });
            this.removeAttribute("ssr");
            this.dispatchEvent(new CustomEvent("astro:hydrate"));
          };
          return hydrate;
        } catch (error) {
          failed(error);
          return async () => {};
        }
      };
      try {
        await moments[client]?.(load, JSON.parse(of("opts")), this);
      } catch (error) {
        failed(error);
      }
    }
  },
);
