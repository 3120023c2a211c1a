import type { Finding } from "./kinds.ts";
import { notNames } from "./name-words.ts";

const { raw } = String;
/** Words that name a street, clear ones and those that have another sense: "5 Oak Way", but not "a 3 way handshake". */
const clearStreet =
  "street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|marg|salai|chowk|gali|nagar|colony|layout|vihar|enclave|puram|pura|bagh|parkway|pkwy|highway|hwy|crescent|mews|straße|strasse|str";
const otherStreet =
  "drive|dr|court|ct|place|pl|square|sq|way|close|terrace|gardens|grove|hill|row|circle|trail|path|park|view|walk|rise|main|cross|extension|sector|phase|bazaar|loop|alley|quay|wharf|green|drove|broadway";
const suffixStreet =
  "\\p{L}{2,24}(?:straße|strasse|str|weg|platz|allee|gasse|damm|ufer|ring|stieg|straat|laan|gracht|plein)";
const romanceStreet =
  "rue|boulevard|avenue|place|chemin|allée|impasse|quai|calle|avenida|av|plaza|paseo|via|viale|piazza|corso|rua|travessa|praça";
const capitalized = (words: string) => words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
const unit =
  "flat|apartment|apt|house|hno|h\\.? ?no|h\\.? ?#|plot|door|d\\.? ?no|unit|suite|ste|villa|block|tower|floor|room|shop|building|bldg|wing|bungalow|quarter|qtr|site|survey|po box|p\\.? ?o\\.? box|postfach|apartado|wohnung|appartement|apto|piso|cabin|ward";
const building =
  "apartments?|towers?|house|residency|residence|heights|building|villas?|society|complex|nivas|niwas|bhavan|bhawan|mansion|cottage|chambers|arcade|estate|palace|plaza|court|homes|manor|lodge|farm";
const has = (words: string) => new RegExp(`^(?:${words})\\.?$`, "iu");
const [isClear, isStreet, isSuffix, isUnit, isBuilding, isRomance] = [
  has(clearStreet),
  has(`${clearStreet}|${otherStreet}`),
  has(suffixStreet),
  has(`${unit}|box`),
  has(building),
  has(romanceStreet),
];
/** Words in lower case that an address contains. */
const joining =
  /^(?:of|the|and|de|du|des|la|le|les|l|del|della|di|da|do|dos|den|der|dem|am|an|im|in|bei|auf|van|von|near|nr|opp|opposite|behind|beside|next|to|no|pin|pincode|zip|zipcode|postcode|post|code|plz|c|o|po|box|bis|ter)$/i;
const country =
  /^(?:india|bharat|usa|us|u\.s\.a|u\.s|united states(?: of america)?|uk|u\.k|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|germany|deutschland|france|spain|españa|italy|italia|netherlands|nederland|austria|österreich|switzerland|schweiz|portugal|brazil|brasil|canada|australia|maharashtra|karnataka|tamil nadu|kerala|delhi|new delhi|telangana|andhra pradesh|gujarat|rajasthan|punjab|haryana|uttar pradesh|madhya pradesh|west bengal|bihar|odisha|assam|goa|jharkhand|uttarakhand)(?![\p{L}\p{N}])/iu;
/** Postal codes of India, the United Kingdom, the United States, the Netherlands and Canada, at the end of an address. */
const lastCode =
  /^(?:[1-9]\d{2} ?\d{3}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z\d])|[A-Z]{2},? \d{5}(?:\d|-\d{4})?(?!\d)|[A-Z]\d[A-Z] ?\d[A-Z]\d(?![A-Z\d]))/i;
