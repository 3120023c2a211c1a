import { useEffect, useRef } from "react";
import { toast } from "#web/shell/toasts.ts";
import { findPage } from "./find-page.ts";

/**
 * Looks for the row that the address names when the shown page does not have it: a link, in an email for example, may lead to
 * a row that has moved to another page or was removed. `show` gets its page, or null, which a message tells the user.
 */
export function useLinkedRow({
  list,
  pageSize,
  openId,
  isShown,
  isElsewhere,
  show,
}: {
  /** The API path of the list with its filters. */
  list: string;
  pageSize: number;
  openId: string | null;
  /** Whether the row is on the shown page, or known not to be. Neither while it loads. */
  isShown: boolean;
  isElsewhere: boolean;
  show: (page: number | null) => void;
}): void {
  const searchedId = useRef<string | null>(null);
  const lastOpenId = useRef<string | null>(null);
  useEffect(() => {
    if (isShown) lastOpenId.current = openId;
    if (!isElsewhere) searchedId.current = null;
    if (!isElsewhere || openId === null || searchedId.current === openId) return;
    searchedId.current = openId;
    const finish = (found: number | null) => {
      // Ignore the result if another row was opened in the meantime.
      if (searchedId.current !== openId) return;
      show(found);
      // A row that was open until now was removed by its own action: no message.
      if (found === null && lastOpenId.current !== openId)
        toast({ title: "Not found", description: "The record behind this link has been deleted." });
    };
    // A failed lookup means that the list fails as well, and the list shows the error.
    findPage(list, openId, pageSize).then(finish, () => {});
  });
}
