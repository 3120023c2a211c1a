const SMALL_CHARACTERS = 1_000;
const FACTOR = 10;
const MIN_ATTEMPTS = 2;
/** The characters of a measurement, so that the clock is exact enough. */
const MIN_MEASURED_CHARACTERS = 50_000;
const MAX_DURATION_MS = 4_000;

/**
 * How the processor time of `run` grows with its input: the time for `seed` repeated to 10 times `characters`, divided by that
 * of ten runs over `characters`. Linear work gives about 1, quadratic work 8 to 10. Both are measured in turn, and the lowest
 * time of each counts, until the quotient is at most `limit` or four seconds have passed: neither the speed of the machine nor
 * its load decides. By default the texts stay so short that the engine needs no memory of its own for each (128 KB), which
 * some machines provide slowly; work that looks ahead for up to N characters needs more than N.
 */
export function growthOf(
  run: (text: string) => void,
  seed: string,
  limit: number,
  characters: number = SMALL_CHARACTERS,
): number {
  const repeated = (length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
  const [small, large] = [repeated(characters), repeated(characters * FACTOR)];
  const rounds = Math.ceil(MIN_MEASURED_CHARACTERS / large.length);
  const timeOfRuns = (text: string, runs: number) =>
    timeOf(() => {
      for (let done = 0; done < runs; done++) run(text);
    });
  const end = performance.now() + MAX_DURATION_MS;
  let [bestSmall, bestLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 1; attempt <= MIN_ATTEMPTS || performance.now() < end; attempt++) {
    bestSmall = Math.min(bestSmall, timeOfRuns(small, rounds * FACTOR));
    bestLarge = Math.min(bestLarge, timeOfRuns(large, rounds));
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

/**
 * The longest processor time that `work` takes before it lets other work of this thread run, in milliseconds, on a clock that
 * some machines advance by 4 ms.
 */
export async function longestSliceOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let since = process.threadCpuUsage();
  const observe = () => {
    longest = Math.max(longest, millisecondsOf(process.threadCpuUsage(since)));
    since = process.threadCpuUsage();
    if (!isOver) setImmediate(observe);
  };
  setImmediate(observe);
  await work();
  isOver = true;
  await new Promise((resolve) => setImmediate(resolve));
  return longest;
}

function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return millisecondsOf(process.cpuUsage(start));
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
