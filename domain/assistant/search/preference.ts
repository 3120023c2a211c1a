const ofUs = /\b(?:you|your|u|ur|us|our|we|the product|(?:does|do|is|can|will) it)\b/i;
const ofOwnData =
  /\b(?:my|me|mine|our|people's|visitors?'?)\b.{0,30}\b(?:data|info|information|details|password|messages?|e-?mail|name|address|account|son|daughter|child|kids?|request|conversations?|chats?)\b|\bmy (?:son|daughter|child|kids?)\b/i;

/**
 * How likely each page is meant, its words aside. Articles tell of the field at large, so what is asked of us ('do you')
 * rather stands elsewhere, and what is asked about the visitor's own data in the privacy policy.
 */
export function preferenceFor(question: string): (path: string) => number {
  const isOfOwnData = ofOwnData.test(question);
  const article = isOfOwnData ? 0.6 : ofUs.test(question) ? 0.75 : 0.8;
  return (path) => {
    if (path === "/privacy-policy") return isOfOwnData ? 1.6 : 1;
    return path.startsWith("/blog/") ? article : 1;
  };
}
