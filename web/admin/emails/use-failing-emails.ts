import { useQuery } from "@tanstack/react-query";
import type { FailingEmails } from "#domain/emails/schema.ts";
import { useMay } from "../access/use-may.ts";

export const failingEmailsPath = "/api/admin/mails/failing";
const REFRESH_MS = 30_000;
const RETRYING_REFRESH_MS = 1000;

/** How many emails are failing, and why the last delivery failed; undefined until loaded and without the permission. */
export function useFailingEmails(): FailingEmails | undefined {
  return useQuery<FailingEmails>({
    queryKey: [failingEmailsPath],
    refetchInterval: ({ state }) => (state.data?.retrying ? RETRYING_REFRESH_MS : REFRESH_MS),
    enabled: useMay("emails:read"),
  }).data;
}

/** The number of failing emails as text: '1 email is failing', '3 emails are failing'. */
export const failingLabel = (count: number) =>
  count === 1 ? "1 email is failing" : `${count.toLocaleString("en-US")} emails are failing`;
