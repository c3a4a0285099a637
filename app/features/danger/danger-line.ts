/** Languages of the danger lines, in the order shown to admins. */
export const DANGER_LINE_LANGUAGES = ["en", "de", "fr", "es", "it"] as const;
export type DangerLineLanguage = (typeof DANGER_LINE_LANGUAGES)[number];

/** Default lines for a person in danger, until an admin sets one for their own country. */
export const DANGER_LINES: Record<DangerLineLanguage, string> = {
  en: "Crisis lines listen day and night and cost nothing; findahelpline.com lists those of your country.",
  de: "Krisentelefone hören Tag und Nacht kostenlos zu; findahelpline.com nennt die Ihres Landes.",
  fr: "Des lignes d'écoute répondent jour et nuit, gratuitement ; findahelpline.com indique celles de votre pays.",
  es: "Hay líneas de ayuda gratuitas que escuchan día y noche; findahelpline.com indica las de su país.",
  it: "Ci sono linee di ascolto gratuite, giorno e notte; findahelpline.com indica quelle del Suo Paese.",
};

/** Returns the name of the setting with an admin's own line. */
export const dangerLineSetting = (language: DangerLineLanguage) => `danger_line_${language}`;

/** Shown to a person in danger instead of advisors and prices, in the language they write in. */
export interface CalmWords {
  language: DangerLineLanguage;
  /** That they deserve help, and the emergency number; in a current emergency the number comes first. */
  sentence: string;
  /** Where else to turn: an admin's own line, or the default; empty where only the number helps. */
  line: string;
}
