import type { CategoryId } from "./categories";

export interface WizardCategory {
  id: string;
  name: string;
  description: string;
  /** The site category in which advisors who choose this one are listed. */
  category: CategoryId;
  /** Preset of 'Primary Expertise'. */
  firstSubcategory: string;
}

/** The six categories of the application wizards, and the site categories they map to (decisions, section 2: Taxonomy). */
export const WIZARD_CATEGORIES: readonly WizardCategory[] = [
  {
    id: "business-strategy",
    name: "Business & Strategy",
    description: "Direction, operations and growth of companies",
    category: "business",
    firstSubcategory: "Business Strategy",
  },
  {
    id: "finance-investment",
    name: "Finance & Investment",
    description: "Accounting, tax, funding and transactions",
    category: "finance",
    firstSubcategory: "Finance",
  },
  {
    id: "marketing-sales",
    name: "Marketing & Sales",
    description: "Brand, campaigns, press and selling",
    category: "marketing",
    firstSubcategory: "Marketing",
  },
  {
    id: "technology-digital",
    name: "Technology & Digital",
    description: "Software, data, security and product",
    category: "technology",
    firstSubcategory: "Technology",
  },
  {
    id: "legal-compliance",
    name: "Legal & Compliance",
    description: "Company, employment, immigration and IP law",
    category: "legal",
    firstSubcategory: "Legal",
  },
  {
    id: "human-resources",
    name: "Human Resources",
    description: "People, leadership and organisation",
    category: "other",
    firstSubcategory: "Human Resources",
  },
];
