import type { ReactNode } from "react";
import { mix, progress, travel } from "./timing.ts";

const large = { y: 292, scale: 1 };
const small = { y: 50, scale: 0.6 };
const enters = 480;

/** A scene's title: large at first; after `held` milliseconds it shrinks and moves up. */
export function Title({ time, held, children }: { time: number; held: number; children: ReactNode }) {
  const risen = progress(time, enters, 800);
  const moved = progress(time, enters + held, 800, travel);
  const y = mix(large.y, small.y, moved);
  return (
    <h2
      className="reel-title"
      style={{ transform: `translateY(${y}px) scale(${mix(large.scale, small.scale, moved)})` }}
    >
      <span style={{ transform: `translateY(${(1 - risen) * 105}%)` }}>{children}</span>
    </h2>
  );
}
