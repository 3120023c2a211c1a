// Inline script of /careers: filters the list on each change and updates the URL. Without it the form requests the same
// URL from the server.
import { countInWords, type FilterName, filterNames } from "#domain/job-listings/filters.ts";

const form = document.querySelector<HTMLFormElement>("#positions-filter");
const positions = [...document.querySelectorAll<HTMLElement>(".position")];
const all = document.querySelector<HTMLAnchorElement>("#positions-all");

const field = (name: FilterName) => form?.elements.namedItem(name) as RadioNodeList;

function show() {
  const chosen = new Map<FilterName, string>();
  for (const name of filterNames) {
    const { value } = field(name);
    if (value) chosen.set(name, value);
  }
  let shown = 0;
  for (const position of positions) {
    position.hidden = ![...chosen].every(([name, value]) => position.dataset[name] === value);
    if (!position.hidden) shown += 1;
  }
  const text = countInWords(shown, positions.length);
  const count = document.querySelector("#positions-count");
  if (count && count.textContent !== text) count.textContent = text;
  const none = document.querySelector<HTMLElement>("#positions-none");
  if (none) none.hidden = shown > 0;
  if (all) all.hidden = chosen.size === 0;
  const query = new URLSearchParams([...chosen]);
  history.replaceState(history.state, "", query.size > 0 ? `?${query}` : location.pathname);
}

form?.addEventListener("change", show);
all?.addEventListener("click", (event) => {
  event.preventDefault();
  // Chromium ignores an empty value that is set on a RadioNodeList.
  for (const first of form?.querySelectorAll<HTMLInputElement>('[value=""]') ?? []) first.checked = true;
  show();
  form?.querySelector<HTMLInputElement>(":checked")?.focus();
});
