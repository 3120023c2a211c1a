import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

type Look = {
  /** Use `filled` once per band; `outlined` and `quiet` accompany it. */
  variant?: "filled" | "outlined" | "quiet" | undefined;
  size?: "regular" | "small" | undefined;
};

const variants = {
  filled: "bg-ink text-paper border-ink hover:bg-ink/85",
  outlined: "border-ink text-ink hover:bg-ink hover:text-paper",
  quiet: "border-transparent text-ink hover:border-hairline",
};
const sizes = { regular: "min-h-11 px-5 text-base", small: "min-h-9 px-3.5 text-small" };

const look = ({ variant = "filled", size = "regular" }: Look) =>
  classNames(
    "inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors duration-150",
    "disabled:opacity-60",
    variants[variant],
    sizes[size],
  );

/** A button. Its default type is `button`, so that it never submits a form by accident. */
export function Button({ variant, size, className, ...props }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={classNames(look({ variant, size }), className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} className={classNames(look({ variant, size }), className)} />;
}
