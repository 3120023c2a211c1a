import { type RefObject, useEffect, useState } from "react";
import { besidePage } from "./beside-page.ts";

/**
 * On narrow screens, where the panel covers the page: makes the page behind it inert, except for the cookie banner, ends
 * the panel above the on-screen keyboard, and calls `onLeave` when the visitor follows a link or presses beside the panel,
 * so that the page becomes visible.
 */
export function useCover(panel: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const [covers, setCovers] = useState(() => !matchMedia(besidePage).matches);
  useEffect(() => {
    const media = matchMedia(besidePage);
    const change = () => setCovers(!media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, []);

  useEffect(() => {
    if (!covers) return;
    const behind = [...document.querySelectorAll<HTMLElement>(".skip-link, body > header, main, footer")];
    const reachable = behind.filter((element) => !element.inert);
    for (const element of reachable) element.inert = true;
    const fitToViewport = () => {
      const { height = 0, offsetTop = 0 } = visualViewport ?? {};
      panel.current?.style.setProperty("--visible-height", `${height}px`);
      panel.current?.style.setProperty("--visible-top", `${offsetTop}px`);
    };
    fitToViewport();
    visualViewport?.addEventListener("resize", fitToViewport);
    visualViewport?.addEventListener("scroll", fitToViewport);
    return () => {
      for (const element of reachable) element.inert = false;
      visualViewport?.removeEventListener("resize", fitToViewport);
      visualViewport?.removeEventListener("scroll", fitToViewport);
    };
  }, [covers, panel]);

  useEffect(() => {
    if (!covers) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isLink = panel.current?.contains(target) && target.closest("a[href^='/']:not([download], [target])");
      // What is inert receives no clicks: they reach the elements around it.
      if (isLink || target.matches("html, body")) onLeave();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [covers, panel, onLeave]);
}
