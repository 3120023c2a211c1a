import * as Primitive from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { dismissToast, takeHandedOverToast, toastStore } from "./toasts.ts";
import { useStore } from "./use-store.ts";

/**
 * The notification area (specification, section 9): one toast at a time for 5000 ms. A swipe to the right by 50 px
 * dismisses it; F8 focuses it. It renders nothing on the server and hydrates with the first toast.
 */
export default function Toaster() {
  const toasts = useStore(toastStore);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    takeHandedOverToast();
  }, []);
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
            "toast grid grid-cols-[1fr_auto] gap-x-4 rounded-panel border bg-surface p-4 pl-5",
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
      <Primitive.Viewport
        hotkey={["F8"]}
        label="Notifications ({hotkey})"
        className="fixed right-0 bottom-0 z-50 grid w-full max-w-104 gap-2 p-4 outline-none sm:p-6"
      />
    </Primitive.Provider>
  );
}
