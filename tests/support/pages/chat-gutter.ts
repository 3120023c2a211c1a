import type { Page } from "@playwright/test";

/**
 * The texts and controls of the page that scrolling would bring under the chat button. Leaves out what scrolls sideways by
 * itself.
 */
export function underChatButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector(".chat-button")?.getBoundingClientRect();
    if (!button) return ["no chat button"];
    const reaches = ({ right, width }: DOMRect) => width > 0 && right > button.left + 1;
    const found = new Set<string>();
    const parts = document.querySelectorAll<HTMLElement>("main, body > footer, body > nav");
    for (const part of parts) {
      for (const control of part.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary"))
        if (isShown(control) && reaches(control.getBoundingClientRect()))
          found.add(`${control.tagName} ${control.textContent}`);
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !isShown(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some(reaches)) found.add(node.textContent.trim().slice(0, 60));
      }
    }
    return [...found];

    function isShown(element: Element | null): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        if (parent.matches(".sr-only, noscript, [aria-hidden=true]")) return false;
        if (parent !== document.body && /auto|scroll/.test(getComputedStyle(parent).overflowX)) return false;
      }
      return true;
    }
  });
}