/** Postal codes of Germany, France, Spain, Italy, the Netherlands, Austria … before a town: `10115 Berlin`. */
const townCode = /^(?:(?:D|DE|A|CH|F)-)?(?:\d{4} ?[A-Z]{2}|\d{4,5}) (?=\p{Lu})/u;
const zip = /^\d{5}(?:-\d{4})?(?![\d-])/;
const word = /[\p{L}\p{N}#][\p{L}\p{M}\p{N}'&/#-]{0,30}/uy;
const gap = /^(?:\.?,? ?(?:\r?\n) ?|,? ?- ?|\.?,? |: ?|[,.](?=\p{L}))/u;

/** Words that begin the names of towns but are also fillers. */
const townStart =
  /^(?:New|Old|Great|Long|Upper|Lower|San|Los|Las|Unter|Am|In|Main|First|Second|South|North|Private|Public)$/;

/** What an address contains, from its start to `end`. */
type Walk = {
  end: number;
  digits: boolean;
  street: boolean;
  clear: boolean;
  unit: boolean;
  code: boolean;
  commas: number;
};

/** Follows an address from `start` word by word to its last part. `lowercase`: words may be in lower case. */
function walk(text: string, start: number, lowercase: boolean): Walk {
  const romance = romanceAt.test(text.slice(start, start + 100));
  const found: Walk = {
    end: start,
    digits: false,
    street: romance,
    clear: romance,
    unit: false,
    code: false,
    commas: 0,
  };
  let at = start;
  let commas = 0;
  for (let count = 0; count < 26; count++) {
    const ahead = text.slice(at, at + 40);
    const code =
      found.digits || found.street || lowercase
        ? (lastCode.exec(ahead) ?? (commas > 0 || found.street ? zip.exec(ahead) : null))
        : null;
    const town = found.street ? townCode.exec(ahead) : null;
    if (town) {
      word.lastIndex = at + town[0].length;
      let end = word.exec(text) ? word.lastIndex : at;
      const more = /^ (?:am|an der|im|in|de|la)? ?\p{Lu}[\p{L}-]{1,20}(?=[\s,.!?]|$)/u.exec(
        text.slice(end, end + 32),
      )?.[0];
      if (more && !notNames.has(more.trim().toLowerCase())) end += more.length;
      return { ...found, end: afterCode(text, end), code: true, digits: true };
    }
    if (code) return { ...found, digits: true, end: afterCode(text, at + code[0].length), code: true };
    word.lastIndex = at;
    const next = word.exec(text)?.[0];
    if (!next) break;
    const lower = next.toLowerCase();
    const isNumber = /\d/.test(next);
    const isPart =
      isStreet.test(next) || isUnit.test(next) || isSuffix.test(next) || isBuilding.test(next) || isRomance.test(next);
    const isJoining = joining.test(next);
    if (
      !isNumber &&
      !isPart &&
      !isJoining &&
      ((notNames.has(lower) && !townStart.test(next)) ||
        !(lowercase || /^(?:\p{Ll}{1,2}')?[\p{Lu}#]|^[^\p{Lu}\p{Ll}]/u.test(next)))
    )
      break;
    at = word.lastIndex;
    if (isNumber) found.digits = true;
    if (isUnit.test(next) || isBuilding.test(next)) found.unit = true;
    if (
      (count > 0 || isClear.test(next)) &&
      isStreet.test(next) &&
      !(next === lower && !isClear.test(next) && !lowercase)
    ) {
      found.street = true;
      found.clear ||= isClear.test(next);
    }
    if (isSuffix.test(next)) found.street = found.clear = true;
    if (!isJoining || isNumber) {
      found.end = at;
      found.commas = commas;
    }
    const step = gap.exec(text.slice(at, at + 4))?.[0];
    if (step === undefined) break;
    // A period ends the sentence, except after an abbreviation.
    if (
      /^\.(?!,)/.test(step) &&
      !/^(?:\p{L}*str|st|rd|ave|blvd|ln|dr|ct|pl|sq|str|no|apt|opp|nr|h|hno|d|p|o|ste|bldg|av|pkwy|hwy|mt|ft|[a-z])$/iu.test(
        next,
      )
    )
      break;
    if (/[,\n-]/.test(step)) commas++;
    at += step.length;
  }
  return found;
}

/** The end of the states and countries after a postal code. */
function afterCode(text: string, end: number): number {
  for (let part = 0; part < 2; part++) {
    const step = /^(?:,? |,? ?\r?\n|,? ?- ?)/.exec(text.slice(end, end + 4))?.[0];
    const name = step && country.exec(text.slice(end + step.length, end + step.length + 28))?.[0];
    if (!step || !name || /^us$/.test(name)) break;
    end += step.length + name.length;
  }
  return end;
}

const addressee = new RegExp(
  raw`^(?![^,]{0,50}(?<!\p{L})(?:${building}|${clearStreet}|${unit})(?!\p{L}))(?:\p{L}[\p{L}.']{0,20} ){0,2}\p{L}[\p{L}.']{0,20},\s(?=\d|(?:${unit}) )`,
  "iu",
);
const cue =
  /(?<!\p{L})(?<!(?:ip|mail|mac|web|url|wallet|memory) )(?:(?:(?:my|our|his|her|home|postal|mailing|delivery|shipping|billing|office|street|residential|permanent|current|new) )*address(?: is|:| =|=| -)|(?:i|we|he|she|who) (?:now |currently )?(?:lives?|resides?|stays?) (?:at|in|on)|(?:ship|deliver|send|post|mail|courier)(?:ed)? (?:it |them |this |that |the \p{L}{2,12} |a \p{L}{2,12} )?to|(?:anschrift|adresse)(?: ist|:| lautet)|(?:ich )?wohne?n? (?:in der|im|am|in)|dirección(?: es|:)|vivo en|adresse est|habite(?: au)?|indirizzo(?: è|:)|abito in|endereço(?: é|:)|moro na|mera (?:address|pata)(?: hai|:)?|मेरा पता(?: है|:)?|पता:)[ \n"']{1,3}/giu;
const house = raw`\d{1,5}(?:st|nd|rd|th|[A-Za-z])?(?:[-/]\d{1,4}[A-Za-z]?){0,3}`;
const before = raw`(?<![\p{L}\p{M}\p{N}.,/@#-])`;
/** Where an address may start without a word for addresses. */
const candidates = [
  new RegExp(raw`${before}(?:${unit})(?: ?(?:no\.?|number|#))?[ .:#-]{0,3}(?=[A-Z]?-?\d)`, "giu"),
  new RegExp(
    raw`${before}(?:No\.? ?)?${house},? (?=[\p{L}\d])|${before}[A-Z]{1,2}[-/ ]?\d{1,4}[A-Z]?,? (?=\p{Lu})`,
    "gu",
  ),
  new RegExp(
    raw`${before}(?:\p{Lu}[\p{L}']{1,20} ){0,3}(?:${capitalized(`${building}|${clearStreet}`)}),? (?=(?:No\.? ?)?\d)`,
    "gu",
  ),
  new RegExp(
    raw`${before}(?:${suffixStreet}\.?|(?:\p{Lu}[\p{L}-]{1,20} ){1,2}(?:Straße|Strasse|Str\.|Platz|Allee|Weg|Ring|Damm)|(?:Am|An der|Auf der|Unter den|Zum|Zur) \p{Lu}\p{L}{1,20}) (?=\d)`,
    "gu",
  ),
  new RegExp(raw`${before}(?:${capitalized(romanceStreet)})\.? (?:[\p{L}']{1,20} ){1,5}(?=\d)`, "gu"),
];
const romanceAt = new RegExp(
  raw`^(?:\d{1,4}[a-z]?(?: bis| ter)?,? (?:${romanceStreet}) (?:\p{Ll}{1,4}[ ']){0,3}\p{Lu}|(?:${capitalized(romanceStreet)})\.? (?:[\p{L}']{1,20},? ){1,5}\d|(?:Am|An der|Auf der|Unter den|Zum|Zur) \p{Lu}\p{L}{1,20} \d)`,
  "u",
);
/** A house number and the name of a street, or the name of a street and a house number. */
const streetStart = new RegExp(
  raw`^(?:\p{Lu}\p{L}|(?!(?:19|20)\d\d )${house},? (?!(?:${capitalized(clearStreet)})(?!\p{L}))[\p{Lu}\d])`,
  "u",
);

/** Whether the parts found from a start are an address. */
function isAddress(address: string, part: Walk, cueWord: string | undefined): boolean {
  if (!part.digits) return false;
  if (part.code && (part.street || part.unit)) return true;
  if (cueWord === undefined)
    return !part.code && part.clear && streetStart.test(address) && !/^(?:Am|An|Auf|Unter|Zu[mr]) /.test(address);
  if (part.street || part.code) return true;
  return (
    !/^(?:ship|deliver|send|post|mail|courier)/i.test(cueWord) &&
    (part.unit || (part.commas > 0 && /^\S*\d\S* \p{Lu}/u.test(address)))
  );
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
    const cueWord = cues.get(start);
    const part = walk(text, start, cueWord !== undefined);
    if (!isAddress(text.slice(start, part.end), part, cueWord)) continue;
    // "10 Wall Street banks" is not an address.
    const next = /^ (\p{Ll}+)/u.exec(text.slice(part.end, part.end + 24))?.[1];
    if (
      next &&
      /^\d/.test(text[start] ?? "") &&
      cueWord === undefined &&
      !part.code &&
      part.commas === 0 &&
      !notNames.has(next)
    )
      continue;
    found.push({ kind: "address", start, end: part.end });
    taken = part.end;
  }
  return found;
}
