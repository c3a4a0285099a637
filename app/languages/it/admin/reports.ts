import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { HIGHEST_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, in Italian. */
export const reportsMessages: Translation<typeof english> = {
  title: "Contenuti segnalati",
  none: "Nessuna segnalazione aperta.",
  waiting:
    "{count, plural, one {# segnalazione da esaminare.} other {# segnalazioni da esaminare.}} La lettura viene annotata nel registro attività.",
  read: "Leggi le segnalazioni",
  back: "Tutte le candidature",
  messagesTitle: "Messaggi segnalati",
  reviewsTitle: "Recensioni segnalate",
  nothing: "Nessuna in attesa.",
  sentBy: "Da {sender}, <time></time>",
  reportedBy: "Segnalazione di {reporter}, <time></time>",
  reported: "Segnalazione: <time></time>",
  reason: "Motivo: {reason}",
  review: `{author} su {advisor}: {rating, number} su ${HIGHEST_RATING}`,
  close: "Archivia",
  closeMessage: "Archivia la segnalazione: {sender}",
  keep: "Mantieni la recensione",
  keepNamed: "Mantieni la recensione di {author}",
  hide: "Nascondi la recensione",
  hideNamed: "Nascondi la recensione di {author}",
  hideReason: "Motivo",
  saving: "Salvataggio…",
  closed: "La segnalazione è stata archiviata.",
  kept: "La recensione resta e le segnalazioni sono archiviate.",
  hidden: "La recensione non compare più in nessuna pagina e non conta per la valutazione.",
  decided: "Nel frattempo se ne è occupato qualcun altro.",
  failed: "Non è stato possibile aggiornare la segnalazione.",
  consultation: "La consulenza",
  sender: "Chi lo ha scritto",
};
