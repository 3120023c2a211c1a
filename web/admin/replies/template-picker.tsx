import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ReplyTemplate, TemplateKind } from "#domain/reply-templates/schema.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { useChoice } from "#web/ui/use-choice.ts";
import { Templates } from "./templates.tsx";

/** The path of the templates of a kind. */
export const templatesPath = (kind: TemplateKind) => `/api/admin/${kind}-templates`;

/** The templates of a kind. */
export const useTemplates = (kind: TemplateKind) =>
  useQuery<ReplyTemplate[]>({ queryKey: [templatesPath(kind)], staleTime: 0 });

/** Chooses a template for a reply, and opens the dialog that manages them. */
export function TemplatePicker({
  kind,
  onChoose,
}: {
  kind: TemplateKind;
  onChoose: (template: ReplyTemplate) => void;
}) {
  const id = useId();
  const [isManaging, setManaging] = useState(false);
  const { data: templates = [] } = useTemplates(kind);
  const { props, isPending } = useChoice("", (chosenId) => {
    const chosen = templates.find((template) => template.id === chosenId);
    if (chosen) onChoose(chosen);
  });
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {templates.length > 0 && (
        <div className="min-w-0 max-w-full grow sm:max-w-80">
          <SelectField id={id} label="Template" hint={isPending && "Enter fills it in."} {...props}>
            <option value="">Choose a template…</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <button type="button" className="link min-h-6 py-2.5 text-small" onClick={() => setManaging(true)}>
        {templates.length > 0 ? "Manage templates" : "Create a template"}
      </button>
      <Dialog open={isManaging} title="Reply templates" onClose={() => setManaging(false)}>
        <Templates kind={kind} path={templatesPath(kind)} templates={templates} />
      </Dialog>
    </div>
  );
}
