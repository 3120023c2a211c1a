import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

/**
 * A modal built on the native `<dialog>`, which traps focus, closes on Escape and restores focus. A click on the backdrop
 * closes it as well. Its content is mounted only while it is open. The focus goes to the element with `data-autofocus`, or to
 * the Close button; `autoFocus` has no effect, because React focuses before the dialog is shown.
 */
export function Dialog({
  open,
  title,
  onClose,
  onKeyDown,
  footer,
  children,
}: {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!open) return ref.current?.close();
    ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // React lets the event of a dialog inside this one bubble.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="modal"
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          <div className="flex items-start justify-between gap-4 border-b border-hairline py-4 pr-3 pl-5 sm:pl-7">
            <h2 id={titleId} className="display text-title wrap-anywhere max-sm:line-clamp-3">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={() => ref.current?.close()}
              className="-my-1 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div className="scroll-area relative min-h-0 overflow-y-auto overscroll-contain px-5 py-5 sm:px-7">
            {children}
          </div>
          {footer && (
            <div data-no-print className="border-t border-hairline px-5 py-4 sm:px-7">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
