const SMALL_CHARACTERS = 10_000;
const FACTOR = 10;
const MIN_ATTEMPTS = 2;
const MAX_DURATION_MS = 4_000;

/**
 * How the processor time of `run` grows with its input: the time for `seed` repeated to 100,000 characters, divided by that
 * of ten runs over 10,000 characters. Quadratic work gives 10; linear work gives 1 to 5, since long texts cost more memory,
 * which some machines provide slowly. Both are measured in turn, and the lowest time of each counts, until the quotient is at
 * most `limit` or four seconds have passed: neither the speed of the machine nor its load decides.
 */
export function growthOf(run: (text: string) => void, seed: string, limit: number): number {
  const repeated = (length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
  const small = repeated(SMALL_CHARACTERS);
  const large = repeated(SMALL_CHARACTERS * FACTOR);
  const runSmall = () => {
    for (let part = 0; part < FACTOR; part++) run(small);
  };
  const end = performance.now() + MAX_DURATION_MS;
  let [bestSmall, bestLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 1; attempt <= MIN_ATTEMPTS || performance.now() < end; attempt++) {
    bestSmall = Math.min(bestSmall, timeOf(runSmall));
    bestLarge = Math.min(
      bestLarge,
      timeOf(() => run(large)),
    );
    if (attempt >= MIN_ATTEMPTS && bestLarge <= bestSmall * limit) break;
  }
  return bestLarge / bestSmall;
}

/** The processor time that this process spends on `work`, in milliseconds: what else the machine does is not counted. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  return millisecondsOf(process.cpuUsage(start));
}

function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return millisecondsOf(process.cpuUsage(start));
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
