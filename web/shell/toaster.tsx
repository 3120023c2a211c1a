import * as Primitive from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { dismissToast, takeHandedOverToast, toastStore } from "./toasts.ts";
import { useStore } from "./use-store.ts";

/** Moves the toasts from the bottom of the window over the header, if they would cover the chat or a form's button. */
function placeClear(list: HTMLElement | null) {
  if (!list) return;
  delete list.dataset.high;
  const box = list.getBoundingClientRect();
  const kept = [...document.querySelectorAll(".chat, [type=submit]")].map((element) => element.getBoundingClientRect());
  const covers = kept.some(
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
  const [hydrated, setHydrated] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    setHydrated(true);
    takeHandedOverToast();
  }, []);
  const shown = toasts[0]?.open ? toasts[0].id : 0;
  useLayoutEffect(() => {
    if (shown) placeClear(list.current);
  }, [shown]);
  // biome-ignore lint/complexity/noUselessFragments: not null, because Astro mistakes a component that returns null for an MDX component and calls it outside React.
  if (!hydrated) return <></>;
  return (
    <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => open || dismissToast(toast.id)}
          data-variant={toast.variant}
          className={classNames(
            "toast grid grid-cols-[1fr_auto] gap-x-4 rounded-panel border bg-surface py-2 pr-3 pl-4",
            toast.variant === "destructive" ? "border-exposed border-l-4" : "border-ink border-l-4",
          )}
        >
          <Primitive.Title className="font-medium">{toast.title}</Primitive.Title>
          <Primitive.Close aria-label="Close" className="row-span-2 -m-1 grid size-8 place-items-center self-start">
            <X aria-hidden="true" className="size-4" />
          </Primitive.Close>
          {toast.description && (
            <Primitive.Description className="text-small text-muted">{toast.description}</Primitive.Description>
          )}
        </Primitive.Root>
      ))}
      <Primitive.Viewport ref={list} hotkey={["F8"]} label="Notifications ({hotkey})" className="toasts" />
    </Primitive.Provider>
  );
}
