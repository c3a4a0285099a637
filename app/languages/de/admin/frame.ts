import type { adminFrameMessages as english } from "#app/features/admin/frame/messages";
import type { Translation } from "../../translation";

/** The frame around the admin area, in German. */
export const adminFrameMessages: Translation<typeof english> = {
  menu: "Admin-Menü",
  openMenu: "Admin-Menü öffnen",
  closeMenu: "Admin-Menü schließen",
  waiting: "{count, plural, one {(# offen)} other {(# offen)}}",
  overview: "Übersicht",
  applications: "Bewerbungen",
  consultations: "Beratungen",
  people: "Personen",
  payments: "Zahlungen",
  payouts: "Auszahlungen",
  reports: "Meldungen",
  mailbox: "Postfach",
  catalog: "Katalog",
  site: "Website",
  videos: "Videos",
  logos: "Logos",
  banner: "Banner",
  settings: "Einstellungen",
  texts: "Texte",
  import: "Berater importieren",
  audit: "Audit-Protokoll",
  nothingHere: "Unter dieser Adresse gibt es im Adminbereich nichts. Vielleicht heißt das Gesuchte anders: Im Menü stehen alle Seiten.",
  noMailYet:
    "Diese Website versendet noch keine E-Mails. Was hier per E-Mail mitgeteilt werden soll, liegt im <mailbox>Postfach</mailbox> und erreicht niemanden, bis ein Mailserver eingerichtet ist (<settings>Einstellungen</settings>).",
  toOverview: "Zurück zur Übersicht",
};
