import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerProcess } from "#bin/server-process.ts";
import { cast } from "#harness/cast.ts";
import { residentMb, withServer } from "../load.ts";
import type { AttackReport } from "./attacker.ts";
import { type Attack, planOf } from "./attacks.ts";
import { adminOf, type Experience, experience } from "./onlookers.ts";

/** How other visitors and the server fared while an attack lasted. */
export interface Outcome extends AttackReport {
  idle: Experience;
  attacked: Experience;
  /** The status of the admin's sign-in at the end, on the same device as before. */
  signIn: number;
  /** The most resident memory of the server (MB). */
  peakMb: number;
}

/**
 * Attacks a new server for some seconds, while other visitors and an admin use it; before, they use it alone for
 * `idleSeconds`. Linux only.
 */
export async function withstand(
  attack: Attack,
  { seconds, idleSeconds }: { seconds: number; idleSeconds: number },
): Promise<Outcome> {
  const use = async ({ origin, child }: ServerProcess, folder: string): Promise<Outcome> => {
    const admin = adminOf(origin);
    await admin.logIn(cast.ada);
    const plan = await planOf(attack, { origin, dataFolder: join(folder, "data") }, seconds);
    // The first requests are slower, because the server compiles what they need.
    await experience(origin, admin, after(idleSeconds / 2));
    const idle = await experience(origin, admin, after(idleSeconds));
    let peakMb = 0;
    let isOver = false;
    const sampler = setInterval(() => {
      peakMb = Math.max(peakMb, residentMb(child.pid));
    }, 100);
    const attacker = spawn(process.execPath, [join(import.meta.dirname, "attacker.ts")], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    attacker.stdin.end(JSON.stringify(plan));
    const report = text(attacker.stdout).then((printed): AttackReport => {
      isOver = true;
      return JSON.parse(printed);
    });
    await wait(500);
    const attacked = await experience(origin, admin, () => isOver);
    const { status: signIn } = await admin.logIn(cast.ada);
    clearInterval(sampler);
    return { ...(await report), idle, attacked, signIn, peakMb };
  };
  return await withServer(use, { TRUST_PROXY: "1" });
}

/** A function that tells whether this many seconds have passed. */
function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}
