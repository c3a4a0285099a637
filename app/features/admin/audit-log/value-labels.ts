import { CATEGORIES, categoryById } from "#app/features/catalog/categories";
import { keyOfPage, SUBCATEGORIES, subcategories } from "#app/features/catalog/subcategories";
import { isLanguage, LANGUAGE_NAMES } from "#app/languages/languages";
import { FONT_PAIRS } from "#app/platform/brand/brand";
import { languagesOf } from "#app/platform/brand/site-defaults";
import { labelledChoices } from "../formatting/formatting-labels";

/** Label of a value: a translation key, or a name, which is either the same in every language or that of a catalog entry. */
export type ValueLabel = { key: string } | { name: string };

const yes = (value: string): ValueLabel => ({ key: value === "true" || value === "on" ? "auditLog.fact_yes" : "auditLog.fact_no" });

/** Labels of values that are stored as codes, by field name. */
const LABELS: Record<string, (value: string) => ValueLabel | undefined> = {
  brand_drawings: yes,
  brand_fonts: fontsLabel,
  brand_radius: (value) => ({ key: `brand.radius_${value}` }),
  category: (value) => nameOf([categoryById(value), ...CATEGORIES].find(({ id, name }) => id === value && name !== "")?.name),
  filter: (value) => ({ key: `logos.filter_${value}` }),
  icon: (value) => ({ key: `taxonomy.drawing_${value}` }),
  isRequired: yes,
  kind: (value) => ({ key: `ownQuestions.kind_${value}` }),
  mail_encryption: (value) => ({ key: `connections.encryption_${value}` }),
  mail_password: (value) => ({ key: value === "removed" ? "connections.passwordRemoved" : "connections.passwordSet" }),
  order: (value) => ({ key: `admin.${value}` }),
  shelf: (value) => nameOf([...subcategories(), ...SUBCATEGORIES].find((page) => keyOfPage(page) === value)?.title),
  step: (value) => ({ key: `auditLog.detail_${value}` }),
  site_language: (value) => nameOf(isLanguage(value) && LANGUAGE_NAMES[value]),
  site_languages: (value) =>
    nameOf(
      languagesOf(value)
        .map((language) => LANGUAGE_NAMES[language])
        .join(", "),
    ),
};

const CHOSEN = ["color", "fontFamily", "fontStyle", "fontWeight", "textDecoration"] as const;

/** Returns the label of a field's value; undefined when the value is readable as it is. */
export function labelOfValue(field: string, value: string): ValueLabel | undefined {
  const property = CHOSEN.find((each) => each === field);
  if (!property) return Object.hasOwn(LABELS, field) ? LABELS[field]?.(value) : undefined;
  const choice = labelledChoices(property).find((each) => each.value === value);
  return choice && ("key" in choice ? { key: `admin.${choice.key}` } : choice);
}

const nameOf = (name: string | false | undefined): ValueLabel | undefined => (name ? { name } : undefined);

function fontsLabel(value: string): ValueLabel | undefined {
  if (value === "system") return { key: "brand.fontsSystem" };
  return nameOf(Object.entries(FONT_PAIRS).find(([pair]) => pair === value)?.[1].name);
}
