// Inline script of /blog: search, topics, and the loading state of a clicked story.
import { matches, resultSummary } from "./matching.ts";

const form = document.querySelector<HTMLFormElement>("#find");
const box = form?.elements.namedItem("q") as HTMLInputElement;
const topics = form?.elements.namedItem("topic") as RadioNodeList;
const stories = [...document.querySelectorAll<HTMLElement>(".story")];
const count = document.querySelector("#story-count");
const emptyState = document.querySelector<HTMLElement>("#no-stories");

function filterStories() {
  const query = box.value.trim();
  let shown = 0;
  for (const story of stories) {
    const { topic = "", searchText = "" } = story.dataset;
    story.hidden = (topics.value !== "" && topics.value !== topic.toLowerCase()) || !matches(searchText, query);
    if (!story.hidden) shown += 1;
  }
  const summary = resultSummary(shown, topics.value, query);
  if (count && count.textContent !== summary) count.textContent = summary;
  if (emptyState) emptyState.hidden = shown > 0;
}

/** Writes the search and the topic into the URL, so that it can be shared. */
function updateUrl() {
  const query = new URLSearchParams();
  if (topics.value) query.set("topic", topics.value);
  if (box.value.trim()) query.set("q", box.value.trim());
  history.replaceState(history.state, "", query.size > 0 ? `?${query}` : location.pathname);
}

function readUrl() {
  const query = new URLSearchParams(location.search);
  box.value = query.get("q") ?? "";
  const requested = query.get("topic") ?? "";
  topics.value = [...topics].some((radio) => (radio as HTMLInputElement).value === requested) ? requested : "";
  filterStories();
}

form?.addEventListener("input", () => {
  filterStories();
  updateUrl();
});
form?.addEventListener("submit", (event) => event.preventDefault());
document.querySelector("#all-stories")?.addEventListener("click", () => {
  history.replaceState(history.state, "", location.pathname);
  readUrl();
  box.focus();
});
readUrl();

// A clicked story shows a loading state until the browser leaves the page or restores it from the back/forward cache.
const status = document.querySelector("#story-status");
function clearOpening() {
  for (const story of stories) delete story.dataset.opening;
  if (status) status.textContent = "";
}
for (const story of stories)
  story.querySelector("a")?.addEventListener("click", (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    clearOpening();
    story.dataset.opening = "";
    if (status) status.textContent = `Opening ${story.querySelector("h2")?.textContent}`;
    // Reset the story if its page does not load.
    setTimeout(clearOpening, 8000);
  });
addEventListener("pageshow", (event) => {
  if (event.persisted) clearOpening();
});
