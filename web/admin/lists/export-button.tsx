import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFile } from "#web/shell/download-file.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListState } from "./use-record-list.ts";

/** Downloads all rows that the list shows on its pages, in its order, as a CSV file. */
export function ExportButton<Row>({ list, nouns }: { list: ListState<Row>; nouns: string }) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const selection = Object.fromEntries(Object.entries(list.query).filter(([, value]) => value !== ""));
      // The text that is searched for may be personal: a link to the file would name it.
      const file = await (await request(`${list.path}/export`, "POST", selection)).blob();
      downloadFile(`${nouns.replaceAll(" ", "-")}.csv`, file, "text/csv");
    } catch (error) {
      toast({ title: "Export failed", description: (error as Error).message, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : download}>
      <Download aria-hidden="true" className="size-3.5" />
      <span className="max-lg:sr-only">{isBusy ? "Exporting…" : "Export"}</span>
      <span className="sr-only"> these {nouns} as a CSV file</span>
    </Button>
  );
}
