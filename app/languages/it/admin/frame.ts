import type { adminFrameMessages as english } from "#app/features/admin/frame/messages";
import type { Translation } from "../../translation";

/** The frame around the admin area, in Italian. */
export const adminFrameMessages: Translation<typeof english> = {
  menu: "Menu di amministrazione",
  openMenu: "Apri il menu di amministrazione",
  closeMenu: "Chiudi il menu di amministrazione",
  waiting: "{count, plural, one {(# in attesa)} other {(# in attesa)}}",
  overview: "Panoramica",
  applications: "Candidature",
  consultations: "Consulenze",
  people: "Persone",
  payments: "Pagamenti",
  payouts: "Accrediti",
  reports: "Segnalazioni",
  mailbox: "Posta",
  catalog: "Catalogo",
  site: "Sito",
  videos: "Video",
  logos: "Loghi",
  banner: "Banner",
  settings: "Impostazioni",
  texts: "Testi",
  import: "Importa consulenti",
  audit: "Registro attività",
  nothingHere:
    "A questo indirizzo dell’area di amministrazione non c’è nulla. Forse ciò che cerca ha un altro nome: il menu contiene tutte le pagine.",
  noMailYet:
    "Questo sito non invia ancora email. Ciò che qui si comunica via email resta nella <mailbox>posta</mailbox> e non arriva a nessuno finché non è configurato un server di posta (<settings>Impostazioni</settings>).",
  toOverview: "Torna alla panoramica",
};
