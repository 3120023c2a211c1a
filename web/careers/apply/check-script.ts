// Inline script: checks that the position is still open, because the page may have been prefetched or cached. A spinner
// replaces the form meanwhile. Without an answer in time the form is shown.
const REQUEST_TIMEOUT_MS = 5000;
const page = document.querySelector<HTMLElement>(".application");

async function check() {
  if (!page) return;
  try {
    const { listing = "" } = page.dataset;
    const answer = await fetch(`/api/job-listings/${listing}`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (answer.status === 404) {
      page.remove();
      const missing = document.querySelector<HTMLElement>("#job-missing");
      if (missing) missing.hidden = false;
      document.title = document.title.replace(/^[^|]*/, "Job not found ");
      return;
    }
    if (answer.ok) {
      const { title } = (await answer.json()) as { title: string };
      const field = page.querySelector<HTMLInputElement>("[name=position]");
      if (field && title) field.value = title;
    }
  } catch {
    // No answer in time.
  }
  delete page.dataset.checking;
}

// Also when the browser restores the page; after the first paint, which the request would delay.
addEventListener("pageshow", () => requestAnimationFrame(() => setTimeout(check)));
