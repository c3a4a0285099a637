import { SETUP_HOURS, SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import type { setupMessages as english } from "#app/features/setup/messages";
import type { Translation } from "../translation";

/** The page for setting up a new site, in German. */
export const setupMessages: Translation<typeof english> = {
  title: "Ihre Website einrichten",
  text: "Sie sind hier die erste Person. Was Sie jetzt angeben, können Sie später unter „Einstellungen“ ändern.",
  site: "Die Website",
  siteName: "Name der Website",
  siteNameNeeded: "Geben Sie Ihrer Website einen Namen",
  siteNameTooLong: `Der Name darf höchstens ${SITE_NAME_MAX_CHARACTERS} Zeichen haben`,
  language: "Sprache der Website",
  languageHint: "Für Besucher, deren Browser nach keiner der angebotenen Sprachen fragt, und für E-Mails an sie.",
  currency: "Währung",
  currencyHint: "In ihr geben Berater ihre Preise an. Weitere lassen sich unter „Einstellungen“ ergänzen.",
  zone: "Zeitzone",
  you: "Sie als Admin",
  email: "E-Mail",
  emailHint:
    "Mit ihr melden Sie sich an. Solange Sie unter „Einstellungen“ keine Kontaktadresse eintragen, nennen Seiten und E-Mails sie als die der Website.",
  submit: "Website einrichten",
  busy: "Wird eingerichtet\u00a0…",
  done: "Ihre Website ist eingerichtet. Hier steht, was noch fehlt, bis sie ganz Ihre ist.",
  hasAccount: "Zu dieser Adresse gibt es schon ein Konto. Bitte nehmen Sie eine andere.",
  endedTitle: "Diese Adresse gilt nicht mehr",
  endedText: `Sie gilt ${SETUP_HOURS} Stunden und nur einmal. Starten Sie die Website neu: Im Terminal erscheint eine neue.`,
  endedButton: "Zur Startseite",
  ownTitle: "Eigene Website starten",
  ownText:
    "Dies ist eine Demo. Beim Leeren werden alle Personen mit ihren Beratungen, Nachrichten und Zahlungen entfernt, auch Sie selbst, und Sie gelangen zur Einrichtung Ihrer eigenen Website. Was Sie aus ihr gemacht haben, bleibt: Marke, Kategorien, Regeln, Texte, Logos und Videos. Es lässt sich nicht rückgängig machen.",
  ownOthers:
    "{count, plural, one {Auch # Konto, das nicht zur Demo gehört, wird entfernt.} other {Auch # Konten, die nicht zur Demo gehören, werden entfernt.}}",
  ownConfirm: "Geben Sie den Namen der Website ein: {site}",
  ownSubmit: "Demo leeren und eigene Website starten",
  ownBusy: "Wird geleert\u00a0…",
  otherName: "Das ist nicht der Name der Website. Es wurde nichts geleert.",
  notADemo: "Hier gibt es keine Demo, die geleert werden kann.",
  emptyFailed: "Die Demo konnte nicht geleert werden und ist unverändert. Bitte versuchen Sie es noch einmal.",
};
