import type { Finding } from "./kinds.ts";
import { notNames } from "./name-words.ts";

const { raw } = String;
/** Words that name a street, clear ones and those that have another sense: "5 Oak Way", but not "a 3 way handshake". */
const clearStreet =
  "street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|marg|salai|chowk|gali|nagar|colony|layout|vihar|enclave|puram|pura|bagh|parkway|pkwy|highway|hwy|crescent|mews|straße|strasse|str";
const otherStreet =
  "drive|dr|court|ct|place|pl|square|sq|way|close|terrace|gardens|grove|hill|row|circle|trail|path|park|view|walk|rise|main|cross|extension|sector|phase|bazaar|loop|alley|quay|wharf|green|drove|broadway";
const suffixStreet =
  "[\\p{L}-]{2,24}(?:straße|strasse|str|weg|platz|allee|gasse|damm|ufer|(?<=\\p{L}{2}[ndtslhkgr])(?<!fer|cur|sta|str|star|stir)ring|stieg|straat|laan|gracht|plein)";
const romanceStreet =
  "rue|boulevard|avenue|place|chemin|allée|impasse|quai|calle|avenida|av|plaza|paseo|via|viale|piazza|corso|rua|travessa|praça";
const capitalized = (words: string) => words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
const unit =
  "flat|apartment|apt|house|hno|h\\.? ?no|h\\.? ?#|plot|door|d\\.? ?no|unit|suite|ste|villa|block|tower|floor|room|shop|building|bldg|wing|bungalow|quarter|qtr|site|survey|po box|p\\.? ?o\\.? box|postfach|apartado|wohnung|appartement|apto|piso|cabin|ward";
const building =
  "apartments?|towers?|house|residency|residence|heights|building|villas?|society|complex|nivas|niwas|bhavan|bhawan|mansion|cottage|chambers|arcade|estate|palace|plaza|court|homes|manor|lodge|farm";
const has = (words: string) => new RegExp(`^(?:${words})\\.?$`, "iu");
/** What a word of an address is; the first that fits counts. */
const types = {
  number: /\d/,
  clear: has(`${clearStreet}|${suffixStreet}`),
  street: has(`${otherStreet}|${romanceStreet}`),
  unit: has(`${unit}|${building}|box`),
  joining:
    /^(?:of|the|and|des?|du|las?|les?|l|del|della|d[aio]|dos|de[nrm]|a[nm]|im|in|bei|auf|van|von|near|nr|opp|opposite|behind|beside|next|to|no|number|pin|pincode|zip|zipcode|postcode|post|code|plz|c|o|po|bis|ter)$/i,
} as const;
type Type = keyof typeof types | "name" | "code";
/** Words that begin the names of towns but are also fillers. */
const townStart =
  /^(?:New|Old|Great|Long|Upper|Lower|San|Los|Las|Unter|Am|In|Main|First|Second|South|North|Private|Public)$/;
const country =
  /^(?:india|bharat|usa|US|u\.s\.a|united states(?: of america)?|uk|u\.k|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|germany|deutschland|france|spain|españa|italy|italia|netherlands|nederland|austria|österreich|switzerland|schweiz|portugal|brazil|brasil|canada|australia|maharashtra|karnataka|tamil nadu|kerala|(?:new )?delhi|telangana|andhra pradesh|gujarat|rajasthan|punjab|haryana|(?:uttar|madhya) pradesh|west bengal|bihar|odisha|assam|goa|jharkhand|uttarakhand)(?![\p{L}\p{N}])/iu;
/** Postal codes of India, the United Kingdom, the United States and Canada, at the end of an address. */
const lastCode =
  /^(?:[1-9]\d{2} ?\d{3}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z\d])|[A-Z]{2},? \d{5}(?:\d|-\d{4})?(?!\d)|[A-Z]\d[A-Z] ?\d[A-Z]\d(?![A-Z\d]))/i;
