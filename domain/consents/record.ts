import { randomUUID } from "node:crypto";
import type { Context } from "../context.ts";
import { ValidationError } from "../errors.ts";
import { parse } from "../parse.ts";
import { hashOf } from "./chain.ts";
import { type Choices, choicesInForce, overridesSignal } from "./choices.ts";
import { toReceipt } from "./consent.ts";
import { type ConsentAction, type ConsentReceipt, consentNoticeSchema, newConsentSchema } from "./schema.ts";

/** What the request said besides its body. */
interface Told {
  /** The header `X-Consent-Notice`, such as `v=…; n=…; lang=en; action=custom; gpc=override`. */
  notice: string | undefined;
  /** Whether the browser sent `Sec-GPC: 1`. */
  gpc: boolean;
}

/** The notice in force: taken where the request does not say which one was shown. */
export interface Notice {
  policyVersion: string;
  noticeHash: string;
  language: string;
}

const HEADER = "X-Consent-Notice";

/**
 * Appends a visitor's choice to the log and resolves after it is durable (specification, sections 4 and 7). Anybody may.
 * Under Global Privacy Control analytics and marketing are recorded as refused, unless the visitor chose them after he was
 * told of the signal. Neither an address nor a browser's name is kept. Throws a `ValidationError` that names the fields.
 */
export async function recordConsent(
  context: Omit<Context, "actor">,
  body: unknown,
  told: Told,
  current: Notice,
): Promise<ConsentReceipt> {
  const { analytics, functional, marketing } = parse(newConsentSchema, body);
  const asked: Choices = { analytics, functional, marketing };
  const shown = readNotice(told.notice);
  const gpc = told.gpc || shown.gpc === "override";
  const held = choicesInForce(asked, gpc, shown.gpc === "override");
  const action = actionOf(shown.action, asked, held);
  const recordedAt = context.now();
  const id = randomUUID();

  return await context.db.write(async (queries) => {
    // The lock makes other writers wait until the end of the chain has moved on.
    const end = await queries
      .selectFrom("consentChain")
      .select(["length", "lastHash"])
      .where("name", "=", "consents")
      .forUpdate()
      .executeTakeFirstOrThrow();
    const link = {
      sequence: end.length + 1,
      id,
      recordedAt,
      action,
      analytics: flag(held.analytics),
      functional: flag(held.functional),
      marketing: flag(held.marketing),
      policyVersion: shown.v ?? current.policyVersion,
      noticeHash: shown.n ?? current.noticeHash,
      language: shown.lang ?? current.language,
      gpc: flag(gpc),
      gpcOverride: flag(overridesSignal(held, gpc)),
      previousHash: end.lastHash,
    };
    const row = { ...link, hash: hashOf(link) };
    await queries.insertInto("consents").values(row).execute();
    await queries
      .updateTable("consentChain")
      .set({ length: row.sequence, lastHash: row.hash })
      .where("name", "=", "consents")
      .execute();
    return toReceipt(row);
  });
}

const flag = (value: boolean) => (value ? 1 : 0);

function readNotice(header: string | undefined) {
  const parts: Record<string, string> = Object.create(null);
  for (const part of (header ?? "").split(";")) {
    const [name = "", ...rest] = part.split("=").map((piece) => piece.trim());
    if (name === "" && rest.length === 0) continue;
    if (name in parts) throw new ValidationError({ [HEADER]: [`Says ${name} more than once`] });
    parts[name] = rest.join("=");
  }
  const result = consentNoticeSchema.safeParse(parts);
  if (result.success) return result.data;
  throw new ValidationError({
    [HEADER]: result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  });
}

/** What was pressed, as told if the choices agree; else what the choices come to. */
function actionOf(told: ConsentAction | undefined, asked: Choices, held: Choices): ConsentAction {
  const all = asked.analytics && asked.functional && asked.marketing;
  const none = !(asked.analytics || asked.functional || asked.marketing);
  const contradicts =
    (told === "accept-all" && !all) || (told === "reject-all" && !none) || (told === "withdraw" && all);
  if (contradicts) throw new ValidationError({ [HEADER]: ["action: Does not agree with the choices"] });
  if (told) return told;
  if (none) return "reject-all";
  return all && held.analytics && held.marketing ? "accept-all" : "custom";
}
