import type { Role } from "#domain/kernel/user.ts";

/** The roles as the dashboard and the invitation page name them. */
export const roleNames: Record<Role, string> = {
  admin: "Admin",
  sales: "Sales",
  recruiter: "Recruiter",
  privacy: "Privacy",
  auditor: "Auditor",
  user: "No access",
};

/** What each role works with, in a few words. */
export const roleTasks: Record<Role, string> = {
  admin: "Everything, including the team and its roles",
  sales: "Inquiries and conversations",
  recruiter: "Applications and job listings",
  privacy: "All records about people, and the consent log",
  auditor: "Figures and the audit log, no personal data",
  user: "The account stays, without access to the dashboard",
};
