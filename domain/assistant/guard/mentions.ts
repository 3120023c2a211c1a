/** Those of whom one speaks when asking about attacks: anyone but the assistant. */
const others =
  /\b(?:someone|somebody|anyone|anybody|everyone|people|attackers?|hackers?|adversar\w+|users?|employees?|staff|workers?|visitors?|customers?|clients?|colleagues?|students?|children|interns?|developers|pentesters?|testers?|red ?team\w*|bad actors?|criminals?|malicious|insiders?|competitors?|candidates?|admins|teams?|they|others?|a (?:prompt|message|mail|document|page|pdf|file|resume|website|bot|model|user|person|text)|an (?:e-?mail|attack\w*|agent|assistant|employee|ai|llm|input|output)|models?|llms?|chatgpt|gpt|gemini|claude|copilot|chatbots?|agents?|the (?:model|ai|bot|assistant|llm|agent))\b|alguien|usuarios?|atacantes?|empleados?|clientes?|jemand|nutzer|benutzer|angreifer|mitarbeiter|quelqu'un|utilisateurs?|attaquants?|employes?|alguem|usuario|funcionarios?|qualcuno|utente|iemand|gebruiker|ktos|birisi|kullanici|кто-то|кто-нибудь|пользовател|сотрудник|злоумышленник|कोई|किसी|यूज़र|कर्मचारी|हमलावर|koi |kisi |有人|用户|攻击者|员工|誰か|ユーザー|누군가|사용자|أحد|مستخدم/u;
/** What a defence does, and what one does who wants to know: these make of an attack a subject. */
const subject =
  /\b(?:protect\w*|prevent\w*|stops?|stopping|block\w*|detect\w*|catch\w*|recogni[sz]\w*|defen[ds]\w*|handles?|guards?|guarding|mitigat\w*|filters?|spots?|flags?|refus\w*|resist\w*|respond to|react\w*|logs?|reports?|scan\w*|monitor\w*|against|attacks?|attempts?|exampl\w*|e\.g\.|for instance|such as|risks?|threats?|vulnerab\w*|techniques?|means?|meaning|explain\w*|definition|defined?|differ\w*|called|known as|term|phrases?|owasp|research|article|blog|paper|training|awareness|policy|policies|make sure|ensure|avoid|safe from|immune|secure|won't|cannot|can't|never|not to|how (?:do|does|can|could|would|will|is|are)|what (?:happens|if|is|are|does|do|would)|why|which|is it possible|does|do you|can (?:i|we|it|admins?|your|the|an?|they|people)|could (?:i|we|it|they|your|the|an?)|should (?:i|we|it|they|an?|the)|will (?:it|your|the)|would (?:it|your|the)|are (?:you able|your)|is (?:your|the|it|there|an?))\b|como|cuando|puede|detecta\w*|bloque\w*|evita\w*|impid\w*|\bque es\b|que pasa|ataques?|wie|wenn|was ist|was passiert|erkenn\w*|verhinder\w*|blockier\w*|schutz|schutz\w+|angriff\w*|comment|que se passe|qu'est-ce|empech\w*|attaque|o que|detectar|proteg\w*|impede\w*|cosa succede|rileva\w*|protegg\w*|wat gebeurt|\bhoe\b|herken\w*|\bjak\b|czy\b|nasil|как |что |если |обнаруж|блокир|защит|атак|предотвра|कैसे|क्या|रोक|पहचान|हमल|अगर|kaise|kya |agar|rok|如果|怎么|如何|什么|检测|阻止|防|攻击|どう|検出|防|攻撃|어떻게|감지|차단|공격|كيف|ماذا|يمنع|هجوم/u;
const saying =
  /\b(?:say|says|said|saying|writes?|wrote|written|writing|types?|typed|typing|tells?|told|telling|asks?|asked|asking|instruct\w*|contains?|containing|includes?|including|reads?|like|such as|e\.g\.|example|called|named|phrases?|words?|prompts?|commands?|messages?|text|strings?|sentences?|requests?|inputs?|lines?|pastes?|pasted|enters?|entered|sends?|sent|trick\w*|try|tries|trying|attempts?|makes?|making|gets?|getting|force[ds]?|forcing|convince[ds]?|jailbreak\w*|dice|diga|escribe|pide|sagt|schreibt|bittet|dit|ecrit|demande|diz|escreve|pede|пишет|говорит|просит|说|写|输入)(?![\p{L}])[^\p{L}]{0,4}(?:[\p{L}'-]+[^\p{L}]{1,3}){0,6}$/u;
/** Where an order begins: at the start of a sentence, behind a comma or *and*, or behind *you must*. */
const order =
  /(?:^|[.!?\n;:,)\]>*#-] ?|(?:^|[^\p{L}])(?:and|then|now|please|pls|plz|kindly|but|also|so|just|first|next|instead|finally|you|you to|you must|you should|you will|you shall|you can|you have to|let's|lets|y|und|dann|bitte|et|puis|e|por favor|и|और|और फिर|然后|请|並|しかし) )$/u;

/**
 * Whether an attack is spoken about rather than tried. Customers of a security company ask about attacks in the attackers'
 * own words: "Do you stop prompts like 'ignore all previous instructions'?" `at` is where the words begin.
 */
export function isMentioned(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 220), at);
  const quote = /["'`(:] ?$/.test(before) && /["'`)?]/.test(text.slice(at + length, at + length + 160));
  const sentence = before.slice(
    Math.max(...[".", "!", "?", "\n"].map((end) => beforeQuote(before).lastIndexOf(`${end}`))) + 1,
  );
  const speaksOfOthers = others.test(sentence);
  const about = subject.test(sentence);
  if (saying.test(sentence) && (speaksOfOthers || about)) return true;
  const after = text.slice(at + length, at + length + 160);
  if (quote) return speaksOfOthers || about || isAskedAfter(after);
  if (order.test(before)) return false;
  return speaksOfOthers || about;
}

const beforeQuote = (before: string) => before.replace(/["'`(:\s]+$/, "");
/** The rest of the question, behind the closing quotation mark, speaks of the quoted words. */
const isAskedAfter = (after: string) => {
  const rest = /^[^\n]{0,100}?["'`)]([^\n]{0,60})/u.exec(after)?.[1] ?? "";
  return rest.includes("?") && (subject.test(rest) || /^\W{0,3}(?:is|are|was|still|an?|the)\b/u.test(rest));
};
