import type { siteMessages as english } from "#app/features/assistant/conversation/messages";
import type { Translation } from "../../translation";

export const siteMessages: Translation<typeof english> = {
  sitePassword: "Auf dieser Seite geben Sie Ihre E-Mail-Adresse ein und erhalten einen Link, mit dem Sie ein neues Passwort wählen.",
  siteLanguage: "Die Sprachen stehen am Ende jeder Seite. Sobald Sie angemeldet sind, steht Ihre auch in Ihren Einstellungen.",
  siteNoAnswer:
    "Berater haben {hours, plural, one {# Stunde} other {# Stunden}} Zeit zu antworten. Ohne Antwort verfällt die Anfrage, und Sie schulden nichts. Bei Ihren Beratungen sehen Sie den Stand.",
  linkForgot: "Passwort vergessen",
  siteApp:
    "Sie müssen nichts installieren: Die Seite läuft im Browser des Handys wie am Computer und lässt sich auf den Startbildschirm legen.",
  siteElsewhere:
    "Ich bin nicht sicher, welche Frage zu dieser Seite Sie meinen. Die Hilfe beantwortet die häufigsten Fragen und sagt, wer alles andere beantwortet.",
};
