/** Languages of the danger lines, in the order shown to admins. */
export const DANGER_LINE_LANGUAGES = ["en", "de", "fr", "es", "it"] as const;
export type DangerLineLanguage = (typeof DANGER_LINE_LANGUAGES)[number];

/** Default lines for a person in danger, until an admin sets one for their own country. */
export const DANGER_LINES: Record<DangerLineLanguage, string> = {
  en: "Crisis lines listen day and night and cost nothing; findahelpline.com lists those of your country.",
  de: "Krisentelefone hören Tag und Nacht kostenlos zu; findahelpline.com nennt die Ihres Landes.",
  fr: "Des lignes d’écoute répondent jour et nuit, gratuitement ; findahelpline.com indique celles de votre pays.",
  es: "Hay líneas de ayuda gratuitas que escuchan día y noche; findahelpline.com indica las de su país.",
  it: "Ci sono linee di ascolto gratuite, giorno e notte; findahelpline.com indica quelle del Suo Paese.",
};

/** Said to children and young people instead of the default line, and before an admin's own. */
export const YOUNG_LINES: Record<DangerLineLanguage, string> = {
  en: "Helplines for children and young people listen for free, also in a chat: 116 111 in most of Europe, 0800 1111 in the United Kingdom; childhelplineinternational.org lists those of your country.",
  de: "Am Kinder- und Jugendtelefon hört man dir kostenlos zu: 116 111 in Deutschland, 147 in Österreich und in der Schweiz; childhelplineinternational.org nennt die Nummern anderer Länder.",
  fr: "Des lignes d’écoute pour les enfants et les jeunes sont gratuites : le 119 en France, le 147 en Suisse, le 116 111 dans une grande partie de l’Europe ; childhelplineinternational.org indique celles des autres pays.",
  es: "Hay teléfonos gratuitos que escuchan a niños y jóvenes: el 116 111 en España y en gran parte de Europa; childhelplineinternational.org indica los de otros países.",
  it: "Ci sono linee gratuite che ascoltano bambini e ragazzi: il 19696 in Italia, il 116 111 in gran parte d’Europa; childhelplineinternational.org indica quelle degli altri Paesi.",
};

/** Returns the name of the setting with an admin's own line. */
export const dangerLineSetting = (language: DangerLineLanguage) => `danger_line_${language}`;

/** Shown to a person in danger instead of advisors and prices, in the language they write in. */
export interface CalmWords {
  language: DangerLineLanguage;
  /** What fits who speaks and what goes on, and the emergency number; in a current emergency the number comes first. */
  sentence: string;
  /** Where else to turn: an admin's own line, or the default; empty where only the number helps. */
  line: string;
}
