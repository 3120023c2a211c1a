// Inline script of /blog: search, topics, and the loading state of a clicked story.
import { matches, resultWords } from "./matching.ts";

const form = document.querySelector<HTMLFormElement>("#find");
const box = form?.elements.namedItem("q") as HTMLInputElement;
const topics = form?.elements.namedItem("topic") as RadioNodeList;
const stories = [...document.querySelectorAll<HTMLElement>(".story")];
const count = document.querySelector("#story-count");
const none = document.querySelector<HTMLElement>("#no-stories");

function show() {
  const typed = box.value.trim();
  let shown = 0;
  for (const story of stories) {
    const { topic = "", words = "" } = story.dataset;
    story.hidden = (topics.value !== "" && topics.value !== topic.toLowerCase()) || !matches(words, typed);
    if (!story.hidden) shown += 1;
  }
  const said = resultWords(shown, topics.value, typed);
  if (count && count.textContent !== said) count.textContent = said;
  if (none) none.hidden = shown > 0;
}

/** Writes search and topic into the URL, so that it can be shared. */
function remember() {
  const query = new URLSearchParams();
  if (topics.value) query.set("topic", topics.value);
  if (box.value.trim()) query.set("q", box.value.trim());
  history.replaceState(history.state, "", query.size > 0 ? `?${query}` : location.pathname);
}

function readAddress() {
  const query = new URLSearchParams(location.search);
  box.value = query.get("q") ?? "";
  const asked = query.get("topic") ?? "";
  topics.value = [...topics].some((radio) => (radio as HTMLInputElement).value === asked) ? asked : "";
  show();
}

form?.addEventListener("input", () => {
  show();
  remember();
});
form?.addEventListener("submit", (event) => event.preventDefault());
document.querySelector("#all-stories")?.addEventListener("click", () => {
  history.replaceState(history.state, "", location.pathname);
  readAddress();
  box.focus();
});
readAddress();

// A clicked story shows that it is opening, until the page is left or restored from the back/forward cache.
const status = document.querySelector("#story-status");
function settle() {
  for (const story of stories) delete story.dataset.opening;
  if (status) status.textContent = "";
}
for (const story of stories)
  story.querySelector("a")?.addEventListener("click", (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    settle();
    story.dataset.opening = "";
    if (status) status.textContent = `Opening ${story.querySelector("h2")?.textContent}`;
    // Stop waiting for a page that does not arrive.
    setTimeout(settle, 8000);
  });
addEventListener("pageshow", (event) => {
  if (event.persisted) settle();
});
