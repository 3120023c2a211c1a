import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { applicationsPath } from "../navigation/api-paths.ts";
import { refusalText } from "../ui/refusal-text.ts";

/**
 * Cancels the rejections that wait: of these applications, or of all applications of the listing at a path. Says what became
 * of them in a toast, and resolves to how many were canceled.
 */
export async function cancelRejections(of: readonly string[] | { listingPath: string }): Promise<number> {
  let canceled = 0;
  try {
    const response =
      "listingPath" in of
        ? await request(`${of.listingPath}/rejections`, "DELETE")
        : await request(`${applicationsPath}/rejection-cancellations`, "POST", { ids: of });
    ({ canceled } = await response.json());
    if (canceled > 0)
      toast({
        title: canceled === 1 ? "Email canceled" : `${canceled.toLocaleString("en-US")} emails canceled`,
        description: "The rejection itself stays.",
      });
    else
      toast({
        title: "Not canceled",
        description: "No rejection emails are waiting to be sent.",
        variant: "destructive",
      });
  } catch (error) {
    toast({ title: "Not canceled", description: refusalText(error), variant: "destructive" });
  }
  await refreshRecordList("listingPath" in of ? of.listingPath : applicationsPath);
  return canceled;
}
