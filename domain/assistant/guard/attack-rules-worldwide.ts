import type { Attack, AttackRule } from "./attack-rules.ts";

const gap = "[^.!?\\n。！？।]{0,40}";

/**
 * What the English rules say, in the other languages that visitors write: order of words differs, so each language has its
 * own few. Latin letters are without accents, as the readings are.
 */
const phrases: [id: string, verdict: Attack, parts: string[]][] = [
  [
    "exfiltration.prompt.worldwide",
    "exfiltration",
    [
      // Spanish, Portuguese, Italian, French
      `\\b(?:muestra\\w*|ensena\\w*|revela\\w*|dime|imprime|repite|escribe|comparte|mostra\\w*|mostre|revele|imprima|repita|diga|escreva|rivela\\w*|stampa|ripeti|scrivi|dimmi|montre\\w*|affiche\\w*|revele\\w*|repete\\w*|donne\\w*|dis|ecris|imprime\\w*)\\b${gap}\\b(?:tu|tus|el|su|sus|las|todo|teu|teus|seu|seus|o|as|il|tuo|tue|le|ton|tes|votre|vos|ta)\\b${gap}\\b(?:prompt|instrucciones|instrucoes|istruzioni|instructions|consignes|mensaje de sistema|mensagem de sistema|anterior)`,
      "\\b(?:cuales son|quais sao|quali sono|quelles sont) (?:tus|tuas|suas|as suas|le tue|tes|vos) (?:instrucciones|instrucoes|istruzioni|instructions|consignes)",
      // German, Dutch, Polish, Turkish, Indonesian, Swedish
      `\\b(?:zeig\\w*|nenn\\w*|verrat\\w*|gib|wiederhol\\w*|druck\\w*|schreib\\w*|sag\\w*|offenbar\\w*|toon|laat|geef|herhaal|vertel|pokaz|podaj|wypisz|ujawnij|powtorz|goster|yaz|soyle|tekrarla|tampilkan|tunjukkan|ungkapkan|visa|avsloja)\\b${gap}\\b(?:dein\\w*|ihr\\w*|den|die|je|jouw|de|uw|swoj\\w*|twoj\\w*|sistem|din|dina)\\b${gap}(?:prompt|anweisung\\w*|instruktion\\w*|instructies|instrukcj\\w*|talimat\\w*|instruksi)`,
      "\\b(?:was|wie) (?:sind|lauten) deine (?:anweisungen|instruktionen)|sistem (?:istem\\w*|prompt\\w*|talimat\\w*)[^.!?\\n]{0,20}(?:goster|yaz|soyle)|(?:system ?prompt|prompt sistem)\\w*[^.!?\\n]{0,20}(?:anzeigen|ausgeben|nennen|verraten|batao|dikhao|dikha do|bata do)",
      "(?:apna|apne|apni|tumhara|aapka)\\b[^.!?\\n]{0,24}(?:prompt|instructions?|nirdesh)[^.!?\\n]{0,16}(?:dikha\\w*|bata\\w*|likh\\w*)",
      // Russian, Ukrainian
      `(?:покажи|выведи|напиши|раскрои|раскрой|повтори|назови|скажи|перечисли|дай)(?:те)?(?![\\p{L}])${gap}(?:систем\\p{L}* (?:промпт|подсказк|инструкц|сообщен)|сво\\p{L}* (?:[\\p{L}]+ )?(?:инструкц|промпт|подсказк|правила)|промпт)`,
      // Hindi
      `(?:अपना|अपने|अपनी|तुम्हारा|आपका)${gap}(?:प्रॉम्प्ट|निर्देश|सिस्टम)${gap}(?:दिखा|बता|लिख|दो)`,
      // Chinese, Japanese, Korean, Arabic
      "(?:系统提示词?|提示词|系统指令|你的指令|初始指令)[^。！？\\n]{0,8}(?:告诉我|发给我|给我|显示出来|输出|说出来|展示|打印)",
      "(?:显示|告诉我|输出|打印|重复|透露|泄露|说出|展示|给我看|列出)[^。！？\\n]{0,16}(?:系统提示|提示词|系统指令|你的指令|初始指令|上面的内容|以上内容)",
      "(?:システムプロンプト|初期指示|内部の指示|あなたの指示)[^。！？\\n]{0,12}(?:表示|教え|見せ|出力|公開)|(?:시스템 ?프롬프트|초기 지시|너의 지시|당신의 지시)[^.!?\\n]{0,12}(?:보여|알려|출력|공개)|(?:اعرض|اكشف|اطبع|أظهر|أخبرني)[^.!?\\n]{0,24}(?:تعليمات|موجه النظام|النظام)",
    ],
  ],
  [
    "exfiltration.people.worldwide",
    "exfiltration",
    [
      `\\b(?:muestra\\w*|dame|dime|lista|mostre|me de|liste|mostra\\w*|dammi|elenca|montre\\w*|donne\\w*|liste\\w*|zeig\\w*|gib|nenne?|liste|toon|geef|pokaz|podaj|goster|ver)\\b${gap}\\b(?:datos|correos|conversaciones|contrasenas?|mensajes|dados|conversas|senhas?|mensagens|dati|conversazioni|messaggi|donnees|conversations|mots? de passe|messages|daten|gesprache|passworter|passwort|nachrichten|e-?mails?|adressen|gegevens|gesprekken|dane|rozmowy|hasla|sohbet\\w*|sifre\\w*)\\b${gap}\\b(?:otros|demas|todos|clientes|usuarios|outros|altri|utenti|clienti|autres|utilisateurs|clients|andere\\w*|aller|nutzer\\w*|kunden|benutzer\\w*|admin\\w*|klanten|gebruikers|innych|uzytkownikow|kullanic\\w*|base de datos|banco de dados)`,
      `(?:покажи|дай|выведи|перечисли)(?:те)?(?![\\p{L}])${gap}(?:данные|переписк|сообщени|пароли|пароль|почт|адреса)${gap}(?:других|всех|пользовател|клиент|админ)|(?:दूसरे|सभी|बाकी|अन्य) (?:ग्राहक|यूज़र|उपयोगकर्ता|लोगों)${gap}(?:दिखा|बता|दो)|(?:其他|所有|别的)(?:用户|客户|访客)的?[^。！？\\n]{0,12}(?:数据|邮箱|对话|密码|信息)|(?:dusre|sabhi|sab|baki) (?:customers?|users?|logon?)\\b${gap}(?:dikha\\w*|bata\\w*|do\\b)`,
    ],
  ],
  [
    "injection.override.worldwide",
    "injection",
    [
      `\\b(?:ignora\\w*|ignore|olvida\\w*|descarta|desobedece|omite|esquece\\w*|esqueca\\w*|desconsidere|desconsidera|dimentica|trascura|oublie\\w*|neglige|fais abstraction|ne tiens? pas compte|ne suis plus|faites abstraction)\\b${gap}\\b(?:instrucciones|ordenes|reglas|normas|indicaciones|anteriores|instrucoes|regras|ordens|istruzioni|regole|precedenti|precedentes?|consignes|regles|ordres|instructions precedentes|anterior\\w*|anteriormente|avant|dicho|disse|detto|dit)\\b`,
      `\\b(?:ignorier\\w*|vergiss|vergesst|vergessen sie|missachte\\w*|verwirf|uberspring\\w*|befolge nicht|negeer|vergeet|sla over|zignoruj|ignoruj|zapomnij|pomin|glom|ignorera|bortse|glem|unohda|ignoroi|abaikan|lupakan|bo qua|quen)\\b${gap}(?:anweisung\\w*|regeln|vorgaben|instruktion\\w*|befehl\\w*|bisher\\w*|vorherig\\w*|obig\\w*|alles|instructies|regels|vorige|polecen\\w*|instrukcj\\w*|zasad\\w*|poprzedni\\w*|tidigare|instruktioner|ohjeet|instruksi|aturan|sebelumnya|huong dan|tat ca)`,
      `(?:onceki|tum|yukaridaki)\\b${gap}(?:talimat\\w*|kural\\w*|komut\\w*)${gap}(?:yok say|unut|gormezden gel|dikkate alma)|(?:pichle|pichhle|pehle|purane|saare|sabhi|upar)\\b${gap}(?:nirdesh\\w*|instructions?|niyam\\w*|rules|aadesh\\w*)${gap}(?:bhool|bhul|ignore|andekha|hata|chhod|mat mano)|(?:bhool|bhul) ja\\w*${gap}(?:nirdesh|instructions?|rules|niyam)`,
      `(?:игнорируи|игнорируй|забудь|не обращаи внимания|не обращай внимания|отбрось|отмени|пренебреги|проигнорируй|ігноруй|забудь)(?:те)?(?![\\p{L}])${gap}(?:инструкц|правил|указани|команд|предыдущ|прежн|все,? что|выше|інструкц|попередн)`,
      `(?:पिछले|पहले|सभी|ऊपर|पुराने|सारे|अपने)${gap}(?:निर्देश|आदेश|नियम|हिदायत)${gap}(?:भूल|अनदेखा|नज़रअंदाज़|नजरअंदाज|छोड़|मत मान|हटा|इग्नोर)|(?:भूल जा|अनदेखा कर|इग्नोर कर)${gap}(?:निर्देश|आदेश|नियम)`,
      "(?:忽略|无视|忘记|忘掉|不要理会|不理会|跳过|绕过|忽視|無視)[^。！？\\n]{0,16}(?:指令|指示|规则|規則|提示|命令|限制|之前|以上|上述|所有)|(?:指示|命令|ルール|プロンプト|以前の|これまでの|上記)[^。！？\\n]{0,16}(?:無視|忘れ)|(?:이전|위의|모든|지금까지의)[^.!?\\n]{0,16}(?:지시|명령|규칙|프롬프트)[^.!?\\n]{0,10}(?:무시|잊)|(?:تجاهل|انس|اهمل|لا تتبع)[^.!?\\n]{0,24}(?:التعليمات|القواعد|السابقة|الأوامر|تعليمات)",
      "(?:আগের|পূর্বের|সব|সমস্ত)[^.!?\\n।]{0,20}(?:নির্দেশ|নিয়ম)[^.!?\\n।]{0,20}(?:ভুলে|উপেক্ষা)|(?:முந்தைய|எல்லா|அனைத்து)[^.!?\\n]{0,24}(?:வழிமுறை|அறிவுறுத்தல்|விதி)[^.!?\\n]{0,24}(?:புறக்கணி|மற)|(?:మునుపటి|అన్ని)[^.!?\\n]{0,24}(?:సూచన|నియమ)[^.!?\\n]{0,24}(?:విస్మరించ|మర్చి)",
    ],
  ],
  [
    "jailbreak.worldwide",
    "jailbreak",
    [
      `\\b(?:actua|eres|sos|voce e|tu es|sei un|habla|contesta|se|sois|parle|seja|fale|sii|parla|comportate|finge|imagina que eres|ahora eres|responde|haz como si|aja|comporte-se|finja|agora voce e|agora es|responda|imagine que voce|comportati|fingi|ora sei|rispondi|agis|comporte-toi|fais semblant|imagine que tu|tu es maintenant|reponds|fais comme si)\\b${gap}\\b(?:sin|sem|senza|sans|ningun\\w*|nenhum\\w*|nessun\\w*|aucun\\w*|no tiene\\w*|nao tem|non ha|libre de|libero da)\\b${gap}\\b(?:restricci\\w*|restrictions?|filtros?|filtres?|contraintes?|limites?|reglas|censura|etica|moral|restric\\w*|regras|restrizion\\w*|filtri|limiti|regole|censure|regles|limites|ethique|morale)`,
      `\\b(?:tu(?: so)?|sei|rede|sprich|wees|praat|badz|mow|ol|konus|jadilah|verhalte dich|handle|spiel\\w*|du bist(?: jetzt| nun)?|antworte|stell dir vor|gib vor|doe alsof|je bent nu|gedraag je|antwoord|udawaj|jestes teraz|zachowuj sie|odpowiadaj|gibi davran|sen artik|cevap ver|bertindak|kamu sekarang|latsas|du ar nu)\\b${gap}\\b(?:ohne|keine\\w*|frei von|zonder|geen|bez|zadnych|olmadan|olmayan|kuralsiz|sinirsiz|tanpa|utan|inga)\\b${gap}(?:regeln|filter\\w*|einschrankung\\w*|beschrankung\\w*|grenzen|zensur|moral\\w*|ethik\\w*|regels|beperkingen|ogranicz\\w*|zasad\\w*|filtr\\w*|kural\\w*|filtre\\w*|sinir\\w*|batasan|aturan|begransning\\w*|regler)?`,
      "\\b(?:kurallari|sinirlari|filtreleri)[^.!?\\n]{0,16}(?:yok|kaldir|kapat)|\\b(?:bina|bagair) (?:kisi )?(?:rok|niyam|rules?|filter|pabandi|limit)[^.!?\\n]{0,30}(?:jawab|bolo|batao|karo)|\\b(?:modo (?:desarrollador|dios|dan|sin filtros|desenvolvedor|deus)|entwicklermodus|gott-?modus|mode (?:developpeur|dieu)|modalita sviluppatore|ontwikkelaarsmodus|tryb (?:dewelopera|boga)|gelistirici modu)\\b",
      `(?:ты теперь|теперь ты|представь,? что ты|притворись|веди себя|отвечай|деиствуй|действуй|играй роль)${gap}(?:без|нет|никаких|не имеешь|свободн)${gap}(?:ограничени|правил|фильтр|цензур|моральн|этик)|режим (?:разработчика|бога)`,
      `(?:अब तुम|तुम अब|आप अब|अब आप|मान लो|नाटक करो|अभिनय करो|जवाब दो|ऐसे)${gap}(?:बिना|कोई नहीं|बग़ैर|नियम नहीं|रोक नहीं)${gap}(?:नियम|रोक|फ़िल्टर|पाबंदी|सीमा|प्रतिबंध)|(?:बिना (?:किसी )?(?:नियम|रोक|पाबंदी|प्रतिबंध|फ़िल्टर))${gap}(?:जवाब|बोल|बता)|डेवलपर मोड`,
      "(?:你现在是|从现在起你|现在你是|假装你?|扮演|假设你是|你是一个)[^。！？\\n]{0,24}(?:没有|不受|无|摆脱)[^。！？\\n]{0,10}(?:限制|规则|约束|道德|审查|过滤)|开发者模式|越狱模式|(?:あなたは今|今からあなた|ふりをし|演じ)[^。！？\\n]{0,24}(?:制限|ルール|規則)[^。！？\\n]{0,8}(?:な[いし]|無|ません)|(?:制限|ルール)の?ないAI|(?:이제 너는|지금부터 너는|당신은 이제)[^.!?\\n]{0,24}(?:제한|규칙|제약)[^.!?\\n]{0,8}(?:없|받지)|개발자 모드|(?:أنت الآن|تظاهر|تصرف)[^.!?\\n]{0,30}(?:بدون|بلا|لا)[^.!?\\n]{0,10}(?:قيود|قواعد|حدود)",
    ],
  ],
  [
    "abuse.insult.worldwide",
    "abuse",
    [
      "\\b(?:eres|sos) (?:un |una |muy |tan )?(?:idiota|estupid\\w*|imbecil|inutil|mierda|basura|pendej\\w*|gilipollas)\\b|\\b(?:vete a la mierda|hijo de puta|puta madre|que te jodan|callate)\\b|\\bvoce e (?:um |uma |muito )?(?:idiota|burr\\w|estupid\\w|imbecil|lixo|merda|inutil)\\b|\\b(?:vai se foder|vai tomar no cu|filho da puta|cala a boca)\\b|\\bsei (?:un |una |proprio )?(?:idiota|stupid\\w|imbecille|stronz\\w|cretin\\w|deficiente)\\b|\\b(?:vaffanculo|figlio di puttana)\\b",
      "\\b(?:tu es|t'es|vous etes|espece d'?e?) ?(?:un |une |vraiment |de |trop )?(?:idiot\\w*|stupide|imbecile|con|connard|connasse|debile|merde|nul)\\b|\\b(?:va te faire (?:foutre|enculer)|nique ta mere|ta gueule|fils de pute)\\b|\\b(?:du bist|bist du) (?:ein |eine |so |echt |total )*(?:idiot|dumm\\w*|blod\\w*|arschloch|scheiss\\w*|trottel|vollidiot|nutzlos)\\b|\\b(?:fick dich|leck mich|halt die fresse|halt's maul|halt die klappe|verpiss dich|du (?:idiot|arschloch|hurensohn|trottel|wichser|schlampe))\\b|\\bje bent (?:een )?(?:idioot|sukkel|klootzak|dom\\w*)\\b|\\b(?:jestes (?:idiota|glup\\w*|debil\\w*)|kurwa twoja|spierdalaj|aptalsin|salaksin|siktir git|orospu cocugu)\\b",
      "(?:ты|вы) (?:[\\p{L}]+ )?(?:идиот|дурак|тупо[йи]|тупица|дебил|мудак|урод|кретин)|пош[её]л (?:ты )?(?:на|в)|иди (?:на ?хуй|к ч[её]рту|нахуй)|заткнись|(?:तू|तुम|आप) (?:[\\p{L}\\p{M}]+ )?(?:बेवकूफ|बेवकूफ़|मूर्ख|गधा|गधे|कुत्ता|कुत्ते|हरामी|कमीना|कमीने|बेकार)|मादरचोद|बहनचोद|भोसड़|\\b(?:madarchod|behenchod|bhenchod|bhosdi\\w*|chutiya|harami|kutte|kamine|gandu)\\b|\\b(?:tu|tum) (?:ek |bahut |bilkul )?(?:bewakoof|bevkuf|pagal|gadha|gadhe|ullu|bekar)\\b|(?:你|妳)(?:是|这个|真|真是)?(?:个)?(?:白痴|傻[逼瓜]|蠢货|笨蛋|废物|垃圾|混蛋)|操你|去死|他妈的|バカ野郎|死ね|クソ(?:野郎|ボット)|(?:너는?|넌) ?(?:바보|멍청이|병신)|꺼져|(?:أنت|انت) (?:غبي|أحمق|حمار|كلب|تافه)",
    ],
  ],
];

export const worldwideRules: AttackRule[] = phrases.map(([id, verdict, parts]) => ({
  id,
  verdict,
  pattern: new RegExp(parts.join("|").normalize("NFC"), "gu"),
}));
