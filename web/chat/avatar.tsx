import { useState } from "react";
import { site } from "#site";
import { classNames } from "#web/ui/class-names.ts";

const initials = site.name
  .split(/\s+/)
  .map(([letter]) => letter)
  .join("")
  .slice(0, 2)
  .toUpperCase();

/** The assistant's picture; the product's initials until it has loaded, and when it fails to load. */
export function Avatar() {
  const [state, setState] = useState<"loading" | "loaded" | "error">("loading");
  return (
    <span
      className={classNames(
        "relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-control border",
        state === "loaded" ? "border-hairline" : "border-ink bg-ink text-paper",
      )}
    >
      {state !== "loaded" && (
        <span aria-hidden="true" className="display text-title">
          {initials}
        </span>
      )}
      {state !== "error" && (
        <img
          src="/icons/apple-touch.png"
          alt=""
          width={40}
          height={40}
          onLoad={() => setState("loaded")}
          onError={() => setState("error")}
          className={classNames("absolute inset-0 size-full", state === "loaded" ? null : "opacity-0")}
        />
      )}
    </span>
  );
}
