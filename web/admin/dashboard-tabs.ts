import { BriefcaseBusiness, ChartColumn, FileUser, Inbox, type LucideIcon, Mail, MessagesSquare } from "lucide-react";
import type { ComponentType } from "react";

export interface DashboardTab {
  /** The panel's id, also the tab's name in the URL: `/admin?tab=…`. */
  id: string;
  name: string;
  icon: LucideIcon;
  /** Imports the panel when the tab is first opened. The panel fetches its own data. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The dashboard's tabs in display order; the first is the default (specification, section 2). */
export const dashboardTabs: readonly [DashboardTab, ...DashboardTab[]] = [
  { id: "client-inquiries", name: "Client Inquiries", icon: Inbox, load: () => import("./inquiries/inquiries.tsx") },
  {
    id: "job-applications",
    name: "Job Applications",
    icon: FileUser,
    load: () => import("./job-applications/job-applications.tsx"),
  },
  {
    id: "email-settings",
    name: "Email Settings",
    icon: Mail,
    load: () => import("./email-settings/email-settings.tsx"),
  },
  {
    id: "job-listings",
    name: "Job Listings",
    icon: BriefcaseBusiness,
    load: () => import("./job-listings/job-listings.tsx"),
  },
  {
    id: "conversations",
    name: "Conversations",
    icon: MessagesSquare,
    load: () => import("./conversations/conversations.tsx"),
  },
  { id: "consent", name: "Consent", icon: ChartColumn, load: () => import("./consent/consent.tsx") },
];

/** The tab with this id, or the default tab. */
export const tabOf = (id: string | null): DashboardTab =>
  dashboardTabs.find((tab) => tab.id === id) ?? dashboardTabs[0];
