import type { TopicName } from "./topics";

/** The twelve choices of 'Primary Expertise' in the application wizards (signed-in areas, section 9). */
export const WIZARD_EXPERTISE: readonly TopicName[] = [
  "Business Strategy",
  "Operations",
  "Finance",
  "Marketing",
  "Technology",
  "Legal",
  "Human Resources",
  "Sales",
  "Product Management",
  "Data Analytics",
  "Digital Transformation",
  "Project Management",
];

/** The six choices of the advisor dashboard's expertise select (signed-in areas, section 9). */
export const DASHBOARD_EXPERTISE: readonly TopicName[] = ["Business Strategy", "Operations", "Finance", "Marketing", "Technology", "Legal"];

/** Initial expertise areas of a new profile (signed-in areas, section 2). */
export const DEFAULT_EXPERTISE: readonly TopicName[] = ["Business Strategy", "Marketing"];
