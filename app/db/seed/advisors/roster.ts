import type { AdvisorStory } from "../advisor-story";
import { ACCOUNTING_AND_PLANNING_ADVISORS } from "./accounting-and-planning";
import { BRAND_ADVISORS } from "./brand";
import { CHANGE_AND_CUSTOMER_ADVISORS } from "./change-and-customers";
import { CORPORATE_LAW_ADVISORS } from "./corporate-law";
import { DATA_AND_PRODUCT_ADVISORS } from "./data-and-product";
import { DIGITAL_MARKETING_ADVISORS } from "./digital-marketing";
import { EMPLOYMENT_LAW_ADVISORS } from "./employment-law";
import { FUNDING_AND_DEAL_ADVISORS } from "./funding-and-deals";
import { GROWTH_ADVISORS } from "./growth";
import { IMMIGRATION_LAW_ADVISORS } from "./immigration-law";
import { INTELLECTUAL_PROPERTY_ADVISORS } from "./intellectual-property";
import { OPERATIONS_ADVISORS } from "./operations";
import { PEOPLE_ADVISORS } from "./people";
import { PRESS_AND_MARKETING_ADVISORS } from "./press-and-marketing";
import { SELLING_ADVISORS } from "./selling";
import { SOFTWARE_AND_SECURITY_ADVISORS } from "./software-and-security";
import { STRATEGY_ADVISORS } from "./strategy";
import { SUSTAINABILITY_ADVISORS } from "./sustainability";

/** All demo advisors by the category they are listed in. The first is the demo advisor. */
export const ROSTER: Readonly<Record<string, readonly AdvisorStory[]>> = {
  business: [...STRATEGY_ADVISORS, ...OPERATIONS_ADVISORS, ...GROWTH_ADVISORS, ...CHANGE_AND_CUSTOMER_ADVISORS],
  finance: [...ACCOUNTING_AND_PLANNING_ADVISORS, ...FUNDING_AND_DEAL_ADVISORS],
  technology: [...SOFTWARE_AND_SECURITY_ADVISORS, ...DATA_AND_PRODUCT_ADVISORS],
  marketing: [...DIGITAL_MARKETING_ADVISORS, ...BRAND_ADVISORS, ...SELLING_ADVISORS, ...PRESS_AND_MARKETING_ADVISORS],
  legal: [...CORPORATE_LAW_ADVISORS, ...EMPLOYMENT_LAW_ADVISORS, ...INTELLECTUAL_PROPERTY_ADVISORS, ...IMMIGRATION_LAW_ADVISORS],
  other: [...PEOPLE_ADVISORS, ...SUSTAINABILITY_ADVISORS],
};
