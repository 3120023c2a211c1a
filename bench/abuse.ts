import { attacks } from "./abuse/attacks.ts";
import { median, quantile } from "./abuse/onlookers.ts";
import { type Outcome, withstand } from "./abuse/withstand.ts";
import { verdict } from "./load.ts";

const SECONDS = Number(process.env.ABUSE_SECONDS || 60);
const IDLE_SECONDS = Math.min(10, SECONDS);
const MAX_RATIO = 3;
const MAX_MB = 400;

/**
 * Attacks from one network address, for a minute each (`ABUSE_SECONDS` sets another time; `ABUSE_ONLY` selects attacks by a
 * part of their name): what other visitors and an admin experience meanwhile, and the memory of the server. The process ends
 * with 1 when an attack exceeds a limit.
 */
export async function benchAbuse(): Promise<string[]> {
  if (process.platform !== "linux") return ["not measured: this is not Linux"];
  const selected = attacks.filter(({ name }) => name.includes(process.env.ABUSE_ONLY ?? ""));
  let meets = true;
  for (const attack of selected) {
    const outcome = await withstand(attack, { seconds: SECONDS, idleSeconds: IDLE_SECONDS });
    const { lines, isMet } = linesOf(outcome);
    meets &&= isMet;
    console.log([`  ${attack.name}, ${attack.connections} connections, ${SECONDS} s`, ...lines].join("\n    "));
  }
  if (!meets) process.exitCode = 1;
  return [
    verdict(
      `other visitors wait at most ${MAX_RATIO} times as long as without an attack, none fails, at most ${MAX_MB} MB`,
      meets,
    ),
  ];
}

function linesOf({ responses, cpuPercent, idle, attacked, signIn, peakMb }: Outcome): {
  lines: string[];
  isMet: boolean;
} {
  const statuses = Object.entries(responses).map(([status, count]) => `${status} ${count} times`);
  let isMet = peakMb <= MAX_MB && attacked.failures.length === 0 && signIn === 200;
  const lines = [
    `the attacker received ${statuses.join(", ") || "nothing"}; it used ${cpuPercent.toFixed(0)}% of a core`,
    `the server used at most ${peakMb.toFixed(0)} MB; the admin then signed in with status ${signIn}`,
    `${attacked.failures.length} requests of others failed${attacked.failures.length ? `: ${attacked.failures.slice(0, 3).join(", ")}` : ""}`,
  ];
  for (const [name, durations] of Object.entries(attacked.durations)) {
    const [before, during] = [median(idle.durations[name]), median(durations)];
    isMet &&= during <= before * MAX_RATIO;
    lines.push(
      verdict(
        `${name}: median ${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms under attack, ${(during / before).toFixed(1)} times (95% within ${quantile(durations, 0.95).toFixed(1)} ms, ${durations.length} requests)`,
        during <= before * MAX_RATIO,
      ),
    );
  }
  return { lines, isMet };
}
