import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** How the product is connected to models and systems, and how long it takes. */
export const deploymentAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      `How is ${site.name} deployed between our application and the model?`,
      "is it a proxy, a gateway, middleware or a plugin",
      "does the product sit between our users and the model",
      "how is it installed and connected to our existing chatbot",
      "how does the integration work",
      "inline or out of band",
    ],
    hindi: ["yeh humare system mein kaise lagta hai", "kya model ko dobara train karna padega"],
    also: "architecture inline sidecar reverse-proxy interceptor rollout wrapper hook topology drop-in setup require changes stack team staff engineers hire side people experts effort sit logs afterwards real time",
    variants:
      "deployment | how is it installed | proxy or gateway | integrate | where does it sit | architecture | between app and model | Where in our architecture would I draw your box? | Do messages physically pass through your layer? | How does your software get between the app and the LLM? | What do we have to do technically to put you in place? | is it a reverse proxy in front of the model | do all our bots go through one and the same layer | I'm a solution architect and need to know how you sit in the stack | does it read replies prior to the user | is your software a wrapper around the API of the model | describe the integration pattern in short | does it work as a man in the middle for AI traffic | where does it hook into our existing assistant | does the shield stand in front of the model",
    answer: `${site.name} stands in front of the model you already use: it reads each prompt before the model does and each answer before your reader does. There is nothing to retrain and no data team to hire. Copilots, chatbots and agents all follow the same rules.`,
    sources: ["/#features-title", "/about#technology-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "Which AI models and providers do you support?",
      "does it work with ChatGPT, Claude or Gemini",
      "supported LLM list",
      "compatible with Azure OpenAI, Bedrock or Vertex",
      "we host an open-source Llama or Mistral ourselves",
      "can I switch to another model vendor later",
      "bring our own LLM",
    ],
    hindi: ["kaun kaun se AI model support karte ho", "kya yeh ChatGPT ya Gemini ke saath chalega"],
    also: "anthropic cohere deepseek grok qwen huggingface ollama vllm perplexity sonnet vendor-lock-in agnostic Copilot Mistral Llama compatibility OpenAI local",
    variants:
      "supported models | works with ChatGPT | Claude | Gemini | LLM providers | model list | azure openai | We've got a contract with Anthropic. Is that model okay? | Would it run with our fine-tuned Llama? | Is Mistral or DeepSeek possible? | Can it cope with several different models at once? | Do you support Copilot Studio or Watsonx? | is there a compatibility matrix for LLMs | our company uses Azure's GPT, is it fine | are local models served by Ollama supported | do you need a particular AI vendor | if we change from GPT to Claude, does it still function | which AI suppliers have you tested with | we use a small in-house model, can you protect it",
    answer: `The site publishes no list of supported models or providers. It says that ${site.name} stands in front of the model you already use, without retraining. To confirm yours, name it on the [contact page](/contact) or ask for a person here.`,
    sources: ["/#features-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      `Can ${site.name} run on premises, or is it a cloud service?`,
      "can it run self-hosted in our data center",
      "SaaS or on-prem deployment options",
      "install it inside our private cloud or VPC",
      "hosted by you or by us",
      "is it SaaS",
      "can we self-host it",
      "can it run offline in our data center",
    ],
    hindi: ["kya ise apne server par chala sakte hain", "on-premise milega ya sirf cloud"],
    also: "local hardware in-house tenant multi-tenant appliance datacentre rack bare-metal vmware on-prem cloud servers hosting deploy install locally own infrastructure",
    variants:
      "on premises | self hosted | cloud or on-prem | SaaS | private cloud | VPC | Our policy forbids cloud services; can we host you ourselves? | Will the software live on our machines or on yours? | Is it a subscription in the browser or something to install? | Can we put it in our own AWS account? | what hosting models are available | do you offer a managed service | we want it inside our own walls | is there a hybrid option | single tenant or multi tenant, how is it offered | our IT strategy is cloud only, does that fit | must traffic go through your cloud | can a ministry run it in its own datacenter",
    answer: `The site does not publish whether ${site.name} runs on your premises, in a private cloud or as a hosted service. Our team can tell you which options fit: ask on the [contact page](/contact) or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does it work in an air-gapped network?",
      "can it operate offline without any internet connection",
      "isolated environment such as defense or a plant",
      "no outbound traffic allowed at our site",
      "does it run offline",
    ],
    also: "disconnected military submarine ship nuclear classified scada intranet standalone sealed factory internet bunker OT",
    variants:
      "air gapped | offline | no internet | isolated network | Our plant network has no connection to the outside | Would it function at a site without internet? | We work in a classified environment with no external links | Does the software phone home? | is a license server on the internet required | disconnected operation, possible or not | can updates be installed from a disk | a sealed facility can't have outbound connections, what then | does it need to reach your servers all the time | completely sealed network, would you work there | without any uplink, does masking go on",
    answer: `The site does not publish whether ${site.name} works in an air-gapped network or without an internet connection. Describe your network on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can it run on Kubernetes, and what are the system requirements?",
      "Docker image, Helm chart or Terraform module",
      "which CPU, GPU and memory does the shield need to run on",
      "which ports must be open in the firewall",
      "throughput, scaling and maximum prompts per second",
      "Linux agent or Windows Server",
      "can I install it on Windows",
      "install it in our Kubernetes",
    ],
    also: "k8s openshift podman ram cores redhat ubuntu prerequisites load autoscale specs disk qps rps tps footprint supported operating container VM sizing hardware bandwidth macOS",
    variants:
      "RAM | minimum memory | CPU cores | kubernetes | docker | system requirements | hardware | GPU | ports | How many cores and how much RAM should I reserve? | Is there a Helm chart in a registry? | Does it need graphics cards? | How many prompts a second can it take? | which firewall openings do you want | can we deploy it to OpenShift | does it run on Red Hat or Ubuntu | how does it scale horizontally | sizing guide for ten thousand users | our ops team needs the prerequisites | minimum server for the shield | containers or virtual machines?",
    answer: `The site does not publish system requirements for ${site.name}: no container platforms, operating systems, hardware, ports or throughput. The team can give you the technical details: ask on the [contact page](/contact) or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "In which cloud region is the product hosted?",
      "data residency of prompts in the EU or India for business customers",
      "which cloud provider hosts your product, AWS, Azure or Google",
      "can our company choose the hosting country of the service",
      "where is customer data hosted",
      "data residency",
    ],
    also: "datacenter frankfurt mumbai virginia localization sovereign sovereignty geography geographic gcp jurisdiction zone continent location servers tenant stored",
    variants:
      "cloud region | data residency product | where is the product hosted | AWS or Azure | hosting country | Is your SaaS in Frankfurt? | Do business data stay in the European Union? | In which data center does the service run? | Can we choose Mumbai as location? | does the product run on Azure or AWS | our contract demands hosting in Germany | in which country are customers' prompts processed | is your cloud sovereign | do you operate in US regions only | where physically are the product's servers | data localization for Indian banks, is it fulfilled by the product",
    answer: `The site does not publish where the ${site.name} product is hosted, with which cloud provider, or in which region. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is there a mobile app or browser extension?",
      "Android or iPhone version",
      "Chrome add-on for employees",
      "desktop client download",
      "do you have an app for phones",
      "is there a plugin for the browser",
    ],
    also: "smartphone ios ipad plugin edge install macos pwa apk",
    variants:
      "mobile app | browser extension | android | chrome plugin | desktop | Can I get it on my phone? | Is there something for the App Store? | Does it come as a plugin for Firefox? | What do employees have to install on their laptops? | Is there a program for Windows desktops? | our people use AI in the browser, do you have an extension | can I download a client | is there an iPad version | do I need to install an app to be protected | mobile usage on Samsung phones | does a toolbar exist for Edge",
    answer: `The site does not mention a mobile app, desktop client or browser extension for ${site.name}. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do we have to change or retrain our model?",
      "can we keep our current LLM",
      "does our LLM need training",
      "do we have to swap our model for yours",
      "do we need data scientists",
      "is a machine learning team required",
    ],
    also: "existing replace fine-tune retraining hire staff experts effort must people engineers thing require",
    variants:
      "change model | keep our model | retrain | swap model | We're happy with our LLM and won't give it up | Is fine-tuning required on our side? | Must we move to a model made by you? | Do you bring your own model? | does the model have to learn your placeholders | will our AI be replaced | do we need ML engineers for that | what changes on the side of the LLM | can the LLM stay exactly the way it is | how many data experts must we employ | does adoption mean training something",
    answer: `No. ${site.name} stands in front of the model you already use: there is nothing to retrain and no data team to hire.`,
    sources: ["/#features-title"],
  },
];
