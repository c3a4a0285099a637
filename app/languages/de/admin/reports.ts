import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { MAX_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, below the applications, in German. */
export const reportsMessages: Translation<typeof english> = {
  title: "Gemeldete Inhalte",
  none: "Keine offenen Meldungen.",
  noneYet: "Bisher hat niemand etwas gemeldet.",
  waiting:
    "{count, plural, one {# Meldung wartet} other {# Meldungen warten}} darauf, dass jemand sie ansieht. Das Lesen wird im Audit-Protokoll vermerkt.",
  read: "Meldungen lesen",
  text: "Was gemeldet wurde, über wen und warum. Der Wortlaut steht auf der Seite jeder Meldung; das Lesen wird im Audit-Protokoll vermerkt.",
  search: "Nach Name, E-Mail oder Grund suchen",
  noneFound: "Keine Meldung passt",
  readNamed: "Lesen, was von {name} gemeldet wurde",
  somebodyGone: "Jemand, der nicht mehr da ist",
  why: "Grund",
  noReason: "Keiner angegeben",
  reporter: "Gemeldet von",
  allReports: "Alle Meldungen",
  messageTitle: "Gemeldete Nachricht",
  reviewTitle: "Gemeldete Bewertung",
  closedOn: "Verworfen: <time></time>",
  manyClosed: "{count, plural, one {Die Meldung ist} other {# Meldungen sind}} verworfen.",
  sentBy: "Von {sender}, <time></time>",
  reportedBy: "Gemeldet von {reporter}, <time></time>",
  reason: "Grund: {reason}",
  review: `{author} über {advisor}: {rating, number} von ${MAX_RATING}`,
  close: "Verwerfen",
  closeMessage: "Meldung verwerfen: {sender}",
  removedOn: "Entfernt am <time></time>. Grund: {reason}",
  hideMessage: "Nachricht entfernen",
  hideMessageNamed: "Nachricht von {sender} entfernen",
  hideMessageReason: "Grund für das Entfernen",
  hideMessageText:
    "Keiner der beiden liest sie mehr. Wer sie geschrieben hat, erhält den Grund per E-Mail; wer sie gemeldet hat, erfährt davon. Sie können sie wieder anzeigen.",
  showMessage: "Nachricht wieder anzeigen",
  showMessageNamed: "Nachricht wieder anzeigen: {sender}",
  showMessageText: "Beide Seiten lesen sie wieder. Wer sie geschrieben und wer sie gemeldet hat, erfährt davon per E-Mail.",
  messageHidden: "Die Nachricht ist aus der Unterhaltung entfernt.",
  messageShown: "Die Nachricht steht wieder in der Unterhaltung.",
  answeredSubject: "Ihre Meldung an {site}",
  answeredHidden:
    "wir haben uns die {about, select, review {Bewertung} other {Nachricht}} angesehen, die Sie gemeldet haben, und sie entfernt. Danke für Ihren Hinweis.",
  answeredKept:
    "wir haben uns die {about, select, review {Bewertung} other {Nachricht}} angesehen, die Sie gemeldet haben. Sie bleibt, wie sie ist. Danke für Ihren Hinweis.",
  answeredShown:
    "wir haben uns die {about, select, review {Bewertung} other {Nachricht}} noch einmal angesehen, die Sie gemeldet haben. Sie wird wieder angezeigt.",
  answeredAction: "Seite öffnen",
  removedSubject: "Eine Ihrer {about, select, review {Bewertungen} other {Nachrichten}} wurde entfernt",
  removedEmail:
    "ein Admin von {site} hat eine {about, select, review {Bewertung entfernt, die Sie geschrieben haben} other {Nachricht entfernt, die Sie gesendet haben}}.",
  yourWords: "{about, select, review {Ihre Bewertung} other {Ihre Nachricht}}",
  toConsultation: "Beratung öffnen",
  toConversation: "Unterhaltung öffnen",
  shownSubject: "Eine Ihrer {about, select, review {Bewertungen} other {Nachrichten}} wird wieder angezeigt",
  shownEmail:
    "ein Admin von {site} hat eine entfernte {about, select, review {Bewertung wiederhergestellt, die Sie geschrieben haben} other {Nachricht wiederhergestellt, die Sie gesendet haben}}: Sie wird angezeigt wie zuvor.",
  hide: "Bewertung entfernen",
  hideNamed: "Bewertung von {author} entfernen",
  hideReason: "Grund für das Entfernen",
  hideText:
    "Sie verschwindet von allen Seiten und zählt nicht mehr zur Gesamtbewertung. Wer sie geschrieben hat, erfährt den Grund per E-Mail, und wer sie gemeldet hat, erfährt davon. Sie können sie wieder anzeigen.",
  hiddenOn: "Entfernt am <time></time>. Grund: {reason}",
  shownOn: "Wieder angezeigt seit <time></time>",
  show: "Bewertung wieder anzeigen",
  showNamed: "Bewertung wieder anzeigen: {author}",
  showText:
    "Sie steht wieder auf ihren Seiten und zählt wieder zur Gesamtbewertung. Wer sie geschrieben und wer sie gemeldet hat, erfährt davon per E-Mail.",
  saving: "Wird gespeichert\u00a0…",
  closed: "Die Meldung ist verworfen.",
  kept: "Die Bewertung bleibt, und ihre Meldungen sind verworfen.",
  hidden: "Die Bewertung ist von allen Seiten entfernt und zählt nicht mehr zur Gesamtbewertung.",
  shown: "Die Bewertung steht wieder auf ihren Seiten und zählt zur Gesamtbewertung.",
  decided: "Darum hat sich inzwischen jemand anderes gekümmert.",
  failed: "Die Meldung konnte nicht aktualisiert werden.",
  consultation: "Zur Beratung",
  sender: "Wer es geschrieben hat",
};
