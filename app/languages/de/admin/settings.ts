import type { brandMessages as english } from "#app/features/admin/settings/messages";
import { LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "#app/platform/brand/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The brand settings, in German. */
export const brandMessages: Translation<typeof english> = {
  title: "Marke",
  text: "Wie die Website heißt und aussieht: Seiten, E-Mails, die App auf dem Startbildschirm, Bilder beim Teilen. Gilt sofort und überall.",
  name: "Name",
  tagline: "Slogan",
  taglineHint: "In der Fußzeile der Seiten für Besucher, im Titel der Startseite und auf dem Bild, mit dem die Website geteilt wird.",
  accent: "Akzentfarbe",
  accentHint: "Beide Designs, Schaltflächen, Fokusrahmen, Diagramme und E-Mails werden daraus abgeleitet, sodass alles lesbar bleibt.",
  fonts: "Schrift",
  fontsSystem: "Systemschrift",
  radius: "Ecken",
  radius_none: "Eckig",
  radius_small: "Leicht gerundet",
  radius_medium: "Gerundet",
  radius_large: "Stärker gerundet",
  radius_round: "Ganz rund",
  drawings: "Brückenzeichnungen anzeigen",
  drawingsHint:
    "Das Zeichen im Kopf der Seite bleibt, bis es ein Logo gibt. Was von Brücken spricht, verschwindet mit ihnen, bis auf die Worte der Videos.",
  logos: "Logos, Favicon und Bild zum Teilen",
  save: "Marke speichern",
  saved: "Die Marke ist gespeichert.",
  accentRefused: "Diese Farbe ist zu blass für Schaltflächen auf hellen Seiten.",
  accentNearest: `{accent} hebt sich {ratio} zu 1 von der Seite ab; eine Schaltfläche braucht ${grouped(LARGE_TEXT_CONTRAST)} zu 1. Die nächstliegende geeignete Farbe ist {nearest}.`,
  accentTake: "{nearest} übernehmen",
  accentMoved: "Auf hellen Seiten sind Schaltflächen {shown}, damit sie sich abheben.",
  accentFine: `Jeder Text hebt sich in beiden Designs mit ${grouped(TEXT_CONTRAST)} zu 1 oder mehr vom Hintergrund ab.`,
  preview: "So wird es aussehen",
  previewLight: "Hell",
  previewDark: "Dunkel",
  sampleTitle: "Jemand, der das schon einmal beantwortet hat",
  sampleText: "Zeit mit einem Berater, zuerst der volle Preis.",
  sampleLink: "So funktioniert’s",
  samplePrimary: "Berater finden",
  sampleSecondary: "Berater werden",
  sampleFocus: "Fokussiert",
  sampleBadge: "Passt am besten",
};
