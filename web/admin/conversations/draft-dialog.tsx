import type { ChangeEvent } from "react";
import type { ConversationReport } from "#domain/conversations/schema.ts";
import { downloadFile } from "#web/shell/download-file.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Checkbox, TextArea } from "#web/ui/field.tsx";
import { useDraft } from "../use-draft.ts";
import { curatedDraftFile, curatedDraftSchema } from "./curated-draft.ts";

type Questions = ConversationReport["groups"][number];

const MAX_QUESTIONS = 8;

/** A dialog that writes a curated answer to a group of questions, and downloads it as a file for `content/assistant`. */
export function DraftDialog({ group, onClose }: { group: Questions; onClose: () => void }) {
  const asked = [...new Set(group.map(({ content }) => content.replace(/\s+/g, " ").trim()))].slice(0, MAX_QUESTIONS);
  const [typed, change, clear] = useDraft(`curated answer ${group[0]?.id}`, {
    questions: asked.join("\n"),
    answer: "",
    sources: "",
    demo: false,
    handover: false,
    apply: false,
    isUnpublished: false,
  });
  const box = (name: "demo" | "handover" | "apply" | "isUnpublished") => ({
    ...field("draft", name),
    checked: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.checked }),
  });
  const { form, field, announcement } = useSchemaForm(
    curatedDraftSchema,
    async (draft) => {
      downloadFile("draft-answer.ts", curatedDraftFile(draft), "text/plain");
      toast({
        title: "Draft downloaded",
        description: "Send the file to an engineer to add it to the Support Assistant’s answers.",
      });
      clear();
      onClose();
    },
    () => {},
  );
  return (
    <Dialog open title="Write a curated answer" onClose={onClose}>
      <form {...form} className="grid gap-5" onKeyDown={(event) => event.stopPropagation()}>
        <p className="max-w-[68ch] text-muted">
          The Support Assistant gives a curated answer to every question like these. Nothing changes until an engineer
          has added the downloaded file to the site.
        </p>
        <TextArea
          label="Ways to ask"
          rows={6}
          value={typed.questions}
          onChange={(event) => change({ questions: event.target.value })}
          data-autofocus
          hint="Three to eight, one per line, the clearest first. Remove personal data."
          {...field("draft", "questions")}
        />
        <TextArea
          label="Answer"
          rows={5}
          value={typed.answer}
          onChange={(event) => change({ answer: event.target.value })}
          hint="One to four plain sentences that stand on their own. Link to a page as [words](/path)."
          {...field("draft", "answer")}
        />
        <TextArea
          label="Pages that state it"
          rows={2}
          value={typed.sources}
          onChange={(event) => change({ sources: event.target.value })}
          placeholder="/privacy-policy#retention"
          hint="One path per line, the main page first. The build checks every number, date and name against them."
          {...field("draft", "sources")}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-1 text-small font-medium">Below the answer</legend>
          <Checkbox label="Offer a demo" {...box("demo")} />
          <Checkbox label="Offer a person on our team" {...box("handover")} />
          <Checkbox label="Offer to apply for a position" {...box("apply")} />
          <Checkbox label="Say that the site does not publish this" {...box("isUnpublished")} />
        </fieldset>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <Button type="submit" size="small" className="justify-self-start">
          Download draft
        </Button>
      </form>
    </Dialog>
  );
}
