import type { waitingMessages as english } from "#app/features/admin/waiting/messages";
import type { Translation } from "../../translation";

/** Emails that tell admins what needs their attention, in German. */
export const waitingMessages: Translation<typeof english> = {
  applicationsSubject: "{count, plural, one {# Bewerbung wartet} other {# Bewerbungen warten}} bei {site} auf Prüfung",
  overdueSubject: "{count, plural, one {# Bewerbung ist} other {# Bewerbungen sind}} bei {site} überfällig",
  reportsSubject: "{count, plural, one {# Meldung wartet} other {# Meldungen warten}} bei {site}",
  requestsSubject: "{count, plural, one {# Kategorieanfrage wartet} other {# Kategorieanfragen warten}} bei {site}",
  returnsSubject: "{count, plural, one {# Zahlung ist} other {# Zahlungen sind}} bei {site} zurückzuzahlen",
  disputesSubject: "{count, plural, one {# Beratung wartet} other {# Beratungen warten}} bei {site} auf eine Entscheidung",
  applicationsText:
    "{count, plural, one {eine Bewerbung als Berater wartet} other {# Bewerbungen als Berater warten}} auf Ihre Prüfung. Wir haben eine Antwort innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} zugesagt.",
  overdueText: "zugesagt war eine Antwort auf die Bewerbung innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}.",
  reportsText: "jemand hat eine Nachricht oder eine Bewertung gemeldet und wartet darauf, dass sich jemand darum kümmert.",
  requestsText: "jemandem fehlt eine Kategorie. Sie können die Anfrage beantworten oder ablehnen.",
  returnsText:
    "ein Betrag steht einem Kunden zu, dem die Rückzahlung zugesagt ist. Zahlen Sie ihn auf demselben Weg zurück und vermerken Sie es unter „Zahlungen“.",
  disputesText:
    "eine Seite einer Beratung sagt, die andere sei nicht erschienen, und die andere sagt etwas anderes. Beide warten auf Ihre Entscheidung.",
  action: "Adminbereich öffnen",
  closing: "Diese E-Mail erhalten Sie als Admin, höchstens einmal täglich. Sie können sie unter „Einstellungen“ ausschalten.",
};
