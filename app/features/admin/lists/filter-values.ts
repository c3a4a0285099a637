import { isSpokenLanguage } from "#app/features/catalog/spoken-languages";
import { findWizardCategory } from "#app/features/topics/offered-choices";
import { isUuid } from "#app/platform/uuid";
import { AGES, ASSIGNMENTS } from "../applications/application-filters";
import { REPORT_AGES, REPORT_KINDS } from "../reports/listed-report";
import type { ListName } from "./list-shapes";

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** Allowed values of each list's filters. */
const VALUES: Partial<Record<ListName, Record<string, (value: string) => boolean>>> = {
  applications: {
    age: oneOf(AGES),
    category: (id) => findWizardCategory(id) !== undefined,
    language: isSpokenLanguage,
    who: oneOf(ASSIGNMENTS),
  },
  consultations: { of: isUuid },
  reports: { kind: oneOf(REPORT_KINDS), age: oneOf(REPORT_AGES), about: isUuid },
};

/** Returns whether a list's filter accepts a value. */
export const isFilterValue = (name: ListName, filter: string, value: string): boolean => VALUES[name]?.[filter]?.(value) ?? false;
