import type { ReactNode } from "react";
import type { ArticleMetadata } from "#content/articles/schema.ts";
import { PrivacyMap } from "./pictures/privacy-map.tsx";
import { SevenRooms } from "./pictures/seven-rooms.tsx";

type Picture = NonNullable<ArticleMetadata["image"]>["component"];

const drawings: Record<Picture, { viewBox: string; Drawing: () => ReactNode }> = {
  "seven-rooms": { viewBox: "0 10 660 380", Drawing: SevenRooms },
  "privacy-map": { viewBox: "0 0 488 318", Drawing: PrivacyMap },
};

/** An article's drawing; without `alt` it is decorative, because the title beside it has the same meaning. */
export function ArticlePicture({ component, alt }: { component: Picture; alt?: string }) {
  const { viewBox, Drawing } = drawings[component];
  const attributes = { viewBox, className: "block w-full", fill: "none" };
  return alt ? (
    <svg role="img" aria-label={alt} {...attributes}>
      <Drawing />
    </svg>
  ) : (
    <svg aria-hidden="true" {...attributes}>
      <Drawing />
    </svg>
  );
}
