/** What the visitor is told in passing. Limits and durations are those of the specification's section 9. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  open: boolean;
}
export type ToastText = Pick<Toast, "title" | "description"> & { variant?: Toast["variant"] };

const limit = 1;
const removeAfter = 1_000_000;
const handoverKey = "handover:toast";

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const currentToasts = () => toasts;

/** Shows a toast; the one before it gives way. The toaster's code is fetched by the first one of the page. */
export function toast({ variant = "default", ...text }: ToastText) {
  set([{ ...text, variant, id: ++lastId, open: true }, ...toasts].slice(0, limit));
  document.dispatchEvent(new Event("signal:toast"));
}

/** Closes a toast. It stays in memory, closed, until it is removed after 1,000,000 ms. */
export function dismissToast(id: number) {
  set(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => set(toasts.filter((each) => each.id !== id)), removeAfter);
}

// What this page leaves is for the next one: a toaster that wakes here while the next page is on its way must not take it.
let leaving = false;

/** Leaves a toast for the page that the visitor is about to be sent to. */
export function handOverToast(text: ToastText) {
  leaving = true;
  try {
    sessionStorage.setItem(handoverKey, JSON.stringify(text));
  } catch {
    // Where storage is forbidden the next page says it without words: the visitor is where he wanted to be.
  }
}

/** Shows the toast that the page before left, if there is one. */
export function takeHandedOverToast() {
  if (leaving) return;
  try {
    const left = sessionStorage.getItem(handoverKey);
    sessionStorage.removeItem(handoverKey);
    if (left) toast(JSON.parse(left) as ToastText);
  } catch {
    // Nothing readable was left.
  }
}
