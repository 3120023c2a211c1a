import type { ReactNode } from "react";
import type { ArticleMetadata } from "#content/articles/schema.ts";
import { BlindSpot } from "./pictures/blind-spot.tsx";
import { CleanAnswers } from "./pictures/clean-answers.tsx";
import { FourLinks } from "./pictures/four-links.tsx";
import { Harvest } from "./pictures/harvest.tsx";
import { OneGrant } from "./pictures/one-grant.tsx";
import { Padlock } from "./pictures/padlock.tsx";
import { PrivacyMap } from "./pictures/privacy-map.tsx";
import { SevenRooms } from "./pictures/seven-rooms.tsx";
import { ThreePlaces } from "./pictures/three-places.tsx";
import { Withdrawal } from "./pictures/withdrawal.tsx";

type Picture = ArticleMetadata["image"]["component"];

const drawings: Record<Picture, { viewBox: string; Drawing: () => ReactNode }> = {
  "blind-spot": { viewBox: "0 0 440 400", Drawing: BlindSpot },
  "clean-answers": { viewBox: "0 0 440 358", Drawing: CleanAnswers },
  "four-links": { viewBox: "0 0 440 392", Drawing: FourLinks },
  harvest: { viewBox: "0 0 440 360", Drawing: Harvest },
  "one-grant": { viewBox: "0 0 446 352", Drawing: OneGrant },
  padlock: { viewBox: "-2 0 444 378", Drawing: Padlock },
  "privacy-map": { viewBox: "0 0 488 318", Drawing: PrivacyMap },
  "seven-rooms": { viewBox: "0 10 660 380", Drawing: SevenRooms },
  "three-places": { viewBox: "-2 0 444 404", Drawing: ThreePlaces },
  withdrawal: { viewBox: "0 0 440 380", Drawing: Withdrawal },
};

/** An article's drawing; without `alt` it is decorative, because the title beside it has the same meaning. */
export function ArticlePicture({ component, alt }: { component: Picture; alt?: string }) {
  const { viewBox, Drawing } = drawings[component];
  const attributes = { viewBox, className: "drawing", fill: "none" };
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
