import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { storeDraft } from "#web/contact/draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

const untouched = (control: Control) => control.value === control.defaultValue || control.value.trim() === "";

/** Selects a field that still holds its default, so that typing replaces it. */
function selectDefault(target: EventTarget | null) {
  if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && untouched(target))
    target.select();
}

/**
 * The form of the home page's contact section. It neither validates nor sends: Submit passes the typed text to
 * `/contact` in the tab's storage, never in the URL. Empty fields and unchanged defaults are left out.
 */
export default function ContactForm({ children }: { children?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) selectDefault(document.activeElement);
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const draft: Record<string, string> = {};
    for (const name of ["name", "email", "message"]) {
      const control = event.currentTarget.elements.namedItem(name) as Control;
      if (!untouched(control)) draft[name] = control.value.trim();
    }
    if (Object.keys(draft).length > 0) storeDraft(draft);
    location.assign("/contact");
  }

  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={submit}
      onFocus={(event) => selectDefault(event.target)}
    >
      {children}
      <p className="load-failed mt-4 text-small">
        This form didn’t load. <a href="/contact">Continue on the contact page</a>.
      </p>
    </form>
  );
}
