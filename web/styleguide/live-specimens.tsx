import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { Group } from "./specimens.tsx";

/** Components that need interaction: the two toast variants. */
export function LiveSpecimens() {
  return (
    <Group name="Toasts">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outlined"
          onClick={() => toast({ title: "Request submitted", description: "We'll be in touch with you shortly!" })}
        >
          Default toast
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            toast({ title: "Submission failed", description: "Please try again later", variant: "destructive" })
          }
        >
          Destructive toast
        </Button>
      </div>
    </Group>
  );
}
