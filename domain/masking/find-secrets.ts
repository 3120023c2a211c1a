import type { Finding } from "./kinds.ts";

/** Tokens with the known prefixes of services, matched only at the start of a token. */
const known = new RegExp(
  `(?<![A-Za-z0-9_-])(?:${[
    "(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Z0-9])|AIza[A-Za-z0-9_-]{30,45}|ya29\\.[A-Za-z0-9_-]{20,512}",
    "gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_[A-Za-z0-9_]{20,255}|gl(?:pat|dt|rt|ptt)-[A-Za-z0-9_-]{16,64}",
    "(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,255}|whsec_[A-Za-z0-9+/=]{16,128}|sk-[A-Za-z0-9_-]{16,255}",
    "(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,255}|SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{30,64}|hf_[A-Za-z0-9]{20,64}",
    "npm_[A-Za-z0-9]{30,64}|pypi-[A-Za-z0-9_-]{30,255}|dop_v1_[a-f0-9]{32,64}|shp(?:at|ca|pa|ss)_[A-Za-z0-9]{20,64}",
    "hv[sb]\\.[A-Za-z0-9_-]{20,255}|key-[a-f0-9]{32}|AGE-SECRET-KEY-1[A-Z0-9]{40,64}",
    "eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]*)?",
  ].join("|")})`,
  "g",
);

const header = /(?<![A-Za-z])(?:bearer|basic)[ :]{1,3}["']?([A-Za-z0-9._~+/=-]{12,})/gi;
const inAddress = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,20}:\/\/([^\s/:@"']{0,64}:[^\s/@"']{1,128})@/gi;
const assigned = new RegExp(
  `(?<![\\p{L}])(?<word>${[
    "api[ _-]?keys?|access[ _-]?keys?|secret[ _-]?(?:access[ _-]?)?keys?|private[ _-]?keys?|client[ _-]?secret|secret|token",
    "passw(?:or)?d|passwd|passphrase|passcode|pwd|pass|contraseña|clave|passwort|kennwort|mot de passe|senha|пароль|पासवर्ड|密码|密碼|wachtwoord|hasło|şifre",
  ].join(
    "|",
  )})(?:["']?[ \\t]{0,3}(?::=|=>|[=:：]|is:?|was|es|ist|lautet|est|é|है|是)[ \\t]{0,3}(?:\\r?\\n[ \\t]{0,3})?["'\`]?)(?<value>[^\\s"'\`,;]{6,256})`,
  "giu",
);
const placeholderValue = /^(?:\$|<|\{|%|\[|process\.|env\.|os\.|import\.|getenv|your|my|https?:|\*+$|x+$|\.+$)/i;

/** Whether the value after a word such as "password:" is a secret instead of a sentence: letters with a digit or sign, or six digits. */
function isSecretValue(word: string, value: string): boolean {
  if (placeholderValue.test(value)) return false;
  if (/^\d{4}-\d\d-\d\d/.test(value) || /^[\d.]+$/.test(value))
    return /^pass|^pwd|^contra|^kenn|^mot|^senha/i.test(word) && /^\d{6,}$/.test(value);
  const letters = /\p{L}/u.test(value);
  if (/^(?:api|access|secret|private|client|token)/i.test(word))
    return letters && /\d/.test(value) && value.length >= 8;
  return letters && /[\d!@#$%^&*_+=?~|\\]/u.test(value);
}

const longToken = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const secretWord = /(?:secret|\bkey|token|password|credential|schlüssel|clave|clé|chave|ключ|密钥)/iu;
const integrity = /sha(?:1|256|384|512)[-:]$/i;

/**
 * Whether a long token looks random: capitals, small letters and digits alternate far more often than in names, paths and
 * URLs. Hexadecimal digests of files are not secrets. `cued`: a word such as "key" precedes the token.
 */
function isRandom(token: string, cued: boolean): boolean {
  if (/^[0-9a-f-]+$/i.test(token) || /^[\d/_=+-]+$/.test(token)) return false;
  const count = (pattern: RegExp) => token.match(pattern)?.length ?? 0;
  const digits = count(/\d/g);
  const length = count(/[A-Za-z0-9]/g);
  const changes = count(/[a-z]+|[A-Z]+|\d+/g) - count(/[A-Za-z0-9]+/g);
  if (cued) return digits > 0 && changes / length >= 0.25;
  if (digits < 3 || length < 20) return false;
  return changes / length >= (/[a-z]/.test(token) && /[A-Z]/.test(token) ? 0.36 : 0.28);
}

/** A private key; without the end marker, the whole rest may be the key. */
const keyBlock = new RegExp(
  `${["BEGIN", "END"]
    .map((word) => `-{3,5} ?${word} (?:[A-Z0-9]{1,12} ){0,4}PRIVATE KEY(?: BLOCK)? ?-{3,5}`)
    .join("[^]*?(?:")}|$)`,
  "g",
);

/** Finds keys, tokens and passwords by a known prefix, by the word before them, or by looking random. */
export function findSecrets(text: string): Finding[] {
  const found: Finding[] = [];
  const add = (start: number, value: string) => {
    const trimmed = value.replace(/[.,;:!?)\]}>'"]{1,4}$/, "");
    found.push({ kind: "secret", start, end: start + trimmed.length });
  };
  for (const { 0: match, index } of text.matchAll(keyBlock))
    found.push({ kind: "secret", start: index, end: index + match.length });
  for (const { 0: match, index } of text.matchAll(known)) add(index, match);
  for (const { 0: match, 1: value = "", index } of text.matchAll(header))
    if (/\d/.test(value)) add(index + match.length - value.length, value);
  for (const { 0: match, 1: value = "", index } of text.matchAll(inAddress))
    found.push({ kind: "secret", start: index + match.length - 1 - value.length, end: index + match.length - 1 });
  for (const { 0: match, groups, index } of text.matchAll(assigned)) {
    const value = groups?.value ?? "";
    // A password may end in "!": masking the mark of the sentence is better than showing a part of the password.
    const bare = value.replace(/[.,;:)\]}>]{1,4}$/, "");
    const start = index + match.length - value.length;
    if (bare.length >= 6 && isSecretValue(groups?.word ?? "", bare))
      found.push({ kind: "secret", start, end: start + bare.length });
  }
  for (const { 0: match, index } of text.matchAll(longToken)) {
    const before = text.slice(Math.max(0, index - 24), index);
    if (integrity.test(before) || /^sha(?:256|384|512)-/.test(match)) continue;
    if (isRandom(match, secretWord.test(before))) add(index, match);
  }
  return found;
}
