import { type RefObject, useEffect, useState } from "react";

/** From this width, the page stays visible beside the panel. Keep in sync with panel.css. */
const wide = "(width >= 40rem)";

/**
 * On phones, where the panel covers the screen: makes the page behind it inert, ends the panel above the on-screen
 * keyboard, and calls `onLeave` when the visitor follows a link, so that the page becomes visible.
 */
export function usePhone(panel: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const [isPhone, setIsPhone] = useState(() => !matchMedia(wide).matches);
  useEffect(() => {
    const media = matchMedia(wide);
    const change = () => setIsPhone(!media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, []);

  useEffect(() => {
    if (!isPhone) return;
    const behind = [...document.querySelectorAll<HTMLElement>(".skip-link, body > header, .consent, main, footer")];
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
  }, [isPhone, panel]);

  useEffect(() => {
    const element = panel.current;
    if (!isPhone || !element) return;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href^='/']:not([download], [target])")) onLeave();
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, [isPhone, panel, onLeave]);
}
