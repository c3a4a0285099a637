/** The languages in which somebody in danger is answered, in the order that an admin sees. */
export const DANGER_LINE_LANGUAGES = ["en", "de", "fr", "es", "it"] as const;
export type DangerLineLanguage = (typeof DANGER_LINE_LANGUAGES)[number];

/** What somebody in danger is told of where to turn, until an admin says it for their own country. */
export const DANGER_LINES: Record<DangerLineLanguage, string> = {
  en: "Crisis lines listen day and night and cost nothing; findahelpline.com lists those of your country.",
  de: "Krisentelefone hören Tag und Nacht kostenlos zu; findahelpline.com nennt die Ihres Landes.",
  fr: "Des lignes d'écoute répondent jour et nuit, gratuitement ; findahelpline.com indique celles de votre pays.",
  es: "Hay líneas de ayuda gratuitas que escuchan día y noche; findahelpline.com indica las de su país.",
  it: "Ci sono linee di ascolto gratuite, giorno e notte; findahelpline.com indica quelle del suo Paese.",
};

/** The name of the setting that holds an admin's own line. */
export const dangerLineSetting = (language: DangerLineLanguage) => `danger_line_${language}`;

/** What somebody in danger reads in place of advisors and prices, in the language they write in. */
export interface CalmWords {
  language: DangerLineLanguage;
  /** That they deserve help, and the emergency number; in an emergency that goes on now the number first. */
  sentence: string;
  /** Where else to turn: an admin's own line, or the one that ships. */
  line: string;
}
