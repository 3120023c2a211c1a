import { variableNames } from "./env.ts";

/** Returns a warning for each variable whose name is one typo away from one that the product reads. */
export function warnAboutTypos(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (variableNames.includes(name)) return [];
    const intended = variableNames.find((known) => isOneTypoAway(name.toUpperCase(), known));
    return intended ? [`WARNING: the variable ${name} is unknown. Did you mean ${intended}?`] : [];
  });
}

/** Whether one insertion, deletion, replacement or swap of neighbors, or nothing, turns `a` into `b`. */
function isOneTypoAway(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  const isSwap = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return isSwap || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}
