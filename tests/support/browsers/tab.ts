import { expect } from "@playwright/test";
import { type Driver, keys } from "./driver.ts";

/** `expect.poll` without its pauses of up to a second. */
export const poll = <T>(read: () => Promise<T>, message = "") => expect.poll(read, { message, intervals: [50] });

/** A page where a click is expected to hit one element. */
type Aimed = Window & { aim?: Element | null; isGuarded?: boolean; hasMissed?: boolean };

/** A browser's window on the site. Every step waits until the page is ready for it. */
export class Tab {
  readonly driver: Driver;
  readonly resize: Driver["resize"];
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
    this.resize = driver.resize;
  }

  open(path: string): Promise<void> {
    return this.driver.open(this.#origin + path);
  }

  /** Opens a page and closes its cookie banner, which would cover what the visitor wants to press. */
  async openAndReject(path: string): Promise<void> {
    await this.open(path);
    await this.click(".consent button", "Reject All");
    await this.miss(".consent");
  }

  /** Runs a function of the page again when the browser left the page meanwhile. */
  run: Driver["run"] = async (inPage, ...args) => {
    for (let tries = 1; ; tries++) {
      try {
        return await this.driver.run(inPage, ...args);
      } catch (error) {
        if (tries === 5) throw error;
      }
    }
  };

  /** Leaves nothing of the visitor behind. On an address without scripts, so that none stores anything again. */
  async forget(): Promise<void> {
    await this.open("/robots.txt");
    await this.driver.clearCookies();
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Waits for a visible element with this text or accessible name. */
  async see(selector: string, text?: string): Promise<void> {
    await poll(() => this.#pointOf(selector, text), `sees ${selector} ${text ?? ""}`).not.toBeNull();
  }

  /** Waits until no such element is visible. */
  async miss(selector: string, text?: string): Promise<void> {
    await poll(() => this.#pointOf(selector, text), `misses ${selector} ${text ?? ""}`).toBeNull();
  }

  /**
   * Waits until the page at a path, with its query and fragment, has loaded: Firefox may not answer when it is asked to open
   * another one before.
   */
  async isAt(path: string): Promise<void> {
    const loaded = () => (document.readyState === "complete" ? location.href : "");
    await poll(() => this.run(loaded)).toBe(this.#origin + path);
  }

  /** Clicks an element, again if it moved away meanwhile. */
  async click(selector: string, text?: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      const { x, y } = await this.#approach(selector, text);
      await this.driver.click(x, y);
      if (!(await this.run(() => (window as Aimed).hasMissed))) return;
      if (tries === 5) throw new Error(`${selector} ${text ?? ""} moves away from each click`);
    }
  }

  async hover(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#approach(selector, text);
    await this.driver.hover(x, y);
  }

  /** Replaces the text of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.run((field) => (document.querySelector(field) as HTMLInputElement).select(), selector);
    await this.driver.type(text);
    await poll(() => this.valueOf(selector)).toBe(text);
  }

  /** Chooses an option; the menu of a `<select>` belongs to the system. */
  choose(selector: string, value: string): Promise<void> {
    return this.run(
      (field, chosen) => {
        const select = document.querySelector(field) as HTMLSelectElement;
        select.value = chosen;
        for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      selector,
      value,
    );
  }

  async upload(selector: string, path: string): Promise<void> {
    await poll(() => this.run((field) => document.querySelector(field) !== null, selector), selector).toBe(true);
    await this.driver.upload(selector, path);
  }

  press(key: keyof typeof keys): Promise<void> {
    return this.driver.type(keys[key]);
  }

  valueOf(selector: string): Promise<string> {
    return this.run((field) => (document.querySelector(field) as HTMLInputElement).value, selector);
  }

  /** Waits until an element has stopped moving and nothing covers it, and resolves with its middle. */
  async #approach(selector: string, text?: string): Promise<{ x: number; y: number }> {
    let last: { x: number; y: number; isFree: boolean } | null = null;
    await poll(
      async () => {
        const before = last;
        last = await this.#pointOf(selector, text, true);
        return last?.isFree && last.x === before?.x && last.y === before.y;
      },
      `reaches ${selector} ${text ?? ""}`,
    ).toBe(true);
    return last ?? { x: 0, y: 0 };
  }

  /**
   * The middle of the first visible element, or null. To `reach` it, scrolls to it, which may be what makes it opaque, and lets
   * the page ignore a click that misses it.
   */
  #pointOf(selector: string, text = "", reach = false) {
    return this.run(
      (css, wanted, scroll) => {
        const element = [...document.querySelectorAll(css)].find((one) => {
          const name = `${one.getAttribute("aria-label") ?? ""} ${one.textContent}`.replace(/\s+/g, " ");
          const isVisible = one.checkVisibility({ visibilityProperty: true, opacityProperty: !scroll });
          return name.includes(wanted) && isVisible && one.getClientRects().length > 0;
        });
        if (!element) return null;
        if (scroll) {
          const page = window as Aimed;
          if (!page.isGuarded)
            addEventListener(
              "click",
              (event) => {
                // A click from before hydration is repeated by a script.
                if (!event.isTrusted) return;
                const { aim } = page;
                page.aim = null;
                if (!aim || aim.contains(event.target as Node)) return;
                event.preventDefault();
                event.stopImmediatePropagation();
                page.hasMissed = true;
              },
              true,
            );
          page.isGuarded = true;
          page.aim = element;
          page.hasMissed = false;
          element.scrollIntoView({ block: "center", behavior: "instant" });
        }
        const box = element.getClientRects()[0] as DOMRect;
        const x = Math.round(box.left + box.width / 2);
        const y = Math.round(box.top + box.height / 2);
        const hit = document.elementFromPoint(x, y);
        return { x, y, isFree: element.contains(hit) };
      },
      selector,
      text,
      reach,
    );
  }
}
