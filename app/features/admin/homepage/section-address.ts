import type { Language } from "#app/languages/languages";

/** Returns the address of a section's editor in a language; omits the parameter for the site's own language. */
export const sectionAddress = ({ sectionType, language }: { sectionType: string; language: Language }, site: Language): string =>
  `/admin?${new URLSearchParams({ section: sectionType, ...(language !== site && { language }) })}`;
