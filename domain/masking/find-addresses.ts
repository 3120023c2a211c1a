import { isIPv4, isIPv6 } from "node:net";
import type { Finding } from "./kinds.ts";

const localCharacter = /[\p{L}\p{M}\p{N}._+'&!#$*=?^`{|}~/-]/u;
const edge = /[\p{L}\p{M}\p{N}]/u;
const domain = /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,6}(\p{L}[\p{L}\p{M}\p{N}-]{1,23})(?![\p{L}\p{N}@])/u;
/** `icon@2x.png` and `chart@main.js` are files and packages. */
const fileEnding = /^(?:png|jpe?g|gif|svg|webp|avif|ico|m?jsx?|tsx?|css|json|lock|md|latest|next|beta|alpha)$/i;
/** A service user before a colon or path is a repository address: `git@host.example:team/repo`. */
const service = /^(?:git|hg|svn|ssh|ubuntu|root|ec2-user)$/i;

function emails(text: string): Finding[] {
  const found: Finding[] = [];
  const atSigns = /@|%40/g;
  for (let sign = atSigns.exec(text); sign; sign = atSigns.exec(text)) {
    const spaced = text[sign.index - 1] === " " && text[sign.index + 1] === " ";
    const last = spaced ? sign.index - 1 : sign.index;
    let start = last;
    while (start > 0 && last - start < 64 && localCharacter.test(text[start - 1] ?? "")) start--;
    // In `to=jane@…` and `'jane@…` the address starts after the mark; in `o'neil@…` the mark is part of it.
    const opening = /^.*[=?&{|`/]/.exec(text.slice(start, last));
    if (opening) start += opening[0].length;
    while (start < last && !edge.test(text[start] ?? "")) start++;
    if (start === last) continue;
    const from = sign.index + sign[0].length + (spaced ? 1 : 0);
    const after = text.slice(from, from + 255).replace(/^([\p{L}\p{N}-]{1,63}) \. (?=\p{L}{2,12}(?!\p{L}))/u, "$1 . ");
    const spacedDomain = /^([\p{L}\p{N}-]{1,63}) ?\. ?(\p{L}{2,12})(?![\p{L}\p{N}])/u.exec(after);
    const match = domain.exec(after) ?? (spaced ? spacedDomain : null);
    const ending = match?.[2] ?? match?.[1];
    if (!match || !ending || fileEnding.test(ending)) continue;
    const local = text.slice(start, last);
    if (service.test(local) && /^[:/]/.test(after.slice(match[0].length))) continue;
    if (spaced && placeWord.test(local)) continue;
    found.push({ kind: "email", start, end: from + match[0].length });
  }
  return found;
}

/** Words before "at" that show that no email address follows: "look at node dot js", "we are at …". */
const placeWord =
  /^(?:a|an|and|are|as|available|back|be|been|browse|by|call|directly|docs|found|get|go|going|good|happen(?:s|ed|ing)?|he|hello|her|here|him|hosted|i|information|is|it|join|learn|live|locate[ds]?|look(?:s|ed|ing)?|me|meet|more|not|now|office|one|online|out|page|pages|price|published|read|reads|running|see|seen|served|she|shop|site|start|stay|that|the|them|then|there|they|this|us|visit|was|we|website|were|work(?:s|ed|ing)?|you)$/i;
const ending =
  /^(?:com|org|net|edu|gov|mil|int|info|biz|io|ai|dev|app|co|in|us|uk|eu|de|fr|es|it|nl|be|ch|at|pt|br|mx|ar|cl|ru|ua|pl|cz|se|no|dk|fi|ie|ca|au|nz|jp|cn|kr|sg|hk|za|ng|ke|ae|sa|tr|il|gr|ro|hu|example|test|email|cloud|online|site|tech|xyz|me)$/i;
const atSign =
  /[ ]{0,2}[[({<] ?(?:at|@|arroba|ät|aet|chez|एट) ?[\])}>][ ]{0,2}|[ ]{1,2}(?:at|arroba|klammeraffe|chiocciola|एट|ऐट|собака)[ ]{1,2}/giu;
/** Labels between dots or words for them; the last label is the first group. */
const spelledDomain =
  /^[\p{L}\p{M}\p{N}-]{1,63}(?:(?:[ ]{0,2}[[({<] ?(?:dot|\.|punto|punkt|point|ponto) ?[\])}>][ ]{0,2}|[ ]{1,2}(?:dot|punto|punkt|point|ponto|डॉट|точка)[ ]{1,2}|\.)([\p{L}\p{M}\p{N}-]{1,63})){1,5}/iu;
const mailWord = /(?:e-?mail|mail|correo|courriel|write|reach|contact|send|ईमेल|почт)/iu;

/** "jane dot doe at example dot com" and `jane [at] example [dot] com`. */
function spelledEmails(text: string): Finding[] {
  const found: Finding[] = [];
  for (const sign of text.matchAll(atSign)) {
    const before = text.slice(Math.max(0, sign.index - 120), sign.index);
    const local =
      /(?:[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.+-]{0,40} (?:dot|punto|punkt|point|ponto|underscore|डॉट|точка) ){0,3}[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.+-]{0,63}$/iu.exec(
        before,
      );
    if (!local) continue;
    const from = sign.index + sign[0].length;
    const domain = spelledDomain.exec(text.slice(from, from + 200));
    if (!domain || !ending.test(domain[1] ?? "")) continue;
    const bracketed = /[[({<]/.test(sign[0]);
    // "At" before a domain usually means a place, not an email address.
    if (!bracketed && (placeWord.test(local[0]) || (!/[ [({<]/.test(domain[0]) && !mailWord.test(before)))) continue;
    found.push({ kind: "email", start: sign.index - local[0].length, end: from + domain[0].length });
  }
  return found;
}

const dotted = /(?<![\w.])\d{1,3}(?:(?:\.|\[\.\]|\(\.\))\d{1,3}){3}(?![\w]|\.\d)/g;
const hextets = /(?<![\w:.])[0-9a-f:]{2,39}(?:\.\d{1,3}){0,3}(?![\w.]*[g-z:])/gi;
const versionNumber =
  /(?:version|§|(?<![\p{L}\p{N}_])(?:release|build|section|chapter|clause|paragraph|abschnitt|kapitel|sección|firmware|driver|software|chrome|firefox|edge|windows|sdk|cli|plugin|package|library|nginx|apache|openssl|tomcat|php|mysql|jdk|kernel|rev|ver|v|art))[ .:]{0,3}$/iu;
/** "Upgraded the agent to 10.4.2.1" and "from 2.14.3 to 3.0.1.2": a version with two or three parts precedes. */
const otherVersion =
  /(?:(?<!\p{L})(?:up|down)grad\p{L}{1,4} [\p{L} ]{0,20}|(?<!\p{L})(?:bump\p{L}{0,3}|roll(?:ed)? back) [\p{L} ]{0,20}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){1,2} ?(?:to|and|or|->|-)) ?$/iu;
const versionAhead =
  /^ (?:(?:is )?(?:the |our |a )?(?:latest |new |last |current |next )?(?:release|version|build|patch|firmware|driver|kernel|beta|rc)(?!\p{L})|(?:to|and|or|->|-) \d+\.\d+(?:\.\d+)?(?![.\d]))/iu;
/** Loopback, unspecified and broadcast addresses, and public resolvers: they identify no person. */
const sharedAddress = /^(?:127\.|0\.0\.0\.0|255\.255\.|1\.1\.1\.1|1\.0\.0\.1|8\.8\.(?:8\.8|4\.4)|9\.9\.9\.9)/;

function networkAddresses(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { 0: match, index } of text.matchAll(dotted)) {
    const address = match.replace(/[[\]()]/g, "");
    if (!isIPv4(address) || sharedAddress.test(address)) continue;
    if (versionNumber.test(text.slice(Math.max(0, index - 14), index))) continue;
    if (otherVersion.test(text.slice(Math.max(0, index - 40), index))) continue;
    if (versionAhead.test(text.slice(index + match.length, index + match.length + 40))) continue;
    found.push({ kind: "ip", start: index, end: index + match.length });
  }
  for (const { 0: match, index } of text.matchAll(hextets)) {
    const address = /[^:]:$/.test(match) ? match.slice(0, -1) : match;
    // `dead::beef` and `abc::def` are also identifiers of programming languages; short ones without digits are skipped.
    if (!isIPv6(address) || address.length < 8 || !/\d/.test(address)) continue;
    found.push({ kind: "ip", start: index, end: index + address.length });
  }
  return found;
}

/** Finds email addresses (RFC 5321, also spelled out) and IP addresses of both versions. */
export function findAddresses(text: string): Finding[] {
  return [...emails(text), ...spelledEmails(text), ...networkAddresses(text)];
}
