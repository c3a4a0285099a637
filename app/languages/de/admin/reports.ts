import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { HIGHEST_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, below the applications, in German. */
export const reportsMessages: Translation<typeof english> = {
  title: "Gemeldete Inhalte",
  none: "Keine offenen Meldungen.",
  waiting:
    "{count, plural, one {# Meldung wartet} other {# Meldungen warten}} darauf, dass jemand sie ansieht. Das Lesen wird im Audit-Protokoll vermerkt.",
  read: "Meldungen lesen",
  back: "Alle Bewerbungen",
  messagesTitle: "Gemeldete Nachrichten",
  reviewsTitle: "Gemeldete Bewertungen",
  nothing: "Nichts offen.",
  sentBy: "Von {sender}, <time></time>",
  reportedBy: "Gemeldet von {reporter}, <time></time>",
  reported: "Gemeldet: <time></time>",
  reason: "Grund: {reason}",
  review: `{author} über {advisor}: {rating, number} von ${HIGHEST_RATING}`,
  close: "Verwerfen",
  closeMessage: "Meldung verwerfen: {sender}",
  keep: "Bewertung behalten",
  keepNamed: "Bewertung von {author} behalten",
  hide: "Bewertung verbergen",
  hideNamed: "Bewertung von {author} verbergen",
  hideReason: "Grund für das Verbergen",
  saving: "Wird gespeichert\u00a0…",
  closed: "Die Meldung ist verworfen.",
  kept: "Die Bewertung bleibt, und ihre Meldungen sind verworfen.",
  hidden: "Die Bewertung ist auf allen Seiten verborgen und zählt nicht mehr zur Gesamtbewertung.",
  decided: "Darum hat sich inzwischen jemand anderes gekümmert.",
  failed: "Die Meldung konnte nicht aktualisiert werden.",
  consultation: "Zur Beratung",
  sender: "Wer es geschrieben hat",
};
