import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the company sells, how the three products differ, and which one to begin with. */
export const productAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      `What is ${site.name}?`,
      "so what exactly do you do",
      "what does your software do",
      "what problem do you solve",
      `What does ${site.name} do?`,
      "What does your company do?",
      "is it a filter for chatgpt",
      "the point of your software in one line",
    ],
    hindi: [`${site.name} kya hai`, "aap log kya karte ho", "ye software kis kaam aata hai", "company kya banati hai"],
    also: "nutshell tldr pitch elevator introduce intro platform saas app middleware layer gist purpose business sells service startup brand vendor summary introduction sentence basically",
    variants: `what does it actually do | what does the company do | hi what exactly do you guys do | what do you do | about the product | what is this | short description | what problem is solved | tell me about your company and product | I just landed here. What is this about? | Introduce yourselves in half a minute | A friend asks what this company makes; how do I explain? | In which category of software do you belong? | What pain do you take away from companies that use AI? | so you sit between employees and the model, correct? | I have no idea what you're selling | Can you say in two sentences what the software is for? | what happens to sensitive information when I use your software | a one-line description for our vendor list please | Could you introduce the product to someone hearing of it for the first time? | why does this product exist, what is it good for | what kind of tool is it: security, privacy or both`,
    answer: `${site.name} is software that stands between your AI and the people who use it. It spots sensitive data, masks it before it reaches the model, and logs every decision.`,
    sources: ["/#hero-title", "/products"],
    offers: ["demo"],
  },
  {
    questions: [
      "Can you explain your product to me like I’m five?",
      `how does ${site.name} work in one sentence`,
      "in simple words, what happens to a prompt",
      "I’m not technical, what is this",
      "some kind of proxy between our staff and chatgpt",
      "how does it work",
    ],
    hindi: ["ye kaam kaise karta hai", "simple mein samjhao"],
    also: "eli5 layman grandma beginner plain jargon analogy mechanism nontechnical dummies basic middleman intermediary swap basics operate technical principle kid simple",
    variants:
      "explain simply | eli5 | for dummies | non technical explanation | how does the product work | in plain english | Pretend I'm a ten-year-old: what does it do? | I come from finance, not IT. Walk me through it in easy terms | What magic happens to my words before the AI gets them? | Could you describe the mechanism without jargon? | How would you explain it to an older relative? | my english is not so good, tell me simple how it function | what is swapped out and what is put back | Explain in lay terms what the thing does with a name I type | Describe the mechanism in a single breath | I'm in HR and don't understand tech, what is it doing to prompts | Is it like a curtain between me and the robot? | basic idea of how it operates, no technical words",
    answer: `${site.name} reads what people send to an AI, replaces what the AI doesn’t need (a name becomes a placeholder, a number a token), and puts the name back in the answer for the person who asked.`,
    sources: ["/about#story-title", "/#products-title"],
  },
  {
    questions: [
      "Which products do you sell?",
      "list of products",
      "name your three products",
      "overview of your solutions pls",
      "product portfolio",
      "what can we buy from you",
    ],
    hindi: ["aapke products kaun se hain", "kya kya bechte ho", "products ki list do"],
    also: "catalog catalogue range lineup suite modules assortment menu brochure items offerings offering names tools services package",
    variants:
      "products | product list | what do you sell | name the products | three products | solutions offered | What's on offer here? | How many different products are in the catalog? | I see several menu entries under Products; which are there? | Show me everything that I could purchase | Which tools make up your suite? | Does your company have more than one product? | tell me the names of the tools and what each is for, one line each | our sourcing department needs your product range | what modules does the platform have | Which solutions do you have for AI security? | a short catalogue of what you make | I'd like to know the complete lineup",
    answer: `${site.name} has three products:\n\n- [AI Security Scanner](/products/ai-scanner): attacks your assistants the way people do and shows what leaks.\n- [Real-Time Protection Shield](/products/protection-shield): stops attacks and masks personal data as people type.\n- [AI to AI Supply Chain](/products/supply-chain): follows your data to the AIs behind your AI.`,
    sources: ["/products"],
  },
  {
    questions: [
      "What is the difference between the three products?",
      "scanner, shield and supply chain compared",
      "how do your modules differ",
      "before, while and after",
      "compare all three",
    ],
    also: "distinction distinguish separate overlap confused contrast matrix relation table similar versus tell apart each one role of products modules",
    variants:
      "compare products | difference between products | when does each product work | before while after | how do the three fit together | I'm confused by scanner, shield and supply chain. Who does what? | When in time does each of your tools act? | Which tool acts before, which during and which after? | Do your three offerings overlap? | How would you tell your tools apart in a sentence each? | why do you need three tools and not one | explain how the three complement each other | What separates testing, protecting and mapping in your suite? | I need a side-by-side of the whole suite | are these three stages of one process | does each tool solve another problem | what is the role of each member of your product family | which of the three runs before, which during and which after the conversation | before, during and after every conversation | which product works during the chat",
    answer:
      "The three products work before, during and after every conversation:\n\n- Before: the AI Security Scanner attacks your assistants the way people do and lists what leaked, worst first.\n- During: the Real-Time Protection Shield stops attacks, masks personal data as people type, and shows each role only what it’s allowed to see.\n- After: AI to AI Supply Chain shows which other AIs receive your data, alerts you when a new one appears, and cuts off the one that leaks.",
    sources: ["/products"],
  },
  {
    questions: [
      "What is the difference between the scanner and the shield?",
      "scanner vs shield",
      "diference between scanner and shield",
      "testing or blocking",
      "is the shield the same as the scanner",
    ],
    hindi: ["scanner aur shield mein kya fark hai", "scanner aur shield mein difference batao"],
    also: "distinction passive active offline runtime offense defence confused redundant overlap contrast versus audit prevent live find stop tests blocks both",
    variants:
      "shield or scanner | difference scanner shield | test or protect | Is the scanner just a passive version of the shield? | One attacks and the other defends, is that it? | Does the scanning product block anything? | Will the shield produce a list of weaknesses? | which of the two sits in the live traffic | do I need protection if I already test | test tool versus live protection, what is what | We can only afford one: how do scanner and shield differ? | does the shield attack our bots, or is that the other one | Explain to my boss why scanner and shield are two separate things | finding leaks and stopping leaks, is that two products",
    answer:
      "The AI Security Scanner tests and the Real-Time Protection Shield protects. The scanner attacks your assistants and reports what leaked; the shield sits between people and your AI, stops attacks, and masks personal data as people type.",
    sources: ["/products"],
  },
  {
    questions: [
      "Which of the three products should we start with?",
      "scanner or shield first?",
      "I don’t know what our bots say, which product is for me",
      "which one first",
      "my data travels on after it is out, which product",
      "people paste names, should we buy the scanner or the shield",
      "an auditor asked for a list of processors, what should we buy",
      "we have no idea what our bot tells people",
    ],
    hindi: ["pehle kaun sa product lena chahiye", "kahan se shuru karein"],
    also: "advice suggest suitable choose pick beginner priority newcomer sequence unsure undecided selection order advise fit choice decide already gaps recommend org test",
    variants:
      "which product first | what do I need | where to begin | which tool fits my problem | people type card numbers, which product | auditor asks who receives data, which product | We are new to this. What's the sensible first purchase? | Employees put client details into AI every day, what do you recommend for a start? | The regulator demands a list of recipients; which tool is for me? | We never checked what our assistants say. Where do we begin? | Help me choose among your tools | Which tool should be at the top of my shopping list? | our budget covers only one tool this year, what is your advice | what is the right entry point for a company like ours | it depends on my problem, you say; so which problem maps to which tool? | I suspect that our suppliers forward data to other AIs, which tool would help first | recommend a tool for a bank whose clerks type account numbers | my pain is people typing secrets; what should I get | I have three problems and don't know which tool to pick",
    answer:
      "Which product comes first depends on your problem:\n\n- You don’t know what your assistants say: start with the AI Security Scanner.\n- People type names and card numbers into them right now: start with the Real-Time Protection Shield.\n- An auditor asked who else receives the data: start with AI to AI Supply Chain.",
    sources: ["/products#beginnings-title", "/products"],
    offers: ["demo"],
  },
  {
    questions: [
      "Do the products share one policy?",
      "write the rules three times or once",
      "what do I get with all three together",
      "do the tools work together",
      "redo the policy for the second product",
      "add the shield later",
      "can the three be combined",
    ],
    also: "twice buy next reuse start common central configuration setup synchronised consistent unified separately duplicate effort integrate",
    variants:
      "shared policy | write rules once | products work together | policy reuse | If we add a second tool next year, is our rule work lost? | Do I have to redo the configuration for each tool? | Are rules portable from the scanner to the shield? | How well integrated is the suite? | can settings from the first purchase be reused | we invest a lot in rule writing, does it carry over | is there one rulebook for the whole suite | Will the tools speak the same policy language? | do I maintain one set of rules or three | when combining the tools, what do they have in common | our rules exist already in your shield, will supply chain use them",
    answer: "Yes. All three products share one policy, so the rules you write for the first apply to the next.",
    sources: ["/products#beginnings-title"],
  },
  {
    questions: [
      "Can we use just one of the products on its own?",
      "do I have to buy all three",
      "is the scanner available separately",
      "standalone or bundle only",
      "start small with a single module",
      "can we buy only the scanner without the rest",
      "must we take all three products or is one enough",
    ],
    also: "individually alone package solo piecemeal modular unbundled isolated upsell forced extend single only separate without others later",
    variants:
      "single product | only the scanner | buy separately | bundle | must I take all | I only want the testing tool. Will you sell me that? | Is there a minimum purchase of several tools? | Can we begin with a single tool and expand later? | Does one tool work without the others? | how are the tools packaged commercially | Am I forced into a suite deal? | we have no use for the supply chain map, can it be left out | are the tools sold à la carte | just the shield please, no extras, is that okay | is it possible to buy part of the suite | do the tools depend on each other",
    answer:
      "Yes, you can start with one product; all three share one policy, so the rules you write for the first apply to the next. The site does not publish how they are sold or bundled, so ask our team on the [contact page](/contact).",
    sources: ["/products#beginnings-title", "/contact#request-a-demo"],
    offers: ["demo"],
  },
  {
    questions: [
      `I’m a CISO. What does ${site.name} give me?`,
      "why should a security leader care",
      "benefits for the head of information security",
      "pitch for our security team",
      "what risks does it reduce",
    ],
    also: "executive chief cso cio cto board leadership boss director posture budget convince advantages justify officer value help infosec",
    variants:
      "CISO benefits | security leader | for security teams | why should a CISO buy | As head of security, why should I give you thirty minutes? | How do you reduce the risk that worries a security chief most? | What arguments convince our security director? | What value would our SOC and risk people gain? | I'm responsible for cybersecurity at a bank; what's in it for me? | which three things does a chief security officer get | I report to the board on cyber risk, how would you help | three points for an infosec manager | what's the security business case | find, stop and prove: what do you mean by that for security | how does this make the life of a CSO easier | our CISO is skeptical, what should I tell her",
    answer: `For a security leader, ${site.name} finds what leaks, stops it and proves that it did:\n\n- It lists which system receives what kind of data and flags what travels unprotected.\n- It stops attacks and masks personal data in each prompt and answer.\n- It keeps a record of each decision for the auditor.`,
    sources: ["/#products-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "We’re a small company with no data team. Can we still use it?",
      "do small firms with 10 people need this",
      "startup SME",
      "is it only for big corporations",
      "too small for you",
      "a shop with two employees",
    ],
    hindi: ["chhoti company ke liye bhi hai kya", "humari startup use kar sakti hai"],
    also: "tiny freelancer solo self-employed family boutique micro bakery headcount smb dentist midsize 6 persons founder doctors practice clinic complicated introduce hard minimum three owner",
    variants:
      "small company | SME | startup | for small business | MSME | are you only for big firms | There are twelve of us and no IT department. Is this overkill? | Do you serve family businesses? | I run a small accounting office; can I use this too? | Would a tiny firm be able to handle your software? | we're a three-person startup using ChatGPT | is it suited to micro enterprises | We don't have specialists. Would it still work for us? | do I need to be a large corporation to buy | is there a minimum company size | my doctor's practice has five staff, are you for us | medium-sized manufacturer here, is this for firms like mine | can a freelancer or small shop benefit",
    answer: `Yes, ${site.name} is for micro, small and medium businesses too. It stands in front of the model you already use, so there is nothing to retrain and no data team to hire.`,
    sources: ["/#features-title"],
  },
  {
    questions: [
      "I’m a data protection officer. How would this help me?",
      "DPO of a company with AI assistants",
      "benefits for privacy teams",
      "help with GDPR and DPDP obligations",
      "privacy officer use",
      "I work as DPO, what does your product do for me",
      "how does this help a privacy team",
    ],
    also: "lawyer counsel supervisory dpia datenschutz jurist paperwork solicitor barrister DPO privacy officer obligations duties help benefit",
    variants:
      "DPO | privacy officer | data protection team | how does it help privacy | benefits for the DPO | How would your software make a privacy officer's work easier? | I keep the record of processing; which part helps me? | What's in it for our data protection department? | I advise companies on privacy, why should I recommend you? | who sees which field is my daily headache, can you help | How do you support someone who must defend AI use before the regulator? | as the privacy lead I need a list of recipients and a log | what would our Datenschutzbeauftragter like about it | the privacy team asks what they gain from this | benefits for a chief privacy officer in three points | I'm an external DPO for hospitals, what would I get out of it | masking, field rights and logs: how does that serve privacy staff",
    answer: `For privacy teams, ${site.name} masks personal data before it reaches the model, lets you decide who can see which field, and logs each decision. AI to AI Supply Chain also writes the register of recipients that GDPR and DPDP call for.`,
    sources: ["/#products-title", "/products/supply-chain#steps-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "Will employees notice that their prompts are checked?",
      "does it block my people from working",
      "do staff have to change how they write",
      "is the masking visible to the person typing",
      "will employees feel that something sits between",
      "is it invisible to the people who type",
      "does the user realize that the text was masked",
    ],
    also: "workers chatbot experience annoying slower transparent aware friction workflow disruption popup habits inconvenience interfere seamless disturb",
    variants:
      "do users notice | visible to employees | does it disturb work | change of habits | transparent to users | Does my team need a workshop to type differently? | Is there any interruption for the person at the keyboard? | Will my staff complain that something gets in their way? | Do people see that their words were altered? | our union asks whether workers see a difference | How does it feel for an ordinary employee? | is there a pop-up each time something gets masked | can employees work on as before | would anyone realize that there's a layer in between | does the tool pause my typing | What changes in daily routine for the staff? | is it seamless for those who type",
    answer:
      "No, according to the site, people notice nothing: every prompt is checked as they type, then masked and sent on, or stopped, and work continues without a pause. The sentence keeps its meaning, since PERSON_1 stays the same person throughout the conversation.",
    sources: ["/feature#features-title", "/#comparison-title"],
  },
  {
    questions: [
      "How do you compare with a named competitor in benchmarks?",
      "benchmark results",
      "independent comparison with other vendors",
      "head-to-head test against rival tools",
      "analyst ranking",
      "have you published benchmarks against competitors",
      "is there a test that compares you with other vendors",
    ],
    also: "gartner forrester lakera nightfall purview zscaler netskope presidio skyflow cloudflare magic quadrant g2 protecto leaderboard rankings better best leader",
    variants:
      "benchmark | competitor comparison | independent test | better than others | head to head | Where do you rank against others in the market? | Has a neutral lab put you up against rivals? | How do you stack up against the market leader? | Is there a Gartner or Forrester comparison with your name? | are there performance numbers relative to other suppliers | which tool won in a comparison with yours | I'm comparing five vendors, do you have test scores | can you show that you beat a particular rival | which named rivals did you measure yourself against | do you have a comparison sheet against your main rival | Does any report compare your software with rival products by name?",
    answer: `The site names no competitor and publishes no benchmark. The home page compares ${site.name} with typical gateways and filters on six points, based on vendors’ public documentation.`,
    sources: ["/#comparison-title"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can you guarantee that nothing will leak?",
      "is it 100% secure or can an attacker still get through",
      "promise that we never get hacked",
      "liability if data gets out anyway",
      "do you guarantee that no data leaks",
      "is there any guarantee against leaks and attacks",
    ],
    also: "bulletproof foolproof watertight perfect unhackable certain warranty assure compensate damages infallible flawless hundred percent risk zero sure safe insured",
    variants:
      "guarantee | 100 percent safe | can anything leak | promise | is it unbreakable | Can you promise in writing that no customer record escapes? | Nothing is perfect; where are your limits? | Is it watertight? | What if an attack gets past your software? | Are you ever beaten by an attacker? | my board wants absolute certainty that nothing gets out | do you give a warranty against leaks | will I be one hundred percent protected after buying | is there zero risk with your product | Should I expect that a few attacks succeed? | how sure can I be that data stays hidden | who pays if something still leaks",
    answer:
      "No, the site gives no such guarantee. Even its own claim of a 99.9% attack prevention rate means that of a thousand attacks, one gets through.",
    sources: ["/feature#figures-title"],
    isUnpublished: true,
  },
  {
    questions: [
      "What is on the product roadmap?",
      "upcoming features",
      "release notes and changelog",
      "next version date",
      "planned improvements",
      "what are you planning to build next",
      "which features are coming soon in your product",
    ],
    also: "future soon launch beta update announced quarter milestones backlog wishlist newest recent plan plans coming version updates release 2027 feature request",
    variants:
      "which version of the shield is current | how often do you release updates | roadmap | upcoming | changelog | new version | future features | What will the next release bring? | Do you publish what changed from version to version? | Is feature X planned for next year? | Where are your version notes? | we need a missing function, when will it come | can I look at your development plans | are new modules in preparation | how often do you ship updates of the products | What do you intend to add in the coming quarters? | I'd like to vote on a new function | is a fourth product coming | tell me about the future of the software",
    answer:
      "The site does not publish a roadmap, release dates or a changelog for the products. Ask our team on the [contact page](/contact) about a feature you need.",
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      `Does ${site.name} block prompts or mask them?`,
      "mask vs block",
      "what is stopped and what passes through",
      "will harmless questions get through",
      "what happens to a normal question without personal data",
      "is a sensitive message blocked or masked",
      "what do you do with a message that has sensitive data",
    ],
    also: "just completely whole reject confidential private secret deny censor suppress ordinary benign innocuous everyday behave interrupt action delete allow let remove",
    variants:
      "mask or block | does it block prompts | what passes | untouched | stop or hide | Will my message be refused because a phone number is in it? | Which prompts go through unchanged? | What's the fate of an ordinary harmless question? | Is a prompt with private information rejected or rewritten? | does it only hide things or also stop things | Do attacks get the same treatment as personal details? | when would an employee's message be stopped | I don't want my people to see refusals all the time | does a plain question without private details get altered | block, hide or let pass: how do you choose | is everything else left untouched",
    answer: `It does both: ${site.name} masks personal data and stops attacks. Everything else passes untouched.`,
    sources: ["/#products-title"],
  },
  {
    questions: [
      "What is the veil?",
      "what do you mean by veil",
      `why does ${site.name} speak of a veil`,
      "lift the veil meaning",
      "the cloth between me and the model",
    ],
    also: "curtain fabric symbol wordplay translucent barrier layer concept branding poetic bridal imagery cloth metaphor term word hides between call called",
    variants:
      "veil | meaning of veil | list of who is who | You use a fabric metaphor; what's it supposed to mean? | What lies on the other side of the veil? | What never crosses that imaginary line? | Is the veil a feature or an image? | who is on which side of the veil | where does the boundary between me and the model run | tell me about the thin cloth you mention | what does crossing the veil mean for my data | Where is the who's-who list relative to the veil? | I don't get the veil thing | is the veil a piece of software",
    answer:
      "The veil is the line between you and the model. Beyond it there are only tokens, and the list of who’s who never crosses it.",
    sources: ["/about#technology-title"],
  },
];
