import type { Language } from "#app/languages/languages";

/** The page on which a section is written in a language; the site's own is not said in the address. */
export const sectionAddress = ({ sectionType, language }: { sectionType: string; language: Language }, site: Language): string =>
  `/admin?${new URLSearchParams({ section: sectionType, ...(language !== site && { language }) })}`;
