/** What kind of thing a question asks for, by its form, and how a sentence shows that it says one. */
const kinds: readonly { asks: RegExp; says: RegExp }[] = [
  {
    asks: /\b(?:how long|how many (?:days|weeks|months|years|hours|minutes)|until when|till when|since when|for what period|after (?:how|what) (?:long|time))\b/i,
    says: /\b(?:\d+|an?|one|two|three|few|a dozen)(?:-\d+)? (?:ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b|\b\d[\d.]* ?(?:ms|s|h)\b|\buntil\b|\bas long as\b|\bat once\b|\bnever\b|\btypically\b|\bcloses\b/i,
  },
  {
    asks: /\bhow (?:fast|quick|quickly|soon)\b/i,
    says: /\b\d[\d.]* ?(?:ms|milliseconds?|s|seconds?|minutes?|hours?|days?|months?)\b|\bwithin\b|\bsame minute\b|\bfrom one minute\b|\bdelay\b/i,
  },
  {
    asks: /\b(?:how many|how much|how big|how high|how large|what (?:percentage|percent|share|number)|number of)\b/i,
    says: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|none|nobody|all|both|each|half|a third)\b/i,
  },
  {
    asks: /^(?:\W|so |and |but )*(?:when|what (?:date|year|month|day)|by when|which (?:year|date|month))\b|\bdeadline\b/i,
    says: /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:when|after|before|until|once|day|days|months?|years?|minute|not yet)\b/i,
  },
  {
    asks: /^(?:\W|so |and |but )*(?:who|whose|whom|by whom|which (?:people|person|team))\b/i,
    says: /\b(?:people|person|persons|team|who|whom|somebody|nobody|anybody|everybody|officer|office|board|role|roles|company|companies|authorities|provider|providers|we|us|our|you|doctors?|nurses?|owner|court|commissioner|controller|processor|fiduciary|[A-Z][a-z]+ [A-Z][a-z]+)\b/,
  },
];

/**
 * How a sentence of an answer would show that it says what a question asks for ('how long': a stretch of time); null
 * where the form of the question tells nothing.
 */
export function expectedBy(question: string): RegExp | null {
  return kinds.find(({ asks }) => asks.test(question))?.says ?? null;
}
