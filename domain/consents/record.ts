import { randomUUID } from "node:crypto";
import type { Context } from "../kernel/context.ts";
import { ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { writeOnce } from "../kernel/write-once.ts";
import { hashedOf, type NewConsent } from "./chain.ts";
import { type Choices, choicesInForce, overridesSignal } from "./choices.ts";
import { toReceipt } from "./consent.ts";
import { type ConsentAction, type ConsentReceipt, consentNoticeSchema, newConsentSchema } from "./schema.ts";

/** The headers of the request. */
interface ConsentHeaders {
  /** The header `X-Consent-Notice`, such as `v=…; n=…; lang=en; action=custom; gpc=override`. */
  notice: string | undefined;
  /** Whether the browser sent `Sec-GPC: 1`. */
  gpc: boolean;
}

/** A notice that was shown to visitors. */
export interface Notice {
  policyVersion: string;
  noticeHash: string;
  language: string;
}

const HEADER = "X-Consent-Notice";

/**
 * Appends a visitor's choice to the log and resolves after it is durable (specification, sections 4 and 7).
 * Under Global Privacy Control analytics and marketing are recorded as refused, unless the visitor chose them
 * explicitly. Stores no network address and no user agent. A page of an earlier release names its own notice; one that no
 * server has stored is refused. A repetition of the request gets its first receipt. Throws a `ValidationError` with messages by field.
 */
export async function recordConsent(
  context: Omit<Context, "actor">,
  body: unknown,
  headers: ConsentHeaders,
  current: Notice,
): Promise<ConsentReceipt> {
  const { analytics, functional, marketing } = parse(newConsentSchema, body);
  const chosen: Choices = { analytics, functional, marketing };
  const shown = readNotice(headers.notice);
  const gpc = headers.gpc || shown.gpc === "override";
  const held = choicesInForce(chosen, gpc, shown.gpc === "override");
  const action = actionOf(shown.action, chosen, held);
  const { n = current.noticeHash } = shown;
  const stored = context.db.read.selectFrom("consentNotices").selectAll().where("noticeHash", "=", n);
  const notice = n === current.noticeHash ? current : await stored.executeTakeFirst();
  if (!notice) throw new ValidationError({ [HEADER]: ["n: Must be a notice that this site has shown"] });
  const consent: NewConsent = {
    id: randomUUID(),
    recordedAt: context.now(),
    action,
    analytics: flag(held.analytics),
    functional: flag(held.functional),
    marketing: flag(held.marketing),
    policyVersion: notice.policyVersion,
    noticeHash: notice.noticeHash,
    language: notice.language,
    gpc: flag(gpc),
    gpcOverride: flag(overridesSignal(held, gpc)),
  };
  const link = { chain: "consents", row: { ...consent }, hashed: hashedOf(consent) } as const;
  const asked = { verb: "consent", request: [chosen, headers] };
  const { result: id } = await writeOnce(context, asked, async (queries) => {
    await context.db.append(queries, link);
    return consent.id;
  });
  return toReceipt(
    await context.db.read.selectFrom("consents").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );
}

const flag = (value: boolean) => (value ? 1 : 0);

function readNotice(header: string | undefined) {
  const parts: Record<string, string> = Object.create(null);
  for (const part of (header ?? "").split(";")) {
    const [name = "", ...rest] = part.split("=").map((piece) => piece.trim());
    if (name === "" && rest.length === 0) continue;
    if (name in parts) throw new ValidationError({ [HEADER]: [`Contains ${name} more than once`] });
    parts[name] = rest.join("=");
  }
  const result = consentNoticeSchema.safeParse(parts);
  if (result.success) return result.data;
  throw new ValidationError({
    [HEADER]: result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  });
}

/** The named action if it agrees with the choices; without one, the action that the choices amount to. */
function actionOf(named: ConsentAction | undefined, chosen: Choices, held: Choices): ConsentAction {
  const all = chosen.analytics && chosen.functional && chosen.marketing;
  const none = !(chosen.analytics || chosen.functional || chosen.marketing);
  const contradicts =
    (named === "accept-all" && !all) || (named === "reject-all" && !none) || (named === "withdraw" && all);
  if (contradicts) throw new ValidationError({ [HEADER]: ["action: Does not match the choices"] });
  if (named) return named;
  if (none) return "reject-all";
  return all && held.analytics && held.marketing ? "accept-all" : "custom";
}
