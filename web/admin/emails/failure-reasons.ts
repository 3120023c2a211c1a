/** Why an email failed, and what to do about it. */
export interface FailureReason {
  /** A sentence that starts with “The”. */
  what: string;
  whatToDo: string;
}

const retriesByItself = "The email is retried automatically up to five times. After that, retry it here.";

/**
 * What mail servers and the network answer. The first row whose pattern matches is the reason. Patterns with `^` meet the
 * SMTP reply from its code on (RFC 5321, section 4.2; RFC 3463 for the codes with dots), the others also errors without a
 * reply.
 */
const reasons: readonly (FailureReason & { pattern: RegExp })[] = [
  {
    pattern: /^(?:454|523|530|538)\b.*(?:tls|encrypt)/i,
    what: "The mail server requires an encrypted connection.",
    whatToDo: "In EMAIL_SERVICE, use smtp:// with port 587 or smtps:// with port 465, then restart the server.",
  },
  {
    pattern:
      /^5\d\d\b.*(?:send ?as|not owned by|sender (?:address )?(?:rejected|not allowed|denied)|from address|not verified)/i,
    what: "The mail server does not accept the sender’s address.",
    whatToDo: "Set EMAIL_FROM to an address that this account may send from, then restart the server.",
  },
  {
    pattern: /^5\d\d\b.*(?:authentication (?:type|mechanism)|xoauth)/i,
    what: "The mail server accepts no password for this account, only a sign-in with OAuth (XOAUTH2).",
    whatToDo:
      "Allow SMTP with a password at your email service, often as an app password, or use another provider in EMAIL_SERVICE. Then restart the server.",
  },
  {
    pattern: /^(?:432|530|534|535)\b|invalid login|missing credentials|authentication method/i,
    what: "The mail server refused the username or password.",
    whatToDo: "Correct EMAIL_USER and EMAIL_PASSWORD, then restart the server. Gmail and Outlook need an app password.",
  },
  {
    pattern: /^5\d\d\b.*\brelay/i,
    what: "The mail server does not deliver to other domains for this account.",
    whatToDo: "Check EMAIL_USER and EMAIL_PASSWORD, and ask your email service to allow sending to any address.",
  },
  {
    pattern: /^[45]\d\d\b.*(?:gr[ea]y-?list|postgrey)/i,
    what: "The recipient’s mail server asked us to try again later (greylisting).",
    whatToDo: retriesByItself,
  },
  {
    pattern:
      /^[45]\d\d\b.*(?:\brate\b|too (?:many|fast)|throttl|sending (?:limit|quota)|limit exceeded|[45]\.7\.28\b|[45]\.4\.5\b|[45]\.5\.3\b)/i,
    what: "The mail server limits how much this account may send.",
    whatToDo: "Wait until the limit ends, then retry. If it happens often, ask your email service for a higher limit.",
  },
  {
    pattern:
      /^[45]\d\d\b.*(?:[45]\.3\.4\b|[45]\.2\.3\b|too (?:big|large)|message size|maximum size)|larger than allowed/i,
    what: "The email is larger than the mail server accepts.",
    whatToDo: "Ask your email service for a higher limit. Open the record to read what the email is about.",
  },
  {
    pattern: /^[45]\d\d\b.*(?:[45]\.3\.1\b|system storage)/i,
    what: "The mail server has no space for new emails right now.",
    whatToDo: retriesByItself,
  },
  {
    pattern: /^[45]\d\d\b.*(?:[45]\.2\.2\b|quota|mailbox (?:is )?full)|^[45]52\b/i,
    what: "The recipient’s mailbox is full.",
    whatToDo: "Reach the person another way, or retry later.",
  },
  {
    pattern:
      /^5\d\d\b.*(?:5\.1\.(?:0|1|2|3|6|10)\b|5\.2\.1\b|5\.4\.4\b|unknown|no such|does(?:n’t|n't| not) exist|not found|invalid (?:recipient|mailbox)|disabled)/i,
    what: "The recipient’s mailbox does not exist.",
    whatToDo: "Check the address for typos. If it is wrong, cancel the email and reach the person another way.",
  },
  {
    pattern:
      /^[45]\d\d\b.*(?:\bspam|5\.7\.\d|4\.7\.2\d\b|block|blacklist|reputation|policy|dmarc|\bspf\b|dkim|unsolicited)|^554\b/i,
    what: "The recipient’s mail server rejects emails from this sender as spam.",
    whatToDo:
      "Check the SPF, DKIM and DMARC records of the sender’s domain and whether the mail server is on a blocklist, then retry.",
  },
  {
    pattern: /^(?:550|551|553)\b/,
    what: "The recipient’s mail server does not accept this address.",
    whatToDo: "Check the address for typos. If it is wrong, cancel the email and reach the person another way.",
  },
  {
    pattern: /^4\d\d\b/,
    what: "The mail server is busy or not available right now.",
    whatToDo: retriesByItself,
  },
  {
    pattern: /^5\d\d\b/,
    what: "The mail server refused the email.",
    whatToDo: "Its response says why. Correct that, then retry.",
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN|ENODATA|ESERVFAIL|EDNS|getaddrinfo|query(?:A|AAAA|Mx)\b/,
    what: "The mail server’s name was not found.",
    whatToDo: "Check EMAIL_SERVICE for typos, and check this server’s DNS settings.",
  },
  {
    pattern: /ECONNREFUSED/,
    what: "The mail server refused the connection.",
    whatToDo: "Check the host and port in EMAIL_SERVICE, and make sure the mail server is running.",
  },
  {
    pattern: /certificate|altnames|\bSSL\b|\bTLS\b|STARTTLS|self.signed/i,
    what: "The connection to the mail server could not be encrypted.",
    whatToDo:
      "In EMAIL_SERVICE, use smtp:// with port 587 or smtps:// with port 465, and the host name in the mail server’s certificate.",
  },
  {
    pattern: /ETIMEDOUT|ETIMEOUT|timeout|timed out|too long|greeting never|EHOSTUNREACH|ENETUNREACH/i,
    what: "The mail server did not answer in time.",
    whatToDo:
      "Check the host and port in EMAIL_SERVICE. A firewall or your hosting provider may block outgoing connections to this port.",
  },
  {
    pattern: /ECONNRESET|EPIPE|closed|socket|lost/i,
    what: "The mail server ended the connection.",
    whatToDo: retriesByItself,
  },
];

const unknown: FailureReason = {
  what: "The email could not be sent.",
  whatToDo: "The response says why. Correct that, then retry.",
};

/** The SMTP reply in an answer, from its code on; with several recipients, the first refusal. */
const reply = /(?:^|: |; )([45]\d\d[ -].*)$/;

/** Says in plain words why an email failed. `answer` is the mail server's response or the error of the connection. */
export function failureReason(answer: string): FailureReason {
  const text = reply.exec(answer)?.[1]?.replace(/; .*$/, "") ?? answer;
  const { what, whatToDo } = reasons.find(({ pattern }) => pattern.test(text)) ?? unknown;
  return { what, whatToDo };
}