/** Postal codes of Germany, France, Spain, Italy, the Netherlands, Austria … and the town after them: `10115 Berlin`. */
const townCode =
  /^(?:(?:D|DE|A|CH|F)-)?(?:\d{4} ?[A-Z]{2}|\d{4,5}) \p{Lu}[\p{L}'-]{1,30}(?: (?:am|an der|im|in|de|la) \p{Lu}[\p{L}-]{1,20})?/u;
const zip = /^\d{5}(?:-\d{4})?(?![\d-])/;
const word = /[\p{L}\p{N}#][\p{L}\p{M}\p{N}'&/#-]{0,30}/uy;
const gap = /^(?:\.?,? ?(?:\r?\n) ?|,? ?- ?|\.?,? |: ?|[,.](?=\p{L}))/u;
/** Words whose period does not end the sentence. */
const abbreviation =
  /^(?:\p{L}*str|st|rd|ave|blvd|ln|dr|ct|pl|sq|no|apt|opp|nr|h|hno|ste|bldg|av|pkwy|hwy|mt|ft|[a-z])$/iu;

/** The part of an address from its start: its end, what it contains, and the commas and line breaks between. */
type Part = { end: number; has: Set<Type>; commas: number };

function typeOf(text: string, lowercase: boolean): Type | null {
  const type = (Object.keys(types) as (keyof typeof types)[]).find((name) => types[name].test(text));
  if (type) return type;
  if (notNames.has(text.toLowerCase()) && !townStart.test(text)) return null;
  return lowercase || /^(?:\p{Ll}{1,2}')?[\p{Lu}#]|^[^\p{Lu}\p{Ll}]/u.test(text) ? "name" : null;
}

/** Follows an address from `start` word by word to its last part. `lowercase`: words may be in lower case. */
function follow(text: string, start: number, lowercase: boolean): Part {
  const part: Part = { end: start, has: new Set(), commas: 0 };
  if (romanceAt.test(text.slice(start, start + 100))) part.has.add("clear");
  let at = start;
  let commas = 0;
  for (let count = 0; count < 26; count++) {
    const ahead = text.slice(at, at + 60);
    const isStreet = part.has.has("clear") || part.has.has("street");
    const code =
      ((isStreet || part.has.has("unit")) && townCode.exec(ahead)) ||
      ((lowercase || isStreet || part.has.has("number")) && lastCode.exec(ahead)) ||
      ((isStreet || commas > 0) && zip.exec(ahead));
    if (code) {
      part.has.add("code").add("number");
      return { ...part, end: afterCode(text, at + code[0].length) };
    }
    word.lastIndex = at;
    const next = word.exec(text)?.[0] ?? "";
    const type = next && typeOf(next, lowercase);
    if (!type) break;
    at += next.length;
    part.has.add(type);
    if (type !== "joining") Object.assign(part, { end: at, commas });
    const step = gap.exec(text.slice(at, at + 4))?.[0];
    if (step === undefined || (/^\.(?!,)/.test(step) && !abbreviation.test(next))) break;
    if (/[,\n-]/.test(step)) commas++;
    at += step.length;
  }
  return part;
}

/** The end of the states and countries after a postal code. */
function afterCode(text: string, end: number): number {
  const step = /^(?:,? ?\r?\n|,? ?- ?|,? )/.exec(text.slice(end, end + 4))?.[0] ?? "";
  const name = step && country.exec(text.slice(end + step.length, end + step.length + 28))?.[0];
  return name ? afterCode(text, end + step.length + name.length) : end;
}

const addressee = new RegExp(
  raw`^(?![^,]{0,50}(?<!\p{L})(?:${building}|${clearStreet}|${unit})(?!\p{L}))(?:\p{L}[\p{L}.']{0,20} ){0,2}\p{L}[\p{L}.']{0,20},\s(?=\d|(?:${unit}) )`,
  "iu",
);
const cue =
  /(?<!\p{L})(?<!(?:ip|mail|mac|web|url|wallet|memory) )(?:(?:(?:my|our|his|her|home|postal|mailing|delivery|shipping|billing|office|street|residential|permanent|current|new) )*address(?: is|:| =|=| -)|(?:i|we|he|she|who) (?:now |currently )?(?:lives?|resides?|stays?) (?:at|in|on)|(?:ship|deliver|send|post|mail|courier)(?:ed)? (?:it |them |this |that |the \p{L}{2,12} |a \p{L}{2,12} )?to|(?:anschrift|adresse)(?: ist|:| lautet)|(?:ich )?wohne?n? (?:in der|im|am|in)|dirección(?: es|:)|vivo en|adresse est|habite(?: au)?|indirizzo(?: è|:)|abito in|endereço(?: é|:)|moro na|mera (?:address|pata)(?: hai|:)?|मेरा पता(?: है|:)?|पता:)[ \n"']{1,3}/giu;
const house = raw`\d{1,5}(?:st|nd|rd|th|[A-Za-z])?(?:[-/]\d{1,4}[A-Za-z]?){0,3}`;
const before = raw`(?<![\p{L}\p{M}\p{N}.,/@+-])`;
/** Where an address may start without a word for addresses. */
const candidates = [
  new RegExp(raw`${before}(?:${unit})(?: ?(?:no\.?|number|#))?[ .:#-]{0,3}(?=[A-Z]?-?\d)`, "giu"),
  new RegExp(
    raw`${before}(?:No\.? ?|#)?${house},? (?=[\p{L}\d])|${before}[A-Z]{1,2}[-/ ]?\d{1,4}[A-Z]?,? (?=\p{Lu})`,
    "gu",
  ),
  new RegExp(
    raw`${before}(?:\p{Lu}[\p{L}']{1,20} ){0,3}(?:${capitalized(`${building}|${clearStreet}`)}),? (?=(?:No\.? ?)?\d)`,
    "gu",
  ),
  new RegExp(
    raw`${before}(?:${suffixStreet}\.?|(?:\p{Lu}[\p{L}-]{1,20} ){1,2}(?:Straße|Strasse|Str\.|Platz|Allee|Weg|Ring|Damm)|(?:Am|An der|Auf der|Unter den|Zum|Zur) (?:\p{Lu}\p{L}{1,20} ?){1,2}) (?=\d)`,
    "gu",
  ),
  new RegExp(raw`${before}(?:${capitalized(romanceStreet)})\.? (?:[\p{L}']{1,20} ){1,5}(?=\d)`, "gu"),
];
const romanceAt = new RegExp(
  raw`^(?:\d{1,4}[a-z]?(?: bis| ter)?,? (?:${romanceStreet}) (?:\p{Ll}{1,4}[ ']){0,3}\p{Lu}|(?:${capitalized(romanceStreet)})\.? (?:[\p{L}']{1,20},? ){1,5}\d|(?:Am|An der|Auf der|Unter den|Zum|Zur) (?:\p{Lu}\p{L}{1,20} ){1,2}\d)`,
  "u",
);
/** A house number and the name of a street, or the name of a street and a house number. */
const streetStart = new RegExp(
  raw`^(?:(?!(?:${capitalized(clearStreet)}) )\p{Lu}\p{L}|(?!(?:19|20)\d\d )${house},? (?!(?:${capitalized(clearStreet)})(?!\p{L}))[\p{Lu}\d])`,
  "u",
);

const lowercaseStart = new RegExp(`^(?:${house},? )?\\p{Ll}`, "u");
/** "742 Oak Terrace", which needs a town after it. */
const namedStreet = new RegExp(
  raw`^${house},? (?:\p{Lu}[\p{L}'.-]+ ){1,3}(?:${capitalized(otherStreet)})(?!\p{L})`,
  "u",
);

/** Whether the part from a start is an address. `cueWord`: the word for addresses before it. */
function isAddress(text: string, start: number, { end, has, commas }: Part, cueWord: string | undefined): boolean {
  const address = text.slice(start, end);
  const isStreet = has.has("clear") || has.has("street");
  if (!has.has("number")) return false;
  if (has.has("code") && (isStreet || has.has("unit"))) return true;
  if (cueWord !== undefined) {
    if (isStreet || has.has("code")) return true;
    const isNumbered = has.has("unit") || (commas > 0 && /^\S*\d\S* \p{Lu}/u.test(address));
    return isNumbered && !/^(?:ship|deliver|send|post|mail|courier)/i.test(cueWord);
  }
  if (
    !(has.has("clear") || (commas > 0 && namedStreet.test(address))) ||
    !streetStart.test(address) ||
    /^(?:Am|An|Auf|Unter|Zu[mr]) /.test(address)
  )
    return false;
  // "10 Wall Street banks" is not an address.
  const next = /^ (\p{Ll}+)/u.exec(text.slice(end, end + 24))?.[1];
  return !next || !/^\d/.test(address) || commas > 0 || notNames.has(next);
}

/** Finds postal addresses: a street with a house number, or parts of an address with a postal code. */
export function findPostal(text: string): Finding[] {
  const cues = new Map<number, string>();
  for (const { 0: match, index } of text.matchAll(cue)) {
    const after = index + match.length;
    // "Ship to Jane Doe, 12 Oak Lane": the address starts after the name.
    const name = addressee.exec(text.slice(after, after + 60))?.[0].length ?? 0;
    cues.set(after + name, match);
  }
  const starts = candidates.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index));
  const found: Finding[] = [];
  let taken = 0;
  for (const start of [...cues.keys(), ...starts].sort((a, b) => a - b)) {
    if (start < taken) continue;
    const part = follow(text, start, cues.has(start) || lowercaseStart.test(text.slice(start, start + 24)));
    if (!isAddress(text, start, part, cues.get(start))) continue;
    found.push({ kind: "address", start, end: part.end });
    taken = part.end;
  }
  return found;
}
