import { foldText } from "./search-words";
import { TOPICS, type Topic, type TopicName } from "./topics";

/** Beginnings of the words people use for an area without naming it: 'deliveries' means Supply Chain and Logistics. */
const WORDS: Record<TopicName, string> = {
  "Business Strategy": "strateg direction position competit vision priorit roadmap businessplan",
  Marketing: "market campaign advert promot audience launch",
  Finance: "financ cash budget forecast profit margin cfo treasury liquidity",
  Technology: "tech digital system platform cto",
  Legal: "legal lawyer law attorney solicitor court claim lawsuit dispute",
  Operations: "operat process workflow efficien bottleneck late",
  "Human Resources": "hr hire hiring recruit staff payroll people employee team",
  Sales: "sale sell pipeline deal crm basket conversion prospect buyer",
  "Product Management": "product backlog feature roadmap discovery",
  "Data Analytics": "data analytic dashboard metric statistic kpi",
  "Digital Transformation": "digital transform moderni legacy automat",
  "Project Management": "project deadline agile scrum milestone pmo",
  "Change Management": "change reorgani restructur merge adoption culture",
  "Leadership Development": "leader manager delegat team",
  "Executive Coaching": "coach mentor executive ceo confidence career",
  Entrepreneurship: "entrepreneur founder found idea business start",
  "Startup Growth": "startup start-up scal grow mvp traction double",
  Fundraising: "fundrais raise seed investor pitch deck round capital",
  "Venture Capital": "venture vc series term sheet investor",
  "Private Equity": "buyout equity lbo fund investor",
  "Mergers and Acquisitions": "merg acqui takeover due diligence exit valuation sell",
  "Corporate Governance": "board governance director committee sharehold",
  "Risk Management": "risk insur hedg contingen",
  Compliance: "complian regulat gdpr privacy licen audit aml sanction policy",
  "Intellectual Property": "patent trademark trade copyright licens invent logo infring name ip brand",
  "Employment Law": "employ dismiss fired redundan probation contract severance workplace harass wage overtime",
  "Immigration Law": "visa immigra permit residen relocat citizen sponsor abroad brazil move",
  "Corporate Law": "company sharehold share incorporat contract founder article agreement nda partner",
  "International Trade": "export import customs tariff trade overseas international",
  "Market Entry": "enter entry expan german germany country abroad market",
  "Market Research": "research survey interview segment customer insight",
  "Brand Strategy": "brand rebrand naming identity logo explain position",
  "Digital Marketing": "seo ads ad adwords google online digital traffic click campaign email",
  "Content Marketing": "content blog newsletter video podcast copywrit",
  "Public Relations": "press pr media journalist crisis statement reputation spokes",
  "Social Media": "social instagram linkedin tiktok facebook influencer community",
  "Customer Experience": "customer experience cx service complaint journey support",
  "Customer Success": "customer success churn retention onboard renewal",
  "E-commerce": "ecommerce shop webshop store basket checkout shopify marketplace cart",
  "Supply Chain": "supply supplier deliver inventory stock shortage lead",
  Logistics: "logistic ship freight warehouse deliver transport fleet",
  Procurement: "procure purchas tender vendor supplier sourcing",
  Manufacturing: "manufactur factory plant production machine lean",
  "Quality Assurance": "quality defect iso test inspection",
  Cybersecurity: "cyber secur hack phish ransom breach password pentest",
  "Cloud Computing": "cloud aws azure server hosting kubernetes devops",
  "Artificial Intelligence": "ai artificial llm gpt chatbot model machine automat",
  "Software Development": "software app developer code program website architecture",
  Sustainability: "sustainab esg carbon climate green emission",
  "Tax and Accounting": "tax vat account bookkeep return invoice ledger",
};

const SHORTEST_BEGINNING = 3;

const vocabulary = TOPICS.map((area) => ({
  area,
  names: foldText(area.name)
    .split(/[\s-]+/)
    .filter((word) => word !== "and"),
  beginnings: WORDS[area.name].split(" "),
}));

/** The areas a word (folded, as `searchWords` gives it) speaks of: by the beginning of their name, or by what people call them. */
export function topicsOfWord(word: string): Topic[] {
  return vocabulary
    .filter(
      ({ names, beginnings }) => names.some((name) => startsName(name, word)) || beginnings.some((beginning) => speaksOf(word, beginning)),
    )
    .map(({ area }) => area);
}

function startsName(name: string, word: string) {
  return name === word || (word.length >= SHORTEST_BEGINNING && name.startsWith(word));
}

/** A beginning of two or three letters ('hr', 'ads') is a whole word. */
function speaksOf(word: string, beginning: string) {
  return beginning.length > SHORTEST_BEGINNING ? word.startsWith(beginning) : word === beginning;
}
