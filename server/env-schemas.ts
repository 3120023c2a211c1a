// The kinds of values that environment variables hold. A rule completes the sentence "NAME …".
import * as z from "zod/mini";
import { readHost, readMegabytes, readWholeNumber } from "./env-values.ts";

const HOUR = 3_600_000;

/** A text that `isValid` accepts; `rule` completes the sentence "NAME …". */
export const text = (rule: string, isValid: (value: string) => boolean) => z.string().check(z.refine(isValid, rule));

/** A text that `read` turns into a value; where `read` returns undefined, `rule` completes the sentence "NAME …". */
export const readAs = <Value>(rule: string, read: (value: string) => Value | undefined) =>
  z.pipe(
    z.string(),
    z.transform((value: string, payload): Value => {
      const result = read(value);
      if (result === undefined) payload.issues.push({ code: "custom", message: rule, input: value });
      return result as Value;
    }),
  );

export const postgresUrl = () =>
  text(
    "must be a PostgreSQL address such as postgres://user:password@host:5432/name",
    (url) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol),
  );
export const port = () => wholeNumber("must be a number from 0 to 65535", 0, 65_535);
export const address = () => readAs("must be an IP address or a host name to listen on", readHost);
export const megabytes = () => readAs("must be a whole number of megabytes", readMegabytes);

/** A whole number of hours, in milliseconds. */
export const hoursUpTo = (limit: number) =>
  readAs(`must be a whole number of hours from 1 to ${limit / HOUR}`, (value) => {
    const hours = readWholeNumber(value, 1, limit / HOUR);
    return hours && hours * HOUR;
  });

export const wholeNumber = (rule: string, min: number, max: number) =>
  readAs(rule, (value) => readWholeNumber(value, min, max));
