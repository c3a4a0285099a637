import { categoryById } from "#app/features/catalog/categories";
import { keyOfPage, subcategories } from "#app/features/catalog/subcategories";
import { isLanguage, LANGUAGE_NAMES } from "#app/languages/languages";
import { FONT_PAIRS } from "#app/platform/brand/brand";
import { labelledChoices } from "../formatting/formatting-labels";

/** What a value is called: by a text of a room, or by a name, which is the same in every language or that of something in the catalog. */
export type ValueLabel = { key: string } | { name: string };

const yes = (value: string): ValueLabel => ({ key: value === "true" || value === "on" ? "auditLog.fact_yes" : "auditLog.fact_no" });

/** The values of fields that are not written as people read them, by the name of the field. */
const LABELS: Record<string, (value: string) => ValueLabel | undefined> = {
  brand_drawings: yes,
  brand_fonts: fontsLabel,
  brand_radius: (value) => ({ key: `brand.radius_${value}` }),
  category: (value) => nameOf(categoryById(value).id === value && categoryById(value).name),
  filter: (value) => ({ key: `logos.filter_${value}` }),
  icon: (value) => ({ key: `taxonomy.drawing_${value}` }),
  isRequired: yes,
  kind: (value) => ({ key: `ownQuestions.kind_${value}` }),
  order: (value) => ({ key: `admin.${value}` }),
  shelf: (value) => nameOf(subcategories().find((page) => keyOfPage(page) === value)?.title),
  site_language: (value) => nameOf(isLanguage(value) && LANGUAGE_NAMES[value]),
};

const CHOSEN = ["color", "fontFamily", "fontStyle", "fontWeight", "textDecoration"] as const;

/** What a value of a field is called; nothing where it is written as people read it. */
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
