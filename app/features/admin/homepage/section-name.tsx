import { useTranslations } from "use-intl";

const NAMED = ["hero", "how_it_works", "become_advisor"] as const;

/** What a section is called: the known ones by name, others by their title or their type. */
export function useSectionName() {
  const t = useTranslations("admin");
  return ({ sectionType, title }: { sectionType: string; title: string }) => {
    const known = NAMED.find((name) => name === sectionType);
    return known ? t(known) : title || sectionType;
  };
}
