import { failureOf } from "#web/shell/request.ts";

/** Nobody answered: the words that a candidate is shown. */
export class UnreachableError extends Error {
  constructor() {
    super("We could not reach the server. What you typed is still here: please try again in a moment.");
  }
}

/**
 * Sends an application (specification, section 7): as JSON, or as multipart with the resume itself. `onProgress` is told
 * which share of a file has left, from 0 to 1. Throws a `RequestError` when it is refused.
 */
export function sendApplication(
  values: Record<string, unknown>,
  file: File | null,
  onProgress: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Only this way of asking says how much of a file has left.
    const call = new XMLHttpRequest();
    call.open("POST", "/api/job-applications");
    call.withCredentials = true;
    call.addEventListener("load", () => {
      if (call.status >= 200 && call.status < 300) return resolve();
      const type = call.getResponseHeader("content-type") ?? "";
      const { status, statusText } = call;
      void failureOf(new Response(call.responseText, { status, statusText, headers: { "content-type": type } })).then(
        reject,
      );
    });
    for (const type of ["error", "abort", "timeout"]) call.addEventListener(type, () => reject(new UnreachableError()));
    if (file) {
      call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      call.send(formOf(values, file));
    } else {
      call.setRequestHeader("content-type", "application/json");
      call.send(JSON.stringify(Object.fromEntries(told(values))));
    }
  });
}

/** What is sent (specification, section 7): only an internship's application says its kind, and what was left out is. */
const told = (values: Record<string, unknown>) =>
  Object.entries(values).filter(
    ([name, value]) => (value ?? "") !== "" && !(name === "applicationType" && value === "job"),
  );

function formOf(values: Record<string, unknown>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of told(values)) form.append(name, String(value));
  form.append("resume", file, file.name);
  return form;
}
