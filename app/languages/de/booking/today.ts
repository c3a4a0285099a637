import type { todayMessages as english } from "#app/features/booking/today/messages";
import type { Translation } from "../../translation";

/** The start of an advisor's dashboard, in German. */
export const todayMessages: Translation<typeof english> = {
  title: "Heute",
  accused: "{count, plural, one {Zu # Beratung fehlt noch Ihre Antwort} other {Zu # Beratungen fehlt noch Ihre Antwort}}",
  requests:
    "{count, plural, =0 {Keine Anfrage wartet auf Sie} one {# Anfrage wartet auf Ihre Antwort} other {# Anfragen warten auf Ihre Antwort}}",
  proposals:
    "{count, plural, one {# Zeit, die Sie vorgeschlagen haben, wartet auf Antwort} other {# Zeiten, die Sie vorgeschlagen haben, warten auf Antwort}}",
  moreRequests: "Alle Anfragen",
  next: "Nächster Termin",
  noNext: "Nichts geplant",
  with: "{name}, {topic}",
  openSession: "Termin öffnen",
  unread: "Nachrichten",
  unreadCount: "{count, plural, =0 {Alles gelesen} one {# ungelesene Unterhaltung} other {# ungelesene Unterhaltungen}}",
  earned: "Diesen Monat verdient",
  nothingEarned: "Noch nichts",
  better: "Was mehr Anfragen bringen würde",
};
