import { catalog } from "#content/cookies/catalog.ts";
import { categoryTexts, notice } from "#content/cookies/notice.ts";
import type { Category } from "#content/cookies/schema.ts";
import type { Choices } from "#domain/consents/choices.ts";
import { optional } from "./record.ts";
import style from "./settings-dialog.css?inline";

interface Callbacks {
  acceptAll: () => void;
  rejectAll: () => void;
  save: (choices: Choices) => void;
}

let sheet: CSSStyleSheet | undefined;

/**
 * The settings dialog (specification, section 2): one switch per category, Accept All, Reject All Optional, Save
 * Preferences, Cancel. Closing it in any other way cancels. It is not part of the page's HTML, because most visitors never
 * open it.
 */
export function openSettings(current: Choices, { acceptAll, rejectAll, save }: Callbacks) {
  if (document.querySelector("dialog.settings")) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }
  const dialog = make("dialog", { className: "settings scroll-area", ariaLabel: notice.dialogTitle, tabIndex: -1 });
  const close = () => dialog.close();
  const closeThen = (act: () => void) => () => {
    close();
    act();
  };
  const button = (text: string, onclick: () => void) => make("button", { type: "button", textContent: text, onclick });
  const switches = {} as Record<keyof Choices, HTMLInputElement>;
  const rows = (["essential", ...optional] as const).map((category) => {
    const isEssential = category === "essential";
    const input = make("input", { type: "checkbox", role: "switch", disabled: isEssential });
    input.checked = isEssential || current[category];
    if (!isEssential) switches[category] = input;
    return row(category, input);
  });
  dialog.append(
    make(
      "div",
      { className: "settings-head" },
      make("h2", { textContent: notice.dialogTitle }),
      make("p", { textContent: notice.dialogText }),
      ...(navigator.globalPrivacyControl ? [make("p", { textContent: notice.signal })] : []),
    ),
    make("div", { className: "settings-rows" }, ...rows),
    make(
      "div",
      { className: "settings-answers" },
      button(notice.rejectAllOptional, closeThen(rejectAll)),
      button(notice.acceptAll, closeThen(acceptAll)),
      button(notice.cancel, close),
      button(
        notice.savePreferences,
        closeThen(() =>
          save({
            analytics: switches.analytics.checked,
            functional: switches.functional.checked,
            marketing: switches.marketing.checked,
          }),
        ),
      ),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target }) => target === dialog && close());
  dialog.addEventListener("keydown", (event) => event.key === "Tab" && trapFocus(dialog, event));
  document.body.append(dialog);
  dialog.showModal();
  dialog.focus();
}

/** A category: name, switch, purpose and cookie names. */
function row(category: Category, input: HTMLInputElement) {
  const { title, note, description } = categoryTexts[category];
  const names = catalog.filter((cookie) => cookie.category === category).map(({ name }) => name);
  const id = `settings-${category}`;
  input.setAttribute("aria-describedby", id);
  return make(
    "div",
    { className: "settings-row" },
    make(
      "label",
      {},
      make("span", {}, make("strong", { textContent: title }), ` (${note})`),
      input,
      make("span", { className: "settings-track", ariaHidden: "true" }),
    ),
    make("p", { id, textContent: description }),
    make("p", { className: "settings-names", textContent: names.join(", ") }),
  );
}

/** Keeps Tab and Shift+Tab inside the dialog; by default the browser would move the focus to its own controls. */
function trapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = [...dialog.querySelectorAll<HTMLElement>("button, input:not(:disabled)")];
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  if (event.shiftKey ? active === first || active === dialog : active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  if (children.length > 0) element.append(...children);
  return element;
}
