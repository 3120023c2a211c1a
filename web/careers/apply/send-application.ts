import { toRequestError } from "#web/shell/request.ts";

/** The server could not be reached; the message is shown to the applicant. */
export class UnreachableError extends Error {
  constructor() {
    super("We could not reach the server. What you typed is still here: please try again in a moment.");
  }
}

/**
 * Sends an application (specification, section 7): as JSON, or as multipart with the resume itself; `key` is its
 * `Idempotency-Key`. `onProgress` gets the share of the file sent so far, from 0 to 1. Rejects with a `RequestError` when the
 * server refuses it.
 */
export function sendApplication(
  values: Record<string, unknown>,
  file: File | null,
  key: string,
  onProgress: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // `fetch` reports no upload progress.
    const xhr = new XMLHttpRequest();
    xhr.open("POST", "/api/job-applications");
    xhr.withCredentials = true;
    xhr.setRequestHeader("idempotency-key", key);
    xhr.addEventListener("load", () => {
      if (xhr.status >= 200 && xhr.status < 300) return resolve();
      const type = xhr.getResponseHeader("content-type") ?? "";
      const { status, statusText } = xhr;
      void toRequestError(
        new Response(xhr.responseText, { status, statusText, headers: { "content-type": type } }),
      ).then(reject);
    });
    for (const type of ["error", "abort", "timeout"]) xhr.addEventListener(type, () => reject(new UnreachableError()));
    if (file) {
      xhr.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      xhr.send(formOf(values, file));
    } else {
      xhr.setRequestHeader("content-type", "application/json");
      xhr.send(JSON.stringify(Object.fromEntries(filledFields(values))));
    }
  });
}

/** The fields to send (specification, section 7): without empty ones, and the type only for internships. */
const filledFields = (values: Record<string, unknown>) =>
  Object.entries(values).filter(
    ([name, value]) => (value ?? "") !== "" && !(name === "applicationType" && value === "job"),
  );

function formOf(values: Record<string, unknown>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of filledFields(values)) form.append(name, String(value));
  form.append("resume", file, file.name);
  return form;
}
