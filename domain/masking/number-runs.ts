/** Consecutive digits, and the separator between them and the next group. */
export type Group = { start: number; end: number; digits: string; after: string };
/** Groups that may form one number, and whether a plus precedes them. */
export type Run = { groups: Group[]; plus: boolean };

const between = /^(?: ?[.()/-] ?\(?| {1,2}\(?|\)[ -]?\(?| ?\r?\n ?)(?=\d)/;
const dates =
  /(?<!\d)(?:(?:19|20)\d\d([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)?\d\d)(?!\d|[-./]\d)/g;
const times = /(?<![\d:])\d{1,2}:\d\d(?::\d\d)?(?![\d:])/g;

/** The start and end of each date and time of day, whose digits are part of no other number. */
function datesAndTimes(text: string): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { 0: match, index } of text.matchAll(dates)) taken.set(index, index + match.length);
  for (const { 0: match, index } of text.matchAll(times)) taken.set(index, index + match.length);
  return taken;
}

/** Runs of digit groups that are separated by spaces, dots, dashes, slashes or parentheses, without dates and times. */
export function numberRuns(text: string): Run[] {
  const taken = datesAndTimes(text);
  const runs: Run[] = [];
  const group = /\d+/g;
  let run: Run | null = null;
  for (let match = group.exec(text); match; match = group.exec(text)) {
    const start = match.index;
    const skip = taken.get(start);
    if (skip !== undefined) {
      run = null;
      group.lastIndex = skip;
      continue;
    }
    const end = start + match[0].length;
    const separator = between.exec(text.slice(end, end + 5))?.[0] ?? "";
    // A line break within a number counts as a space.
    const after = /\n/.test(separator) ? " " : separator;
    if (!run) {
      const plus =
        text[start - 1] === "+" || text.slice(start - 2, start) === "+(" || text.slice(start - 2, start) === "+ ";
      run = { groups: [], plus };
      runs.push(run);
    }
    run.groups.push({ start, end, digits: match[0], after });
    // ". " usually ends a sentence.
    if (separator === "" || separator.startsWith(". ") || taken.has(end + separator.length)) run = null;
  }
  return runs;
}

/** Words for numbered things (orders, tickets, log entries): a number right after one is not personal. */
export const thingWord =
  /(?:(?<!\p{L})(?:order|invoice|bill|ticket|case|incident|ref|reference|id|serial|tracking|awb|sku|model|part|item|product|po|isbn|issn|ean|gtin|barcode|batch|lot|build|version|release|commit|job|listing|position|requisition|policy|report|record|row|port|pid|epoch|timestamp|unix|transaction|txn|utr|request|session|trace|flight|seed|hash|pedido|factura|commande|facture|bestell\p{L}*|rechnung\p{L}*|auftrag\p{L}*|ऑर्डर|заказ\p{L}?)|订单号?|#)(?:e?s)?(?:[ -]?(?:number|no|nr|num|id|code|key|reference|time|is|was|n°|número|nummer|numéro|संख्या|नंबर))*[ .:#=№"'-]{0,4}$/iu;

export const phoneWord =
  /(?:(?<!\p{L})(?:phone|telephone|tel|cell|cellphone|mobile|mob|handy|whats ?app|sms|text|call|ring|dial|reach|fax|hotline|landline|callback|contact (?:no|number|me)|my (?:number|no)|tel[ée]fono|m[óo]vil|celular|ll[áa]m\p{L}*|telefon\p{L}*|rufnummer|anruf\p{L}*|rufen?|mobil\p{L}*|t[ée]l[ée]phone|portable|appel\p{L}*|joindre|telefone|telem[óo]vel|ligue|ligar|cellulare|chiama\p{L}*|bellen|tel\.?nr|telefonnummer|puhelin|numer|zadzwo\p{L}*)(?!\p{L})|फ़?ोन|फ़ोन|मोबाइल|मोबाईल|कॉल|व्हाट्सएप|телефон|номер|позвон|звон|мобильн|电话|電話|手机|手機|携帯|전화|هاتف|جوال|தொலைபேசி|ఫోన్|ফোন)/giu;

/** Units and counted things after a number: the number is a quantity. */
export const quantityAhead =
  /^ ?(?:%|percent|per cent|(?:users?|people|customers?|employees|records?|rows?|tokens?|requests?|times|ms|milliseconds?|seconds?|secs?|minutes?|hours?|days?|bytes?|[kmgt]i?b|lines|prompts?|messages?|euros?|dollars?|rupees?|usd|eur|inr|rs|crores?|lakhs?|hits|calls|downloads|events|characters|digits|parameters|rupien|usuarios|registros|nutzer|datensätze|utilisateurs|lignes|पंक्तियाँ|रुपये|записей|рублей)(?!\p{L}))/iu;

export const moneyBefore = /(?:[$€£₹¥₽]|(?<!\p{L})(?:rs|inr|usd|eur|gbp|chf|aed)\.?) ?$/iu;
