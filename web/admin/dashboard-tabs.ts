import { BriefcaseBusiness, ChartColumn, FileUser, Inbox, type LucideIcon, Mail, MessagesSquare } from "lucide-react";
import type { ComponentType } from "react";

export interface DashboardTab {
  /** The panel's id, and the name of the tab in the address: `/admin?tab=…`. */
  id: string;
  name: string;
  icon: LucideIcon;
  /** Fetches the panel's code. It is asked when the tab is first opened, and the panel asks for its data by itself. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The dashboard's tabs in their order; the first is shown by default (specification, section 2). */
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

/** The tab of an id; the first where there is none. */
export const tabOf = (id: string | null): DashboardTab =>
  dashboardTabs.find((tab) => tab.id === id) ?? dashboardTabs[0];
