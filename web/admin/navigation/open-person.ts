import { personTab } from "#domain/kernel/dashboard-tabs.ts";
import type { RecordReference } from "#domain/people/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { peoplePath } from "./api-paths.ts";
import { goToTab } from "./tab-url.ts";

/** Opens the page of the person that a record comes from. The address that they share travels in no address. */
export async function openPersonOf(record: RecordReference): Promise<void> {
  try {
    const { id } = await (await request(peoplePath, "POST", record)).json();
    goToTab(personTab, { open: id });
  } catch (error) {
    const { message } = error as Error;
    toast({ title: "This person could not be opened", description: message, variant: "destructive" });
  }
}
