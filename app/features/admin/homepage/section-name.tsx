import { useTranslations } from "use-intl";

const NAMED = ["hero", "how_it_works", "become_advisor"] as const;

/** Returns a section's name: known sections by their label, others by title or type. */
export function useSectionName() {
  const t = useTranslations("admin");
  return ({ sectionType, title }: { sectionType: string; title: string }) => {
    const known = NAMED.find((name) => name === sectionType);
    return known ? t(known) : title || sectionType;
  };
}
