import { useEffect, useRef } from "react";

/**
 * Marks an element with `data-more-left` and `data-more-right` while its first child can be scrolled to that side. Returns the
 * ref of the element.
 */
export function useScrollEdges() {
  const frame = useRef<HTMLDivElement>(null);
  // After each change of the cards: columns that collapse or open change the width.
  useEffect(() => {
    const element = frame.current;
    const scroller = element?.firstElementChild;
    if (!element || !scroller) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scroller;
      element.toggleAttribute("data-more-left", scrollLeft > 1);
      element.toggleAttribute("data-more-right", scrollLeft + clientWidth < scrollWidth - 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    scroller.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", mark);
    };
  });
  return frame;
}
