import type { AnchorHTMLAttributes, ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type Look = {
  /** Use `filled` once per section; `outlined` and `quiet` accompany it. */
  variant?: "filled" | "outlined" | "quiet" | undefined;
  size?: "regular" | "small" | undefined;
};

const variants = { filled: "button-filled", outlined: "button-outlined", quiet: "button-quiet" };
const sizes = { regular: "button-regular", small: "button-small" };

const look = ({ variant = "filled", size = "regular" }: Look) => classNames("button", variants[variant], sizes[size]);

/** A button. Its default type is `button`, so that it never submits a form by accident. */
export function Button({ variant, size, className, ...props }: Look & ComponentProps<"button">) {
  return <button type="button" {...props} className={classNames(look({ variant, size }), className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} className={classNames(look({ variant, size }), className)} />;
}
