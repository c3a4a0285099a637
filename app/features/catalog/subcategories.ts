import type { CategoryId } from "./categories";
import type { TopicName } from "./topics";

/** A page below a category: /{category}/{slug}. `advisors` completes 'Top 3 ... Found' and 'View All ...'. */
export interface Subcategory {
  path: string;
  /** Its first path, by which areas refer to it, if an admin has changed it. */
  key?: string;
  category: CategoryId;
  slug: string;
  emoji: string;
  title: string;
  tagline: string;
  tileLabel: string;
  tileDescription: string;
  advisors: string;
  searchPlaceholder: string;
  /** Its specified topics, until an admin moves them. */
  topics: readonly TopicName[];
}

/** The twelve sub-category pages a new site starts with (visitor site, route list), in tile order within their category. A topic belongs to at most one. */
export const SUBCATEGORIES: readonly Subcategory[] = [
  {
    path: "/business/strategy",
    category: "business",
    slug: "strategy",
    emoji: "🎯",
    title: "Business Strategy",
    tagline: "Decide where to play, what to stop and how to win.",
    tileLabel: "Strategy",
    tileDescription: "Direction, positioning and new markets",
    advisors: "Strategy Advisors",
    searchPlaceholder: "For example: should we enter the German market this year or next?",
    topics: ["Business Strategy", "Market Entry"],
  },
  {
    path: "/business/operations",
    category: "business",
    slug: "operations",
    emoji: "⚙️",
    title: "Operations",
    tagline: "Make the work flow: people, plants, suppliers and projects.",
    tileLabel: "Operations",
    tileDescription: "Process, supply chain, projects and quality",
    advisors: "Operations Advisors",
    searchPlaceholder: "For example: our deliveries are late and nobody can tell me why",
    topics: ["Operations", "Project Management", "Supply Chain", "Logistics", "Procurement", "Manufacturing", "Quality Assurance"],
  },
  {
    path: "/business/growth-scaling",
    category: "business",
    slug: "growth-scaling",
    emoji: "🚀",
    title: "Growth & Scaling",
    tagline: "Grow without losing what made the company work.",
    tileLabel: "Growth & Scaling",
    tileDescription: "From a first product to a larger company",
    advisors: "Growth Advisors",
    searchPlaceholder: "For example: we doubled to forty people and everything takes longer",
    topics: ["Entrepreneurship", "Startup Growth", "International Trade"],
  },
  {
    path: "/business/other",
    category: "business",
    slug: "other",
    emoji: "🧩",
    title: "Other Business Topics",
    tagline: "Change, customers and everything else a company has to get right.",
    tileLabel: "Other",
    tileDescription: "Change, customer experience and customer success",
    advisors: "Business Advisors",
    searchPlaceholder: "For example: how do we bring two merged teams to one way of working?",
    topics: ["Change Management", "Customer Experience", "Customer Success"],
  },
  {
    path: "/marketing/digital-marketing",
    category: "marketing",
    slug: "digital-marketing",
    emoji: "📱",
    title: "Digital Marketing",
    tagline: "Be found, be read and be chosen online.",
    tileLabel: "Digital Marketing",
    tileDescription: "Search, content and social media",
    advisors: "Digital Marketing Advisors",
    searchPlaceholder: "For example: our ads cost more every month and bring fewer buyers",
    topics: ["Digital Marketing", "Content Marketing", "Social Media"],
  },
  {
    path: "/marketing/brand-strategy",
    category: "marketing",
    slug: "brand-strategy",
    emoji: "🎨",
    title: "Brand Strategy",
    tagline: "Say one thing clearly, and be known for it.",
    tileLabel: "Brand Strategy",
    tileDescription: "Positioning, naming and market research",
    advisors: "Brand Advisors",
    searchPlaceholder: "For example: customers love us but cannot explain what we do",
    topics: ["Brand Strategy", "Market Research"],
  },
  {
    path: "/marketing/growth-hacking",
    category: "marketing",
    slug: "growth-hacking",
    emoji: "📈",
    title: "Growth Hacking",
    tagline: "Small experiments that add up to sales.",
    tileLabel: "Growth Hacking",
    tileDescription: "Sales, e-commerce and fast experiments",
    advisors: "Growth Marketing Advisors",
    searchPlaceholder: "For example: many visitors, few baskets: where do we lose them?",
    topics: ["Sales", "E-commerce"],
  },
  {
    path: "/marketing/other",
    category: "marketing",
    slug: "other",
    emoji: "📣",
    title: "Other Marketing Topics",
    tagline: "Press, launches and the questions in between.",
    tileLabel: "Other",
    tileDescription: "Public relations and general marketing",
    advisors: "Marketing Advisors",
    searchPlaceholder: "For example: a journalist called and we have no statement ready",
    topics: ["Marketing", "Public Relations"],
  },
  {
    path: "/legal/corporate-law",
    category: "legal",
    slug: "corporate-law",
    emoji: "🏛️",
    title: "Corporate Law",
    tagline: "Founders, shareholders, contracts and the rules of the board.",
    tileLabel: "Corporate Law",
    tileDescription: "Companies, contracts, governance and compliance",
    advisors: "Corporate Law Advisors",
    searchPlaceholder: "For example: two founders want to leave and hold a third of the shares",
    topics: ["Corporate Law", "Corporate Governance", "Compliance"],
  },
  {
    path: "/legal/employment-law",
    category: "legal",
    slug: "employment-law",
    emoji: "🤝",
    title: "Employment Law",
    tagline: "Hire, manage and part on terms that hold.",
    tileLabel: "Employment Law",
    tileDescription: "Contracts, dismissals and workplace disputes",
    advisors: "Employment Law Advisors",
    searchPlaceholder: "For example: may I end a contract during the probation period?",
    topics: ["Employment Law"],
  },
  {
    path: "/legal/intellectual-property",
    category: "legal",
    slug: "intellectual-property",
    emoji: "💡",
    title: "Intellectual Property",
    tagline: "Protect what you have made, and use what others made fairly.",
    tileLabel: "IP Law",
    tileDescription: "Patents, trade marks, copyright and licences",
    advisors: "IP Law Advisors",
    searchPlaceholder: "For example: a competitor uses a name close to our trade mark",
    topics: ["Intellectual Property"],
  },
  {
    path: "/legal/immigration-law",
    category: "legal",
    slug: "immigration-law",
    emoji: "🌍",
    title: "Immigration Law",
    tagline: "Visas, permits and moves across borders, prepared properly.",
    tileLabel: "Immigration Law",
    tileDescription: "Work visas, residence and relocation",
    advisors: "Immigration Law Advisors",
    searchPlaceholder: "For example: which permit does an engineer from Brazil need here?",
    topics: ["Immigration Law"],
  },
];

let offered: readonly Subcategory[] = SUBCATEGORIES;

/** Sets the sub-category pages; only called by `current-catalog.ts`. */
export function setSubcategories(now: readonly Subcategory[]): void {
  offered = now;
}

/** The sub-category pages offered, in tile order within their category. */
export const subcategories = (): readonly Subcategory[] => offered;

export function subcategoriesOf(category: CategoryId): Subcategory[] {
  return offered.filter((page) => page.category === category);
}

/** Key by which areas refer to a sub-category page. It stays when the page's path changes. */
export const keyOfPage = ({ key, path }: Pick<Subcategory, "key" | "path">): string => key ?? path;
