import type { Finding, Kind } from "./kinds.ts";
import { quantityAhead } from "./number-runs.ts";

const { raw } = String;
const month = raw`(?:jan|feb|f[ée]v|mar|m[äa]r|apr|avr|abr|may|mai|jun|jui|jul|aug|ago|ao[uû]|sep|set|oct|okt|out|nov|dec|d[ée]z|dic|d[ée]c|जन|फ|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सित|अक्|नव|दिस|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[\p{L}\p{M}]{0,9}`;
const day = raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er)?\.?`;
const year = raw`(?:(?:19|20)\d\d|'\d\d)`;
/** Complete dates: 12/05/1990, 1990-05-12, 19900512, 12 May 1990, May 12, 1990, 12 de mayo de 1990, 1990年5月12日. */
const fullDate = [
  raw`\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d ?[./-] ?\d{1,2} ?[./-] ?\d{1,2}`,
  raw`\d{1,2} \d{1,2} (?:19|20)\d\d|(?:19|20)\d\d[01]\d[0-3]\d|[0-3]\d[01]\d(?:19|20)\d\d|(?:19|20)\d\d ?年 ?\d{1,2} ?月 ?\d{1,2} ?日`,
  raw`${day}(?: of| de)?[ ./-]{0,2}${month}(?:\.?[ ,./-]{1,2}|\.? (?:of|de|del) )(?:${year}|\d\d(?!\d))|${month}\.? ?${day},? (?:of )?${year}|${year},? ${month} ${day}`,
].join("|");
/** A day without a year, a month with its year. */
const partialDate = raw`${day}(?: of| de)? ?${month}(?!\p{L})|${month} ${day}(?! ?\d)|${month},? (?:of |de )?${year}|\d{1,2}[./]\d{1,2}`;
const birthWord =
  "born|dob|d\\.o\\.b\\.?|dates? of birth|birth[ -]?dates?|birthday(?:'s)?|b'?day|geboren|geburtsdatum|geburtstag|geb\\.|n[ée]e? le|date de naissance|fecha de nacimiento|nac[ií](?:d[oa])?|cumpleaños|data de nascimento|nasci(?:d[oa])?|nat[oa]|data di nascita|geboortedatum|janm(?: ?din| ?tithi)?|जन्म ?(?:तिथि|दिन|तारीख)?|जन्मदिन|дата рождения|родил\\p{L}*|出生日期|生日|生年月日";
const birthLink = raw`(?:[\s:=#"'(),|-]|(?:is|was|on|in|the|der|den|vom|it's|it is|am|as|ist|es|est|el|le|em|il|hai|है|को|da(?:y|te)|a)(?![\p{L}\p{M}])|in \p{L}{3,20},? on|[dmyjat]{1,4}[./-][dmyjat]{1,4}[./-][dmyjat]{2,4}\)?){0,9}`;
/** Up to 50 characters of one sentence that end in a verb: "cvv that I used was". The `other` words have another subject. */
const statement = (other: string) =>
  raw`(?:(?!(?:${other})(?!\p{L}))[^\d\n!?;]){1,50}?(?<!\p{L})(?:is|was|be|its|it's|that's|says|said|reads|shows?|on|as|[=:])[ :="'(]{1,3}`;
const birth = new RegExp(
  raw`(?<![\p{L}\p{M}\p{N}])(?<word>${birthWord})(?![\p{L}\p{N}])(?:${birthLink}|${statement("party|offer|wish|wishes|leave|gift|field|mask|masking|format|deadline|since|until|before|after|meeting|event|sale|bonus|detection|support")})(?<date>${fullDate}|${partialDate})(?![\p{L}\p{N}]|[./-]\d)`,
  "giu",
);
const birthAfter = new RegExp(
  raw`(?<![\p{L}\p{N}./-])(?<date>${fullDate})(?: is|,| -| =|:| as)? ?(?:my|his|her|the|our)? ?(?:son's |daughter's |wife's |husband's )?(?:dob|date of birth|birth ?date|birthday|geboren|né|née|nacido|nacida)(?!\p{L})`,
  "giu",
);
const birthYear = /(?<!\p{L})(?:i|he|she|i'm|who) (?:was |am |is )?born in ((?:19|20)\d\d)(?![\p{L}\p{N}]|[./-]\d)/giu;
/** Companies, products and laws are also born on a date. */
const otherBirth =
  /(?:company|product|brand|start-?up|team|idea|project|it|we|they|law|act|regulation|internet|[A-Z]{2,}|\d) (?:was|were|is) $/;

const expiry = raw`(?:(?:0?[1-9]|1[0-2]) ?[/.-] ?(?:20)?[1-4]\d|20[1-4]\d ?[/-] ?(?:0[1-9]|1[0-2])|${month} ?'?(?:20)?[1-4]\d|(?:0[1-9]|1[0-2])[ ]?(?:20)?[1-4]\d)`;
const code = raw`\d{3,4}`;
const codeWord =
  "cvv2?|cvc2?|cvn2?|csc|cid|card (?:verification|security) (?:code|number|value)|security code|(?:3|4|three|four)[ -]digit (?:security )?(?:code|number)|(?:karten)?pr(?:ü|ue)f(?:nummer|ziffer|code)|kpn|cryptogramme|code de s[ée]curit[ée]|c[óo]digo de segur(?:idad|ança)|सीवीवी";
const expiryWord =
  "exp(?:iry|iration|ires|ired|iring)?(?:[ -]?(?:date|dt|month))?|(?:good|valid) thru|valid(?: till| until| through| to|ity)|ablauf(?:datum)?|g(?:ü|ue)ltig bis|verf(?:ä|ae)llt|vence|vencimiento|caducidad|caduca|date d'expiration|expire|validade|runs (?:until|till|out)|valid from [01]\\d/\\d\\d(?:\\d\\d)? to|scadenza|scade|mm/yy(?:yy)?";
const end = raw`(?![\p{L}\d]|[.,:/-]\d| ?%)`;
const cardLink = raw`(?:[\s:=#"'(),.;?|/&-]|(?:is|was|so|are|no|number|nr|code|date|on|the|back|of|and|in|end|month|my|for|it|it's|i|you|typed|gave|entered|printed|written|here|card|visa|mastercard|amex|rupay|le|el|ist|es|est|lautet|und|y|et|है|${codeWord}|${expiryWord})(?![\p{L}]))`;
const otherNumber =
  "errors?|status|http|fields?|checks?|validation|length|limit|version|rules?|requirements?|section|max|api|response|format|tokens?|certificates?|contract";
const codeAfterWord = new RegExp(
  raw`(?<![\p{L}\p{N}])(?:${codeWord})(?!\p{L})(?:${cardLink}{0,14}|${statement(otherNumber)})(?:${expiry}[\s,;|/&]{1,3}(?:and )?)?(?<value>${code})${end}`,
  "dgiu",
);
const expiryAfterWord = new RegExp(
  raw`(?<![\p{L}\p{N}])(?<word>${expiryWord})(?!\p{L})(?:${cardLink}{0,14}|${statement(otherNumber)})(?:${code}[\s,;|/&]{1,3}(?:and )?)?(?<value>${expiry})${end}`,
  "dgiu",
);
const codeBeforeWord = new RegExp(
  raw`(?<![\p{L}\p{N}./-])(?<value>${code})(?: is| as|,? (?:the|my|its|her|his|our))(?: the| my| its| her| his| our)?(?: card)? (?:${codeWord})(?!\p{L})`,
  "dgiu",
);
/** "code 123", in a message with a card number. */
const plainCode = new RegExp(
  raw`(?<!\p{L})(?<!(?:post(?:al)?|zip|pin|error|status|promo|coupon)[ -]?)code(?: on the (?:front|back))?(?: is|:|=)? ?(?<value>${code})${end}`,
  "dgiu",
);
/** The expiry date and security code right after a card number: `4242 4242 4242 4242, 12/28, 123`. */
const separator = raw`[\s,;|/"]{1,3}`;
const monthAndYear = raw`(?:0[1-9]|1[0-2])[/|-](?:20)?[1-4]\d`;
const besideCard = new RegExp(
  raw`${separator}(?:(?:(?:exp|expiry|valid thru)[.:]{0,2} )?(?<expiry>${monthAndYear})(?:${separator}(?<late>${code}))?${end}|(?<code>\d{3})(?:${separator}(?<expiry2>${monthAndYear}))?${end}(?! (?!and|is|exp|valid|please|for)\p{L}))`,
  "duy",
);
/** After these words an expiry date belongs to something else than a card. */
const otherExpiry =
  /(?:certificate|cert|trial|contract|licen[cs]e|passport|subscription|offer|key|token|plan|domain|policy|password|session|link|quote|coupon|warranty|consent|tls|ssl|iso|agreement|promotion|code)(?:(?!card)[\p{L}', :]){0,20}$/iu;
const cardWord = /card|visa|master|amex|rupay|karte|tarjeta|carte|cartão|कार्ड|карт|卡|cvv|cvc/iu;

/** Finds dates of birth by the word next to them. */
function births(text: string): Finding[] {
  const found: Finding[] = [];
  for (const pattern of [birth, birthAfter])
    for (const { 0: match, groups, index } of text.matchAll(pattern)) {
      const date = groups?.date ?? "";
      if (groups?.word && otherBirth.test(text.slice(Math.max(0, index - 24), index))) continue;
      const start = groups?.word ? index + match.length - date.length : index;
      found.push({ kind: "birthdate", start, end: start + date.length });
    }
  for (const { 0: match, index } of text.matchAll(birthYear))
    found.push({ kind: "birthdate", start: index + match.length - 4, end: index + match.length });
  return found;
}

/** Finds card security codes and expiry dates beside one of the `cards` or a word for them, and dates of birth. */
export function findDates(text: string, cards: readonly Finding[]): Finding[] {
  const found = births(text);
  const add = (kind: Kind, range: [number, number] | undefined) => {
    if (range && !(kind === "cvv" && quantityAhead.test(text.slice(range[1], range[1] + 24))))
      found.push({ kind, start: range[0], end: range[1] });
  };
  for (const pattern of [codeAfterWord, codeBeforeWord])
    for (const match of text.matchAll(pattern)) add("cvv", match.indices?.groups?.value);
  for (const match of text.matchAll(expiryAfterWord)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const isNamed = /^exp|^mm|thru/i.test(match.groups?.word ?? "") && !/^expire/i.test(match.groups?.word ?? "");
    if (otherExpiry.test(before) || !(isNamed || cards.length > 0 || cardWord.test(before))) continue;
    add("expiry", match.indices?.groups?.value);
  }
  if (cards.length > 0) for (const match of text.matchAll(plainCode)) add("cvv", match.indices?.groups?.value);
  for (const card of cards) {
    besideCard.lastIndex = card.end;
    const groups = besideCard.exec(text)?.indices?.groups;
    add("expiry", groups?.expiry ?? groups?.expiry2);
    add("cvv", groups?.late ?? groups?.code);
  }
  return found;
}
