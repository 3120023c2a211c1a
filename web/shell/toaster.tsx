import * as Primitive from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#web/ui/class-names.ts";
import { dismissToast, takeHandedOverToast, toastStore } from "./toasts.ts";
import { useStore } from "./use-store.ts";

/** How long a toast with a button stays (ms). */
const ACTION_MS = 10_000;

/** Where toasts must not lie: on the chat, on a form's button, and on what an open dialog offers. */
const kept = ".chat, .bulk-bar, [type=submit], dialog[open] :is(a, button, input, select, textarea)";

/**
 * Puts the toasts over an open modal dialog. What is outside a modal dialog cannot be pressed, so a toast with a button moves
 * into it; others stay outside, so that they repeat none of its names and texts.
 */
function raise(area: HTMLElement, dialog: Element | undefined, hasAction: boolean) {
  if (area.matches(":popover-open")) area.hidePopover();
  const place = (hasAction && dialog) || document.body;
  if (area.parentElement !== place) place.append(area);
  if (dialog) area.showPopover();
  placeClear(area);
}

/** The element that holds the toasts, on the page. A popover has a box and colors of its own, which nothing needs here. */
function createArea(): HTMLElement {
  const area = document.createElement("div");
  area.popover = "manual";
  area.style.all = "unset";
  document.body.append(area);
  return area;
}

/** Moves the toasts from the bottom of the window over the header, if they would cover something at the bottom. */
function placeClear(area: HTMLElement) {
  const list = area.querySelector<HTMLElement>(".toasts");
  if (!list) return;
  delete list.dataset.high;
  const box = list.getBoundingClientRect();
  const covers = [...document.querySelectorAll(kept)]
    .filter((element) => !area.contains(element))
    .map((element) => element.getBoundingClientRect())
    .some(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  if (covers) list.dataset.high = "";
}

/**
 * The notification area (specification, section 9): one toast at a time for 5000 ms. A swipe to the right by 50 px
 * dismisses it; F8 focuses it. It renders nothing on the server and hydrates with the first toast.
 */
export default function Toaster() {
  const toasts = useStore(toastStore);
  const [area, setArea] = useState<HTMLElement>();
  useEffect(() => {
    setArea(createArea());
    takeHandedOverToast();
  }, []);
  const shown = toasts[0]?.open ? toasts[0].id : 0;
  const hasAction = Boolean(toasts[0]?.action);
  useLayoutEffect(() => {
    if (!area || !shown) return;
    const topDialog = () => [...document.querySelectorAll("dialog:modal")].at(-1);
    let below = topDialog();
    raise(area, below, hasAction);
    const size = new ResizeObserver(() => placeClear(area));
    for (const list of area.querySelectorAll(".toasts")) size.observe(list);
    // A dialog may open, close or leave the page while a toast is shown.
    const dialogs = new MutationObserver(() => {
      if (topDialog() === below && area.isConnected) return;
      below = topDialog();
      raise(area, below, hasAction);
    });
    dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => {
      size.disconnect();
      dialogs.disconnect();
    };
  }, [area, shown, hasAction]);
  // biome-ignore lint/complexity/noUselessFragments: not null, because Astro mistakes a component that returns null for an MDX component and calls it outside React.
  if (!area) return <></>;
  return createPortal(
    <Primitive.Provider
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notification"
      announcerContainer={area}
    >
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          open={toast.open}
          {...(toast.action && { duration: ACTION_MS })}
          onOpenChange={(open) => open || dismissToast(toast.id)}
          data-variant={toast.variant}
          className={classNames(
            "toast grid grid-cols-[1fr_auto] gap-x-4 rounded-panel border bg-surface py-2 pr-3 pl-4",
            toast.variant === "destructive" ? "border-exposed border-l-4" : "border-ink border-l-4",
          )}
        >
          <Primitive.Title className="font-medium">{toast.title}</Primitive.Title>
          <Primitive.Close
            aria-label={toast.action ? "Dismiss" : "Close"}
            className="row-span-2 -m-1 grid size-8 place-items-center self-start"
          >
            <X aria-hidden="true" className="size-4" />
          </Primitive.Close>
          {toast.description && (
            <Primitive.Description className="text-small text-muted">{toast.description}</Primitive.Description>
          )}
          {toast.action && (
            <Primitive.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="min-h-11 text-left text-small font-medium underline underline-offset-4"
            >
              {toast.action.label}
            </Primitive.Action>
          )}
        </Primitive.Root>
      ))}
      <Primitive.Viewport hotkey={["F8"]} label="Notifications ({hotkey})" className="toasts" data-no-print />
    </Primitive.Provider>,
    area,
  );
}
