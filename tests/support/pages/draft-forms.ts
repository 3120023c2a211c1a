import { expect, type Locator } from "@playwright/test";
import { cast } from "#harness/cast.ts";

/** A form of the dashboard that keeps what is typed until the server has stored it. */
export interface DraftForm {
  name: string;
  record: "inquiries" | "applications" | "conversations";
  /** Opens the form in the record's dialog and returns it; also when the dialog already shows it. */
  open: (dialog: Locator) => Promise<Locator>;
  type: (form: Locator) => Promise<void>;
  expectTyped: (form: Locator) => Promise<void>;
  send: string;
  /** What it says when the server did not store it. */
  refusal: RegExp;
  /** The end of the path, below the record's unless it starts with a slash, at which the stored text is read. */
  readAt: string;
  stored: string;
}

/** Presses a button unless the form that it opens is shown. */
async function openBy(button: Locator, form: Locator) {
  await expect(button.or(form).first()).toBeVisible();
  if (!(await form.isVisible())) await button.click();
  return form;
}
const openComposer = (dialog: Locator) =>
  openBy(
    dialog.getByRole("button", { name: "Reply by email" }),
    dialog.getByRole("region", { name: "Reply by email" }),
  );
async function openNewTemplate(dialog: Locator) {
  const templates = dialog.page().getByRole("dialog", { name: "Reply templates" });
  if (await templates.isVisible()) return templates;
  await openComposer(dialog);
  await dialog.getByRole("button", { name: "Manage templates" }).click();
  await templates.getByRole("button", { name: "New template" }).click();
  return templates;
}
const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

/** Every form that keeps its draft. */
export const draftForms: readonly DraftForm[] = [
  {
    name: "a note",
    record: "inquiries",
    open: async (dialog) => dialog.getByRole("form", { name: "Add a note" }),
    type: (form) => field(form, "Add a note").fill("Call on Friday, after lunch"),
    expectTyped: (form) => expect(field(form, "Add a note")).toHaveValue("Call on Friday, after lunch"),
    send: "Add note",
    refusal: /^Not added\./,
    readAt: "notes",
    stored: "Call on Friday, after lunch",
  },
  {
    name: "a reply by email",
    record: "inquiries",
    open: openComposer,
    type: async (form) => {
      await field(form, "Subject").fill("Thursday");
      await field(form, "Your reply").fill("Dear Vera, Thursday works.");
      await field(form, "Send").selectOption("In 24 hours");
    },
    expectTyped: async (form) => {
      await expect(field(form, "Subject")).toHaveValue("Thursday");
      await expect(field(form, "Your reply")).toHaveValue("Dear Vera, Thursday works.");
      await expect(field(form, "Send")).toHaveValue("day");
    },
    send: "Schedule",
    refusal: /^Not sent\./,
    readAt: "replies",
    stored: "Dear Vera, Thursday works.",
  },
  {
    name: "a signature",
    record: "inquiries",
    open: async (dialog) => {
      const composer = await openComposer(dialog);
      await openBy(
        composer.getByRole("button", { name: "Add a signature" }),
        composer.getByRole("textbox", { name: "Your signature" }),
      );
      return composer;
    },
    type: (form) => field(form, "Your signature").fill("Ada, from the looms"),
    expectTyped: (form) => expect(field(form, "Your signature")).toHaveValue("Ada, from the looms"),
    send: "Save signature",
    refusal: /503/,
    readAt: "replies",
    stored: "Ada, from the looms",
  },
  {
    name: "a reply template",
    record: "applications",
    open: openNewTemplate,
    type: async (form) => {
      await field(form, "Name").fill("Invitation");
      await field(form, "Subject").fill("Meet us");
      await field(form, "Text").fill("Dear {{first name}}, come by.");
    },
    expectTyped: async (form) => {
      await expect(field(form, "Name")).toHaveValue("Invitation");
      await expect(field(form, "Subject")).toHaveValue("Meet us");
      await expect(field(form, "Text")).toHaveValue("Dear {{first name}}, come by.");
    },
    send: "Save template",
    refusal: /^Not saved\./,
    readAt: "/api/admin/application-templates",
    stored: "Dear {{first name}}, come by.",
  },
  {
    name: "an answer that is logged",
    record: "applications",
    open: (dialog) =>
      openBy(
        dialog.getByRole("button", { name: "Log an answer" }),
        dialog.page().getByRole("form", { name: "Log an answer" }),
      ),
    type: async (form) => {
      await field(form, "Received by").selectOption("Phone");
      await field(form, "What the answer was").fill("Friday at noon.");
    },
    expectTyped: async (form) => {
      await expect(field(form, "Received by")).toHaveValue("phone");
      await expect(field(form, "What the answer was")).toHaveValue("Friday at noon.");
    },
    send: "Save",
    refusal: /^Not saved\./,
    readAt: "replies",
    stored: "Friday at noon.",
  },
  {
    name: "an interview",
    record: "applications",
    open: (dialog) =>
      openBy(
        dialog.getByRole("button", { name: "Schedule an interview" }),
        dialog.getByRole("form", { name: "Schedule an interview" }),
      ),
    type: async (form) => {
      await field(form, "Title").fill("Talk about looms");
      await field(form, "Start").fill("2027-07-15T14:00");
      await field(form, "Duration").selectOption("90 minutes");
      await field(form, cast.ada.name).check();
      await form.getByLabel("Invite the candidate").check();
    },
    expectTyped: async (form) => {
      await expect(field(form, "Title")).toHaveValue("Talk about looms");
      await expect(field(form, "Start")).toHaveValue("2027-07-15T14:00");
      await expect(field(form, "Duration")).toHaveValue("90");
      await expect(field(form, cast.ada.name)).toBeChecked();
      await expect(form.getByLabel("Invite the candidate")).toBeChecked();
    },
    send: "Schedule and send invitations",
    refusal: /^Not saved\./,
    readAt: "interviews",
    stored: "Talk about looms",
  },
  {
    name: "a scorecard",
    record: "applications",
    open: (dialog) =>
      openBy(
        dialog.getByRole("button", { name: "Add your scorecard" }),
        dialog.getByRole("form", { name: "Your scorecard" }),
      ),
    type: async (form) => {
      for (const criterion of ["Skills", "Problem solving", "Communication", "Motivation"])
        await form.getByRole("group", { name: criterion }).getByLabel("3 Good").check();
      await form.getByRole("group", { name: "Would you hire" }).getByLabel("Yes", { exact: true }).check();
      await form.getByLabel("Note").fill("Threads a loom in the dark.");
    },
    expectTyped: async (form) => {
      await expect(form.getByRole("group", { name: "Motivation" }).getByLabel("3 Good")).toBeChecked();
      await expect(
        form.getByRole("group", { name: "Would you hire" }).getByLabel("Yes", { exact: true }),
      ).toBeChecked();
      await expect(form.getByLabel("Note")).toHaveValue("Threads a loom in the dark.");
    },
    send: "Save scorecard",
    refusal: /^Not saved\./,
    readAt: "scorecards",
    stored: "Threads a loom in the dark.",
  },
  {
    name: "a reply in a conversation",
    record: "conversations",
    open: async (dialog) => dialog.getByRole("form", { name: "Reply" }),
    type: (form) => field(form, "Your reply").fill("About 100 metres."),
    expectTyped: (form) => expect(field(form, "Your reply")).toHaveValue("About 100 metres."),
    send: "Send reply",
    refusal: /^Not sent\./,
    readAt: "",
    stored: "About 100 metres.",
  },
];
