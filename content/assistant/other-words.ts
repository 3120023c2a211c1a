import { site } from "#site";

/**
 * Words that visitors use for parts of the site that are worded differently, by page and heading; `*` means the whole page.
 * They are only indexed for the search and never quoted. A test fails when a page or heading here no longer exists.
 */
export const otherWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/": {
    "Every AI system is one prompt from a catastrophic leak.":
      "what is it product company overview summary purpose introduction what do you do problem solve tool layer gateway proxy middleware sits between platform kind of software",
    "Card numbers stop here": "bank account credit card IBAN payment fintech",
    "Advice within policy": "financial adviser disclosure",
    "Evidence for the auditor": "audit proof regulator",
    "Patient data stays inside": "hospital clinic medical records PHI ehr",
    "HIPAA and DPDP templates": "hospital compliance team",
    "Every assistant, one policy": "chatbot copilot agent central gateway all tools several departments",
    "Small teams too":
      "small business startup SME MSME firm firms corporations only big retrain training of our LLM fine-tune setup effort our own existing model onboarding data scientists",
    [`See ${site.name} in Action`]: "video film clip watch tour screenshots",
    [`Why ${site.name} Stands Out`]:
      "competitors competition different difference compare comparison alternative better than other normal typical gateway filter tools unique usp advantage special stand out why choose you",
    "What it costs when nothing stands between": "statistic number figure source",
    Cost: "average price of a data breach worldwide million",
    Surge: "increase rise incidents number 412 percent source based come from",
    "What reaches the model": "provider sees placeholders instead of names original stays with us",
    "What is left of the sentence": "message blocked usability annoying employees workaround",
    "Who reads the answer in full": "role field access who sees the answer",
    "A phrase known to be bad": "blocklist bad words keyword filter",
    "What the auditor gets": "traffic log decisions rule proof",
    "The AIs behind your AI": "outside models vendors pass on",
    "Discovery and Visibility": "inventory list which system receives data unprotected",
    Governance: "access controls percent organisations incident",
  },
  "/feature": {
    "One prompt, three moments in which it can go wrong": "features capabilities what can it do",
    "Discovery & Visibility":
      "before a prompt is sent inventory shadow classify discover find every model who talks to them map",
    "Protection & Defense": "while it passes during block inject",
    "Governance & Compliance":
      "afterwards audit log tamper tampering altered changed line notice missing delete entry insider rewrite history who decided",
    "enterprise clients": "customers references who uses number of customers",
    monitoring: "24/7 around the clock weekends nights always",
    "response time": "latency slow down overhead",
    "attack prevention rate": "how many attacks get through success rate effective",
    "Four figures, drawn to scale": "claims true measured real numbers performance",
  },
  "/products": {
    Products:
      "which products sell offer portfolio range solutions three tools modules all three together combine bundle suite compare each other",
    "Which one first?":
      "start begin beginning first choose choice recommend which of the three same policy scanner or shield order buy one bot unsure need idea guidance",
  },
  "/products/ai-scanner": {
    "*": "scan scanning red team red-teaming pentest test assess security testing",
    "94% of enterprise AIs fail basic security tests": "figure number percent study based evidence claim",
    "Input sources": "what can be scanned sources inputs files tools logs chat window",
    "Pre-processing": "deduplicate prepare",
    "Two scanners": "endpoint API interface chatbot chat window difference both",
    "Chatbot scanner": "test our chatbot conversation multi-turn turns",
    "Endpoint scanner": "API endpoint",
    "Analysis engine": "severity rate findings",
    "Reporting and alerting":
      "results report findings alert notify integration channel text message teams splunk SIEM go to send sent",
    "One screen, and you know where to begin": "dashboard list prioritise priority severity worst first results",
    "It attacks like a person":
      "kinds types of attack families languages techniques red team jailbreak injection exfiltration social engineering spanish hindi multilingual",
    "It reads for people’s data": "report contain actual value personal data PII PHI sensitive store",
    "It says what to mend":
      "fix fixes remediation remediate repair recommendations findings solve after the scan repair how to fix",
    "What a breach looks like: an ordinary conversation":
      "example breach OWASP top 10 system prompt leakage risks covered",
    "And three that were real":
      "real incidents examples happened history bing chatgpt copilot leak email bug cases news",
    "Your AI is Leaking, Find Out What":
      "pretend user customer thief curious simulate talks to assistants how it works",
  },
  "/products/protection-shield": {
    "*": "firewall guardrail guardrails protect block real-time live",
    "Your AI Bodyguard Never Sleeps":
      "check answers prompts both directions input output responses night stands between weekends sunday holiday outside office hours both ways",
    "In figures":
      "how many threats blocked per day accuracy false positives false alarms fast speed latency independent measured",
    "Five steps, under 50ms":
      "steps step flow workflow process walk how does a query go through pipeline latency milliseconds fast delay slow down add overhead",
    "Clean response": "check the answer output filter response scanned",
    "The same record, three pairs of eyes":
      "role-based views who sees what doctor nurse reception staff permission different fields",
    "Permission verify": "check role before the model reads",
    "Safe reply": "restore put back unmask names answer",
  },
  "/products/supply-chain": {
    "*": "third party fourth party subprocessor vendor crm saas suppliers map mapping dependency chain what is",
    "Your AI Talks to 47 Other AIs": "hidden models behind our AI number of AIs contract",
    "Discovery and mapping": "discover find map",
    "Service monitoring": "moves to another country change location new model region transfer",
    "Leak prevention": "stop one connection",
    "Compliance reporting": "register record of processing recipients list auditor article 30 ropa",
    "It tells you when a stranger joins":
      "alert when a vendor adds changes new model subprocessor notification newcomer",
    "It finds what no one declared":
      "undeclared unknown shadow contract mentions hops nobody told us services background tools idea",
    "It gives machines a role":
      "least privilege permission for a service restrict OCR own permissions each service AI gets",
    "It cuts one thread, not the cloth":
      "cut off disconnect block connection vendor sub-vendor switch off kill switch without taking the assistant down interrupt",
    "Role-based access analysis": "permissions machine role reads",
  },
  "/use-cases": {
    "*": "industry industries sector sectors vertical serve use case example",
    "Gen AI Solutions":
      "generative contracts prices deal office staff employees paste pasting chatgpt secrets placeholders instead of names legal law firm",
    Retail: "shop ecommerce order customer address online store delivery customers",
    Technology: "developer source code secrets API keys copilot paste github software team engineering risks",
    "Edge AI Solutions": "camera video surveillance iot faces face recognition device on-device tablet till",
    "Powered by": "techniques technology methods under the hood",
    Polymorphic: "encryption key each time",
    Homomorphic: "encryption compute on encrypted data add sum calculate without decrypting",
    "Adaptive Tokenization": "format preserving length shape of a card number token",
    "Data Classification": "classify classes sensitivity levels labels",
    "Policy Engine": "rules field level access control",
    "Attack Detection": "prompt injection jailbreak stopped",
    "AI-to-AI Map": "data flow",
    "Audit Trail": "audit log tamper proof altered missing line notice delete entry insider rewrite",
    "Compliance Templates": "which templates included regulations supported GDPR HIPAA CCPA DPDP",
    Healthcare: "hospital clinic doctor note summary patient pharma",
    Finance: "bank insurance insurer fintech lending loan account payment",
    "Role-Based Views": "who sees what versions roles",
    "Encryption That Stays Useful": "encryption types searchable usable",
  },
  "/about": {
    "Privacy is shade, not a wall": "about us about you company who are you people team who is behind this",
    "Our story":
      "history start started founded origin beginning background how did the company begin why was it metaphor shade cloth romans arena sailors idea come from",
    "Our mission": "company goal purpose",
    "Our vision": "future company",
    "Our values": "company values culture believe stand for principles",
    "Do not take our word for it": "check verify prove your own site tracks tracker measure requests third parties",
    "Technology stack": "tech stack architecture how it works layers",
    "The veil": "why called veil meaning of the veil name",
    "And what you are looking at":
      "website built with site made framework react node hono sqlite postgres database databases hosting server tech stack fonts font web site made with",
    "Ask us what your AI has read": "talk to the builders",
    "Ask for little": "data minimisation",
  },
  "/blog": {
    "Notes on keeping AI discreet":
      "blog articles posts reading latest newest resources whitepapers write authors topics roughly",
    "More Blogs Coming Soon": "rss atom feed subscribe newsletter new articles follow",
  },
  "/auth": {
    "*": "log in sign in register account create",
    "One record. What you see depends on who you are.":
      "log out sign out do I need an account to apply for a job or to ask for a demo what is the account for point of making one",
  },
  [`/blog/beyond-encryption-${site.slug}`]: {
    "Encryption answered the question it was asked":
      "encryption is not enough TLS https at rest in transit why insufficient",
    "Why the model cannot work on ciphertext": "encrypted text homomorphic confidential computing enclave",
    "Three leaks that pass through a padlock":
      "embeddings vectors vector database reversed inverted reconstruct read back hidden instruction service account",
    "What belongs in between": "tokens change between conversations stable vault restore steps",
    "What this does not do": "limits limitation misses weakness",
  },
  "/blog/dlp-iam-security-blindspot": {
    "In short": "data loss prevention DLP IAM identity catch miss not enough prompts third control",
    "The caller who is not the asker": "confused deputy service account on behalf",
    "A third decision": "ISO 27001 control annex A 8.11 spans",
    "How it goes wrong":
      "rollout roll out start blocking first order deploy mistakes fail open fail closed shadow AI personal phone employees private",
  },
  "/blog/quantum-enhanced-ai-privacy": {
    "Which locks break": "AES RSA safe broken quantum computer algorithms",
    "The problem is the recording": "harvest now decrypt later Mosca when years",
    "What was standardised":
      "NIST standards post-quantum ML-KEM kyber dilithium FIPS deadline timeline when must RSA be replaced migration date 2030 2035",
    "What a hybrid handshake costs": "TLS overhead bytes size added",
    "What it does not fix": "QKD quantum key distribution longer AES",
    "What to do before the year ends": "checklist steps prepare get ready plan",
  },
  "/blog/understanding-data-privacy-2025": {
    "Four laws, one page": "maximum fine penalty highest overview of privacy laws",
    "European Union: GDPR": "automated decision explanation Dun Bradstreet anonymous model",
    "India: the DPDP Act, still waiting": "in force yet commencement start date rules notified effective when",
    "European Union: AI Act": "timeline when does it apply deadline high risk dates",
    "California: CCPA": "automated decision making regulations CPPA",
    "One sentence in three places": "72 hours breach notification deadline report",
    "In short": "court EDPS SRB judgment decision pseudonymised",
  },
  "/blog/ai-consent-automation": {
    "The receipt": "consent record contain belongs fields proof",
    "Where the switch has to reach": "withdraw consent caches index training set copies",
    "The model that has already learned": "machine unlearning unlearn forget trained everalbum FTC happened",
    "Test it like a backup": "test verify withdrawal worked works",
  },
  "/blog/responsible-ai-privacy": {
    "Two frameworks that ask for the dull sentence": "NIST AI RMF functions ISO 42001 certification",
    "Five sentences, rewritten": "principles testable measurable controls",
    "The arithmetic of finding nothing": "how many tests statistics sample size confidence clean answers zero leaks",
    "The date": "expire expiry how often repeat test kill switch",
  },
  "/blog/zero-trust-encryption": {
    "In short": "what is zero trust for AI models",
    "Keys at three heights":
      "envelope encryption master key field key crypto shredding cryptographic erase GCM nonce limit",
    "One grant, one request": "OAuth token exchange model hold secret credentials",
    "Where it hurts": "drawbacks downsides disadvantages search latency cost",
  },
  "/blog/real-time-data-masking": {
    "Masking is not one thing":
      "redaction versus tokenization difference types of masking format-preserving generalisation reversible",
    "Where the mask belongs": "where should masking happen before the model log answer",
    "Four ways in which it breaks": "fail failure streaming streamed limits names without pattern",
    "What the speed has to be": "how fast latency delay masking",
    "Four figures to ask for": "what to ask vendor evaluate evaluation benchmark recall precision masking product buy",
  },
  "/blog/compliance-by-design": {
    "In short": "turn law into code test compliance as code automate",
    "Link four: evidence nobody has to write": "how long keep policies HIPAA six years retention evidence OSCAL",
    "The same chain in four laws": "hash medical record number tokenise GPC opt-out children",
    "What does not run": "green check compliant guarantee automated compliance limits",
  },
  "/blog/privacy-by-design": {
    "Where the seven come from": "who invented came up with history Cavoukian seven principles criticism",
    "In short": "what are the seven principles of privacy by design",
    "Room two: privacy as the default": "article 25 opt out default settings",
    "What the law and the standard add": "ISO 31700 standard EDPB guidelines",
  },
  "/privacy-policy": {
    "In short: what stays with us": "summary what do you keep store about me",
    "I Introduction": "who is responsible controller scope covers",
    "II Definitions": "definition meaning of what is term",
    "III Information We Collect": "what data details do you collect gather reading the site visit browse fields form",
    "What we do not collect": "browsing history location device fingerprint pages log track",
    "IV How We Collect It": "third parties fonts analytics google advertising social plugins",
    "V How We Use It": "sell my data details share profiling train AI model on my data purpose marketing IP address",
    "Who can see it":
      "who reads sees can read access my form message staff authorities police government share third parties hosting opens resume application admin role",
    "VI Minors":
      "children child son daughter kids teenager age how old 16 17 years old under 18 year old young parental parents",
    "VII Security":
      "how are passwords stored protected safe secure hashed breach notification hacked report a vulnerability server country where is it stored",
    "VIII Retention":
      "how long keep store delete after months IP address network address backups resume application applicant messages how long kept",
    "IX Legal Basis under the Indian Data Protection Act": "lawful basis consent on what ground",
    "X Your Rights": "my rights access correction erasure nominate withdraw delete copy of my data",
    "XII Cookies": "cookies set use tracking analytics google session banner",
    "XIII Changes": "policy notice updates updated new version older earlier versions notify inform before change",
    "XIV Contact": "how quickly fast soon answer reply privacy request days response time",
    "XV Grievance Officer": "complaint complain data protection officer DPO unhappy unsatisfied",
    "When you open an account": "sign up register account stored",
    "When you apply for a position or an internship": "applicant candidate resume kept application data",
    "When you choose about cookies": "consent record proof choice receipt",
  },
  "/careers": {
    "Internship programme": "how many interns students hosted so far duration how long last mentor mentoring",
    "Why Work With Us": "culture reasons join colleagues employer",
  },
  "/careers/apply-internship": {
    "What happens to your application":
      "who decides algorithm program rank reject application intern internship stored",
  },
  "/cookie-policy": {
    "Types of Cookies We Use": "which what cookies do you use set place list of all cookies kinds categories how many",
    "Essential Cookies (always active)": "necessary required which cookies are needed always on session",
    "Analytics Cookies (optional)": "google analytics statistics measure",
    "Functional Cookies (optional)": "preferences language colour scheme remember dark mode",
    "Marketing Cookies (optional)": "facebook meta pixel advertising ads retargeting",
    "On this site":
      "turn off switch off disable refuse reject change mind settings opt out withdraw later banner accept by mistake undo asked again",
    "In your browser": "block delete clear remove browser settings chrome firefox safari",
    "Legal Information": "how long does consent last valid months expire asked again law basis",
    "Global Privacy Control": "GPC do not track signal browser",
    "Your Receipt": "proof consent record receipt number",
    "Counting without cookies": "page views visits statistics counted",
    "What are Cookies?": "definition explain",
    "Cookie Statistics": "how many cookies number total first-party third-party",
  },
};
