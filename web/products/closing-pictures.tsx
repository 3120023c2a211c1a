import type { ReactNode } from "react";

/** A drawing above the closing banner, full width. It stretches; the width of its lines does not change. */
function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      className="h-[clamp(7rem,15vw,13rem)] w-full fill-none"
      viewBox="0 0 1200 200"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

const thin = "stroke-edge stroke-1";
const exposed = "stroke-exposed stroke-4";
const shielded = "stroke-shielded stroke-2";

function Line({ d, className }: { d: string; className: string }) {
  return <path d={d} className={className} vectorEffect="non-scaling-stroke" />;
}

/** Where the scan has passed, leaks are marked; the rest of the threads has not been read yet. */
export function ScanPicture() {
  const threads = Array.from({ length: 60 }, (_, index) => 10 + index * 20);
  const leaks = [50, 130, 230, 290, 410, 530, 610, 690];
  return (
    <Frame label="Threads of conversation. A scan has passed most of them and marked eight leaks.">
      <path className="fill-surface" d="M0 0H760V200H0z" />
      <Line className={thin} d={threads.map((x) => `M${x} 0V200`).join("")} />
      <Line className={exposed} d={leaks.map((x, index) => `M${x} ${24 + ((index * 67) % 110)}v56`).join("")} />
      <Line className="stroke-ink stroke-3" d="M760 0V200" />
    </Frame>
  );
}

/** Attacks end at the veil; ordinary prompts pass it. */
export function StopPicture() {
  const lines = Array.from({ length: 11 }, (_, index) => 12 + index * 18);
  const attacks = new Set([1, 2, 5, 7, 10]);
  const d = (attack: boolean, end: number) =>
    lines.map((y, index) => (attacks.has(index) === attack ? `M0 ${y}H${end}` : "")).join("");
  return (
    <Frame label="Eleven prompts reach a veil. Five attacks end there; six prompts pass.">
      <Line className={thin} d={d(false, 1200)} />
      <Line className={exposed} d={d(true, 700)} />
      <Line className={shielded} d={Array.from({ length: 9 }, (_, index) => `M${700 + index * 16} 0V200`).join("")} />
    </Frame>
  );
}

/** One AI, the services behind it, and the connection that has been cut. */
export function CutPicture() {
  const ends = Array.from({ length: 24 }, (_, index) => 4 + index * 8.4);
  const cut = 15;
  const fan = (y: number) => `M0 100C420 100 480 ${y} 900 ${y}H1200`;
  return (
    <Frame label="One AI and the services behind it. The connection that leaked is cut.">
      <Line
        className={thin}
        d={ends
          .filter((_, index) => index !== cut)
          .map(fan)
          .join("")}
      />
      <Line className={exposed} d={`M0 100C300 100 420 ${100 + (ends[cut] ?? 0) * 0.12} 520 119`} />
      <Line className={shielded} d="M540 76V156M560 76V156M580 76V156" />
    </Frame>
  );
}
