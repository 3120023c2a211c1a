import type { Page } from "@playwright/test";

/** The texts and controls of the page that scrolling, of the page or of a row in it, would bring under the chat button. */
export function underChatButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector(".chat-button")?.getBoundingClientRect();
    if (!button) return ["no chat button"];
    const reaches = ({ right, width }: DOMRect, edge: number) => width > 0 && Math.min(right, edge) > button.left + 1;
    const found = new Set<string>();
    const parts = document.querySelectorAll<HTMLElement>("main, body > footer, body > nav");
    for (const part of parts) {
      for (const control of part.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary"))
        if (isShown(control) && reaches(control.getBoundingClientRect(), edgeOf(control)))
          found.add(`${control.tagName} ${control.textContent}`);
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || !isShown(node.parentElement)) continue;
        const edge = edgeOf(node.parentElement);
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((rect) => reaches(rect, edge)))
          found.add(node.textContent.trim().slice(0, 60));
      }
    }
    return [...found];

    function isShown(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      return !element.closest(".sr-only, noscript, [aria-hidden=true]");
    }

    /** Where the nearest row that scrolls sideways cuts its content off. */
    function edgeOf(element: Element): number {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return parent.getBoundingClientRect().right;
      return Number.POSITIVE_INFINITY;
    }
  });
}
