import { useState } from "react";

const name = "sidebar_state";
const days = 7;

/** Whether a cookie header says that the sidebar is folded. */
export const isCollapsedIn = (cookies: string) => cookies.split("; ").includes(`${name}=collapsed`);

/** The cookie that keeps the sidebar as it was left, for 7 days, on the dashboard alone (specification, section 3). */
export const sidebarCookie = (collapsed: boolean, secure: boolean) =>
  `${name}=${collapsed ? "collapsed" : "expanded"}; Path=/admin; Max-Age=${days * 86_400}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** The sidebar, folded to its icons or not, and how to turn it round. Nothing is stored before somebody does. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(() => typeof document !== "undefined" && isCollapsedIn(document.cookie));
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = sidebarCookie(!collapsed, location.protocol === "https:");
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
