import type { brandMessages as english } from "#app/features/admin/settings/messages";
import { LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "#app/platform/brand/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The brand settings, in Italian. */
export const brandMessages: Translation<typeof english> = {
  title: "Marchio",
  text: "Come si chiama il sito e che aspetto ha: pagine, email, app nella schermata Home, immagini quando viene condiviso. Vale subito, ovunque.",
  name: "Nome",
  tagline: "Slogan",
  taglineHint: "In fondo alle pagine che vedono i visitatori, nel titolo della home page e nell’immagine quando il sito viene condiviso.",
  accent: "Colore principale",
  accentHint: "Ne derivano i due temi, i pulsanti, i bordi di selezione, i grafici e le email, così tutto resta leggibile.",
  fonts: "Caratteri",
  fontsSystem: "Di sistema",
  radius: "Angoli",
  radius_none: "Squadrati",
  radius_small: "Leggermente arrotondati",
  radius_medium: "Arrotondati",
  radius_large: "Più arrotondati",
  radius_round: "Molto arrotondati",
  drawings: "Mostra i disegni dei ponti",
  drawingsHint:
    "Il simbolo nell’intestazione resta finché non c’è un logo. Ciò che parla di ponti sparisce con essi, tranne le parole dei video.",
  logos: "Loghi, favicon e immagine per la condivisione",
  save: "Salva il marchio",
  saved: "Il marchio è stato salvato.",
  accentRefused: "Questo colore è troppo chiaro per i pulsanti sulle pagine chiare.",
  accentNearest: `Il contrasto di {accent} con la pagina è {ratio} a 1; a un pulsante serve ${grouped(LARGE_TEXT_CONTRAST)} a 1. Il colore adatto più vicino è {nearest}.`,
  accentTake: "Usa {nearest}",
  accentMoved: "Sulle pagine chiare i pulsanti sono {shown}, perché risaltino.",
  accentFine: `Ogni testo ha un contrasto con lo sfondo di almeno ${grouped(TEXT_CONTRAST)} a 1, in entrambi i temi.`,
  preview: "Come apparirà",
  previewLight: "Chiaro",
  previewDark: "Scuro",
  sampleTitle: "Qualcuno che ha già trovato la risposta",
  sampleText: "Il tempo di un consulente, con il prezzo completo da subito.",
  sampleLink: "Come funziona",
  samplePrimary: "Trova un consulente",
  sampleSecondary: "Diventa consulente",
  sampleFocus: "Selezionato",
  sampleBadge: "Miglior corrispondenza",
};
