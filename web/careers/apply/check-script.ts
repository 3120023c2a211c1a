// Put into the page's HTML: whether the position is still open is asked once the page is here, for it may have been fetched
// ahead or kept for a while. The form waits behind a spinner. Without an answer it is shown: it was open a moment ago.
const PATIENCE_MS = 5000;
const page = document.querySelector<HTMLElement>(".application");

async function check() {
  if (!page) return;
  try {
    const { listing = "" } = page.dataset;
    const answer = await fetch(`/api/job-listings/${listing}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
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
    // Nobody answered in time.
  }
  delete page.dataset.checking;
}

// Also when the page is brought back; and after its first paint, which the question would else hold up.
addEventListener("pageshow", () => requestAnimationFrame(() => setTimeout(check)));
