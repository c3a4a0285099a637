import { SETUP_HOURS, SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import type { setupMessages as english } from "#app/features/setup/messages";
import type { Translation } from "../translation";

/** The page for setting up a new site, in Italian. */
export const setupMessages: Translation<typeof english> = {
  title: "Configuri il Suo sito",
  text: "Lei è la prima persona qui. Tutto ciò che indica ora si può cambiare in seguito nelle Impostazioni.",
  site: "Il sito",
  siteName: "Nome del sito",
  siteNameNeeded: "Dia un nome al Suo sito",
  siteNameTooLong: `Il nome può avere al massimo ${SITE_NAME_MAX_CHARACTERS} caratteri`,
  language: "Lingua del sito",
  languageHint: "Per i visitatori il cui browser non chiede nessuna delle lingue offerte, e per le email inviate loro.",
  currency: "Valuta",
  currencyHint: "Quella in cui i consulenti indicano i prezzi. Altre si aggiungono nelle Impostazioni.",
  zone: "Fuso orario",
  you: "Lei, che amministra il sito",
  email: "Email",
  emailHint:
    "Serve per accedere. Finché non indica un indirizzo di contatto nelle Impostazioni, le pagine e le email la riportano come quella del sito.",
  submit: "Configura il sito",
  busy: "Configurazione…",
  done: "Il Suo sito è configurato. Ecco che cosa manca perché sia davvero Suo.",
  hasAccount: "Esiste già un account con questo indirizzo. Ne usi un altro.",
  endedTitle: "Questo indirizzo non funziona più",
  endedText: `Funziona una sola volta ed è valido per ${SETUP_HOURS} ore. Riavvii il sito: ne mostra uno nuovo nel terminale.`,
  endedButton: "Pagina iniziale",
  ownTitle: "Crei il Suo sito",
  ownText:
    "Questa è una demo. Svuotandola vengono rimosse tutte le persone, anche Lei, con consulenze, messaggi e pagamenti, e si passa alla configurazione del Suo sito. Ciò che ha personalizzato resta: marchio, categorie, regole, testi, loghi e video. Non si può annullare.",
  ownOthers:
    "{count, plural, one {Scompare anche # account che non è della demo.} other {Scompaiono anche # account che non sono della demo.}}",
  ownConfirm: "Scriva il nome del sito: {site}",
  ownSubmit: "Svuota la demo e crea il mio",
  ownBusy: "Svuotamento…",
  otherName: "Questo non è il nome del sito. Non è stato svuotato nulla.",
  notADemo: "Qui non c’è nessuna demo da svuotare.",
  emptyFailed: "Non è stato possibile svuotare la demo, che resta com’era. Riprovi.",
};
