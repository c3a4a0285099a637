import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** Text in the preview pictures of shared pages, in German. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Eine Brücke von Ihrer Frage zu jemandem, der sie schon einmal beantwortet hat.",
  sitePlain: "Von Ihrer Frage zu jemandem, der sie schon einmal beantwortet hat.",
  unnamed: "Berater für {field}",
  reviews: "{count, plural, one {# Bewertung} other {# Bewertungen}}",
  apart: " · ",
  llmsSite:
    "Ein Marktplatz, auf dem Menschen und Unternehmen geprüfte Berater finden, sehen, warum jemand passt und was eine Beratung insgesamt kostet, und einen Termin anfragen. Bezahlt wird je Beratung, ohne Abonnement.",
  llmsPages:
    "Die Seiten sind vollständiges HTML und brauchen kein JavaScript. Die öffentliche Seite jedes Beraters steht unter /advisors/…; die Sitemap führt sie mit dem Tag ihrer letzten Änderung auf. Preise stehen in der Währung des Beraters. Was Berater sagen, ist Information und begründet kein Auftragsverhältnis.",
  llmsHeadingPages: "Seiten",
  llmsHeadingFields: "Fachgebiete",
  llmsHeadingMachines: "Für Maschinen",
  llmsSitemap: "Alle öffentlichen Seiten",
  llmsRobots: "Was nicht durchsucht werden soll",
};
