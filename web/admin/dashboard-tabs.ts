import {
  BriefcaseBusiness,
  ChartColumn,
  ChartNoAxesCombined,
  FileUser,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Users,
} from "lucide-react";

import type { ComponentType } from "react";
import type { DashboardTabName } from "#domain/kernel/dashboard-tabs.ts";
import { hasPermission, type Permission } from "#domain/kernel/permissions.ts";
import type { Role } from "#domain/kernel/user.ts";

export interface DashboardTab {
  /** The panel's id. */
  id: string;
  /** The tab's name in the address: `/admin/<address>`. */
  address: DashboardTabName;
  name: string;
  /** The key that leads to it after `g`. */
  key: string;
  icon: LucideIcon;
  /** The permission without which the tab is not shown. */
  permission: Permission;
  /** Imports the panel when the tab is first opened. The panel fetches its own data. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The dashboard's tabs in display order. */
export const dashboardTabs: readonly DashboardTab[] = [
  {
    id: "overview",
    address: "overview",
    name: "Overview",
    key: "o",
    icon: LayoutDashboard,
    permission: "dashboard:read",
    load: () => import("./overview/overview.tsx"),
  },
  {
    id: "client-inquiries",
    address: "inquiries",
    name: "Client Inquiries",
    key: "i",
    icon: Inbox,
    permission: "inquiries:read",
    load: () => import("./inquiries/inquiries.tsx"),
  },
  {
    id: "job-applications",
    address: "applications",
    name: "Job Applications",
    key: "a",
    icon: FileUser,
    permission: "applications:read",
    load: () => import("./job-applications/job-applications.tsx"),
  },
  {
    id: "email-settings",
    address: "email",
    name: "Email Settings",
    key: "e",
    icon: Mail,
    permission: "emails:read",
    load: () => import("./emails/email-settings.tsx"),
  },
  {
    id: "job-listings",
    address: "listings",
    name: "Job Listings",
    key: "l",
    icon: BriefcaseBusiness,
    permission: "listings:change",
    load: () => import("./job-listings/job-listings.tsx"),
  },
  {
    id: "conversations",
    address: "conversations",
    name: "Conversations",
    key: "c",
    icon: MessagesSquare,
    permission: "conversations:read",
    load: () => import("./conversations/conversations.tsx"),
  },
  {
    id: "consent",
    address: "consent",
    name: "Consent",
    key: "n",
    icon: ChartColumn,
    permission: "figures:read",
    load: () => import("./consent/consent.tsx"),
  },
  {
    id: "insights",
    address: "insights",
    name: "Insights",
    key: "s",
    icon: ChartNoAxesCombined,
    permission: "figures:read",
    load: () => import("./insights/insights.tsx"),
  },
  {
    id: "team",
    address: "team",
    name: "Team",
    key: "t",
    icon: Users,
    permission: "team:read",
    load: () => import("./team/team.tsx"),
  },
  {
    id: "activity",
    address: "activity",
    name: "Activity",
    key: "v",
    icon: History,
    permission: "audit:read",
    load: () => import("./activity/activity.tsx"),
  },
];

/** The tabs that a role may use, in display order. */
export const tabsFor = (role: Role): readonly DashboardTab[] =>
  dashboardTabs.filter(({ permission }) => hasPermission(role, permission));

/**
 * The name of the tab that `/admin` shows to a role: Client Inquiries to an admin (specification, section 2), the Overview
 * to the rest of the team.
 */
export const defaultTabOf = (role: Role): DashboardTabName => (role === "admin" ? "inquiries" : "overview");
