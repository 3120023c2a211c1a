import { createStore } from "./store.ts";

/** A short notification. The limit and the durations are those of the specification's section 9. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** A button that takes back what the toast reports, for example. It closes the toast. */
  action?: { label: string; run: () => void };
  open: boolean;
}
export type ToastText = Pick<Toast, "title" | "description"> & { variant?: Toast["variant"] };

const MAX_TOASTS = 1;
const REMOVE_AFTER_MS = 1_000_000;
const handoverKey = "handover:toast";

export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast in place of the previous one. The page's first toast makes the toaster hydrate. */
export function toast({ variant = "default", ...text }: ToastText & Pick<Toast, "action">) {
  toastStore.set([{ ...text, variant, id: ++lastId, open: true }, ...toastStore.get()].slice(0, MAX_TOASTS));
  document.dispatchEvent(new Event("signal:toast"));
}

/** Closes a toast. It stays in memory, closed, until it is removed after 1,000,000 ms. */
export function dismissToast(id: number) {
  toastStore.set(toastStore.get().map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => toastStore.set(toastStore.get().filter((item) => item.id !== id)), REMOVE_AFTER_MS);
}

// True once this page has stored a toast for the next page, so that this page's toaster does not show it.
let leaving = false;

/** Stores a toast for the page that the visitor is about to be sent to. */
export function handOverToast(text: ToastText) {
  leaving = true;
  try {
    sessionStorage.setItem(handoverKey, JSON.stringify(text));
  } catch {
    // Storage is blocked: the next page works, but shows no toast.
  }
}

/** Keeps a toast that this page shows, or was handed and has not shown yet, for the page that it redirects to. */
export function carryToastOver() {
  if (leaving) return;
  leaving = true;
  const [shown] = toastStore.get();
  if (!shown?.open) return;
  // The next page cannot run this page's code.
  const { action: _, ...text } = shown;
  handOverToast(text);
}

/** Shows the toast that the previous page stored, if any. */
export function takeHandedOverToast() {
  if (leaving) return;
  try {
    const stored = sessionStorage.getItem(handoverKey);
    sessionStorage.removeItem(handoverKey);
    if (stored) toast(JSON.parse(stored) as ToastText);
  } catch {
    // Storage is blocked or holds no valid toast.
  }
}
