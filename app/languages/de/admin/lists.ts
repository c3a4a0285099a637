import type { listsMessages as english } from "#app/features/admin/lists/messages";
import type { Translation } from "../../translation";

/** What the lists of the admin area are found, narrowed down, sorted and taken along by, in German. */
export const listsMessages: Translation<typeof english> = {
  show: "Anzeigen",
  all: "Alle",
  sort: "Sortieren nach",
  download: "Als CSV herunterladen",
  before: "Vorherige Seite",
  after: "Nächste Seite",
  usual_people: "Admins und Gesperrte zuerst",
  usual_consultations: "Offene Entscheidungen zuerst",
  usual_applications: "Neueste zuerst",
  usual_payments: "Was auf Sie wartet zuerst",
  newest: "Neueste zuerst",
  oldest: "Älteste zuerst",
  name: "Name",
  email: "E-Mail",
  soonest: "Termin, frühester zuerst",
  latest: "Termin, spätester zuerst",
  highest: "Betrag, höchster zuerst",
  lowest: "Betrag, niedrigster zuerst",
  admins: "Admins",
  advisors: "Berater",
  clients: "Kunden",
  unconfirmed: "E-Mail nicht bestätigt",
  suspended: "Gesperrt",
  disputed: "Wartet auf Entscheidung",
  marked: "Laut Kunde bezahlt",
  toReturn: "Zurückzuzahlen",
  awaited: "Erwartet",
};
