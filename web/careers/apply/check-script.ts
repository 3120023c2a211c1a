// Inline script: checks that the position is still open, because the page may have been prefetched or cached. A spinner
// replaces the form meanwhile. If the request fails or times out, the form is shown.
const REQUEST_TIMEOUT_MS = 5000;
const page = document.querySelector<HTMLElement>(".application");

async function check() {
  if (!page) return;
  try {
    const { listing = "" } = page.dataset;
    const response = await fetch(`/api/job-listings/${listing}`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (response.status === 404) {
      page.remove();
      const missing = document.querySelector<HTMLElement>("#job-missing");
      if (missing) missing.hidden = false;
      document.title = document.title.replace(/^[^|]*/, "Job not found ");
      return;
    }
    if (response.ok) {
      const { title } = (await response.json()) as { title: string };
      const field = page.querySelector<HTMLInputElement>("[name=position]");
      if (field && title) field.value = title;
    }
  } catch {
    // The request failed or timed out: show the form.
  }
  delete page.dataset.checking;
}

// `pageshow` also fires when the browser restores the page. The check runs after the first paint, so as not to delay it.
addEventListener("pageshow", () => requestAnimationFrame(() => setTimeout(check)));
