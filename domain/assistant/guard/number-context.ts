/** Words for numbered things (orders, tickets, log entries): a number right after one is not personal. */
export const thingWord =
  /(?:(?<!\p{L})(?:order|invoice|bill|ticket|case|incident|ref|reference|id|serial|tracking|awb|sku|model|part|item|product|po|isbn|issn|ean|gtin|barcode|batch|lot|build|version|release|commit|job|listing|position|requisition|policy|report|record|row|port|pid|epoch|timestamp|unix|transaction|txn|utr|request|session|trace|flight|seed|hash|pedido|factura|commande|facture|bestell\p{L}*|rechnung\p{L}*|auftrag\p{L}*|ऑर्डर|заказ\p{L}?)|订单号?|#)(?:e?s)?(?:[ -]?(?:number|no|nr|num|id|code|key|reference|time|is|was|n°|número|nummer|numéro|संख्या|नंबर))*[ .:#=№"'-]{0,4}$/iu;

export const phoneWord =
  /(?:(?<!\p{L})(?:phone|telephone|tel|cell|cellphone|mobile|mob|handy|whats ?app|sms|text|call|ring|dial|reach|fax|hotline|landline|callback|contact (?:no|number|me)|my (?:number|no)|tel[ée]fono|m[óo]vil|celular|ll[áa]m\p{L}*|telefon\p{L}*|rufnummer|anruf\p{L}*|rufen?|mobil\p{L}*|t[ée]l[ée]phone|portable|appel\p{L}*|joindre|telefone|telem[óo]vel|ligue|ligar|cellulare|chiama\p{L}*|bellen|tel\.?nr|telefonnummer|puhelin|numer|zadzwo\p{L}*)(?!\p{L})|फ़?ोन|फ़ोन|मोबाइल|मोबाईल|कॉल|व्हाट्सएप|телефон|номер|позвон|звон|мобильн|电话|電話|手机|手機|携帯|전화|هاتف|جوال|தொலைபேசி|ఫోన్|ফোন)/giu;

/** Units and counted things after a number: the number is a quantity. */
export const quantityAhead =
  /^ ?(?:%|percent|per cent|(?:users?|people|customers?|employees|records?|rows?|tokens?|requests?|times|ms|milliseconds?|seconds?|secs?|minutes?|hours?|days?|bytes?|[kmgt]i?b|lines|prompts?|messages?|euros?|dollars?|rupees?|usd|eur|inr|rs|crores?|lakhs?|hits|calls|downloads|events|parameters|rupien|usuarios|registros|nutzer|datensätze|utilisateurs|lignes|पंक्तियाँ|रुपये|записей|рублей)(?!\p{L}))/iu;

export const moneyBefore = /(?:[$€£₹¥₽]|(?<!\p{L})(?:rs|inr|usd|eur|gbp|chf|aed)\.?) ?$/iu;
