import { useState } from "react";

const name = "sidebar_state";
const days = 7;

/** Whether a cookie string contains the collapsed state. */
export const isCollapsedIn = (cookies: string) => cookies.split("; ").includes(`${name}=collapsed`);

/** The cookie that stores the sidebar's state for 7 days, for /admin only (specification, section 3). */
export const sidebarCookie = (collapsed: boolean, secure: boolean) =>
  `${name}=${collapsed ? "collapsed" : "expanded"}; Path=/admin; Max-Age=${days * 86_400}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** The sidebar's state and a toggle. The cookie is only set on the first toggle. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(() => typeof document !== "undefined" && isCollapsedIn(document.cookie));
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = sidebarCookie(!collapsed, location.protocol === "https:");
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
