// Inline script of the pages with a film. The poster is a lazy picture in one of two color schemes; its video gets the one that
// was loaded. On the document, because such events never reach the window.
document.addEventListener(
  "load",
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const video = target.closest(".film-frame")?.querySelector("video");
    if (video) video.poster = target.currentSrc;
  },
  true,
);
