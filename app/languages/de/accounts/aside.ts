import type { asideMessages as english } from "#app/features/accounts/messages-of-aside";
import type { Translation } from "../../translation";

/** Texts beside the forms on the account pages, in German. */
export const asideMessages: Translation<typeof english> = {
  asideTitle: "Eine Brücke zu jemandem, der sich auskennt.",
  asideTitlePlain: "Sprechen Sie mit jemandem, der sich auskennt.",
  asideMatch: "Beschreiben Sie Ihr Anliegen und sehen Sie, wer dazu passt und warum.",
  asidePrice: "Jeder Preis wird vor der Buchung vollständig angezeigt.",
  asideOffer: "Sie sind selbst vom Fach? Bieten Sie Ihre Zeit an.",
  backToHome: "Zurück zur Startseite",
  backToList: "Zurück zur vorigen Seite",
};
