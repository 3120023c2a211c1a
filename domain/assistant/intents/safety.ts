import { any, normalizeMessage } from "./normalize.ts";

const { raw } = String;
const self = "(?:myself|my ?self)";
const person =
  "(?:him|her|them|himself|herself|themselves|someone|everyone|people|myself|me|us|my (?!(?:time|process|session|app|server|data|bot|prompt)\\b)\\w+|(?:this|that|a|the) (?:man|woman|person|guy|boy|girl|child|kid))";
const near = "(?:i|he|she|they|someone|(?:my|our|a) [a-z]+)";
const harm = "(?:kill|hurt|harm|stab|shoot|murder|strangle|poison|attack|beat|hang|cut|drown|burn|rape)";

/** A person speaks of dying, of harming a person, of being threatened, or of a medical emergency, about a real person. */
const danger = any(
  raw`\b${harm}(?:ing|ting|ning)? ${self}\b|\b(?:end|take|ending|taking) my (?:own )?life\b|\bself[- ]?harm(?:ing)?\b(?!.{0,40}\b(?:messages?|content|prompts?|detect\w*|filter\w*|policy|polic\w+)\b)`,
  raw`\b${near}\b.{0,30}\b(?:suicidal|commit(?:ting)? suicide|suicidal thoughts)\b|\b(?:about|of|consider\w*|attempt\w*|tried|want) suicide\b|^(?:suicide|suicidal)\b[^a-z]*$`,
  raw`\bi\b.{0,24}\b(?:want|wish|ready|going|need|like|hope) to (?:die|be dead|disappear forever|end it all)\b|\bwish i (?:was|were) (?:dead|never born)\b|\bbetter off (?:dead|without me)\b`,
  raw`\b(?:do not|dont|can ?not|can't) want to (?:live|be alive|exist|wake up)\b|\bno (?:reason|point) (?:to|in) (?:live|living|go on|going on)\b|\b(?:can not|cannot|can't|cant) go on (?:living|like this|any ?more)\b|\btired of living\b`,
  raw`\b(?:i|we)(?: will|'ll| am going to|'m going to| want to| plan to| am about to| could| might) ${harm} ${person}\b`,
  raw`\b${near}(?: \w+){0,3} (?:wants?|threatens?|threatening|threatened|tried|trying|tries|going) to ${harm} ${person}\b`,
  raw`\b(?:he|she|they|my \w+) (?:is |are |was )?(?:beats?|beating|hits?|hitting|rap(?:ed|es|ing)|chok(?:es|ed|ing)|stalk(?:s|ed|ing)) me\b|\bi am (?:being )?(?:threatened|stalked|beaten|abused|followed home)\b`,
  raw`\b(?:i|he|she|my \w+|someone)\b.{0,24}\b(?:overdos\w*|took (?:too many|all (?:the|my|his|her)) (?:pills|tablets)|heart attack|stroke|unconscious|not breathing|bleeding (?:heavily|a lot)|swallowed (?:poison|bleach))\b`,
  raw`\b(?:i|he|she|my \w+) (?:have |has |had |am having |is having |having )?(?:\w+ )?(?:chest pains?|pain in (?:my|his|her) chest)\b|\b(?:can ?not|can't|cant) breathe\b|^(?:help )?(?:chest pain|heart attack|overdose)\b[^a-z]*$`,
  // Hindi, Spanish, French, German, Portuguese and Italian.
  raw`\b(?:marna|mar jana|marne) (?:chaht|chah|hai|ka man)\w*|\bkhud ?kh?ushi\b|\bsuicide kar\w*|\bjaan de (?:du|dun|dungi|dena)\w*|\bjeena nahi\b|\b(?:quiero|quisiera) (?:morir\w*|suicidarme|matarme)\b`,
  raw`\b(?:me suicider|envie de mourir|veux mourir|me tuer|mich umbringen|mich toten|nicht mehr leben|selbstmord|quero morrer|me matar|voglio morire|uccidermi)\b`,
  normalizeMessage("आत्महत्या|मरना चाहत|जीना नहीं|खुदकुशी"),
);

/** Whether a person may be in danger: the reply must say where to find help, before anything else. */
export function isDanger(message: string): boolean {
  return danger.test(normalizeMessage(message));
}
