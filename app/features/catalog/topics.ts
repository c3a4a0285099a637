import type { CategoryId } from "./categories";

/**
 * The 50 specified areas of expertise, in the order of selection lists, each in one category (product, C6). What this site offers, with its admins' changes, is
 * in `topic-list.ts`.
 */
export const TOPICS = [
  topic("Business Strategy", "business"),
  topic("Marketing", "marketing"),
  topic("Finance", "finance"),
  topic("Technology", "technology"),
  topic("Legal", "legal"),
  topic("Operations", "business"),
  topic("Human Resources", "other"),
  topic("Sales", "marketing"),
  topic("Product Management", "technology"),
  topic("Data Analytics", "technology"),
  topic("Digital Transformation", "technology"),
  topic("Project Management", "business"),
  topic("Change Management", "business"),
  topic("Leadership Development", "other"),
  topic("Executive Coaching", "other"),
  topic("Entrepreneurship", "business"),
  topic("Startup Growth", "business"),
  topic("Fundraising", "finance"),
  topic("Venture Capital", "finance"),
  topic("Private Equity", "finance"),
  topic("Mergers and Acquisitions", "finance"),
  topic("Corporate Governance", "legal"),
  topic("Risk Management", "finance"),
  topic("Compliance", "legal"),
  topic("Intellectual Property", "legal"),
  topic("Employment Law", "legal"),
  topic("Immigration Law", "legal"),
  topic("Corporate Law", "legal"),
  topic("International Trade", "business"),
  topic("Market Entry", "business"),
  topic("Market Research", "marketing"),
  topic("Brand Strategy", "marketing"),
  topic("Digital Marketing", "marketing"),
  topic("Content Marketing", "marketing"),
  topic("Public Relations", "marketing"),
  topic("Social Media", "marketing"),
  topic("Customer Experience", "business"),
  topic("Customer Success", "business"),
  topic("E-commerce", "marketing"),
  topic("Supply Chain", "business"),
  topic("Logistics", "business"),
  topic("Procurement", "business"),
  topic("Manufacturing", "business"),
  topic("Quality Assurance", "business"),
  topic("Cybersecurity", "technology"),
  topic("Cloud Computing", "technology"),
  topic("Artificial Intelligence", "technology"),
  topic("Software Development", "technology"),
  topic("Sustainability", "other"),
  topic("Tax and Accounting", "finance"),
] as const;

export type TopicName = (typeof TOPICS)[number]["name"];

/** The permanent slug of a specified topic, whatever an admin renames it to. */
export function topicSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function topic<Name extends string>(name: Name, category: CategoryId) {
  return { name, slug: topicSlug(name), category };
}
