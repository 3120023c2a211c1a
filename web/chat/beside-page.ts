/** From this width on, the panel is beside the page; below, it covers the page. Keep in sync with panel.css. */
export const besidePage = "(width >= 80rem)";
