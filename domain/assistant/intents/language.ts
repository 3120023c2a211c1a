import { plain } from "../search/words.ts";

/** Common words of other languages. */
const foreignWords = new Set(
  `que qué venden mis datos como cómo donde dónde cuanto cuánto cuesta cuestan necesito quiero puedo hacer hace su sus una el los las por para con es está hola tiene tienen usted ustedes empresa gracias hablar persona
  est sont cherche stage que quel quelle quels quoi combien coûte coute où votre vos notre nous vous je suis avez une les des du pour avec bonjour merci fait faites prix comment
  was ist sind wie wo wer warum kostet kosten ihr ihre ihren euer eure ich wir sie der das ein eine einen und mit für von nicht haben hallo macht können kann bitte danke büro preis gibt es
  quanto custa onde você vocês voce voces seu sua são sao uma não nao obrigado quero preciso fazem faz ter em empresa produto
  quali prodotti vendete cosa fate quanto costa dove siete vostro vostra sono una il lo gli per con che grazie come vorrei
  wat kost het jullie hoe waar zijn een niet met voor dank bedankt doen
  jak działa dziala wasz wasze jest ile kosztuje gdzie czy prosze proszę dziękuję
  nedir nasıl nasil ne kadar nerede için sizin ürün teşekkürler
  apa berapa harga dimana bagaimana kalian anda saya terima kasih
  kya hai hain kaise kahan kaha kitna kitne kitni paisa paise mujhe mera meri mere aap aapka aapki aapke apka apki tumhara chahiye karta karte karna kar raha nahi nahin batao bata kyun kab aur ka ki ke ko se hoga lagta milega milegi milta`
    .split(/\s+/)
    .map(plain),
);
/** Words that also occur in English or in names. They count only together with others. */
const ambiguousWords = new Set(
  "was wat es die ein her per con come em ne los las das de la se ko ka ki ke kar a an so in on der lo une her data".split(
    " ",
  ),
);

/**
 * Whether a message is written in a language other than English, judged by its script and common words. A single word
 * is not enough, since names and greetings occur in any language.
 */
export function isOtherLanguage(message: string): boolean {
  const text = plain(message).replace(/\[[^\]]*\]/g, " ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin < letters / 2) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => foreignWords.has(word));
  const unambiguous = new Set(foreign.filter((word) => !ambiguousWords.has(word)));
  return unambiguous.size >= 2 || (unambiguous.size === 1 && foreign.length / words.length >= 0.3 && words.length >= 2);
}
