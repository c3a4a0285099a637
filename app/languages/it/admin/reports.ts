import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { MAX_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, below the applications, in Italian. */
export const reportsMessages: Translation<typeof english> = {
  title: "Contenuti segnalati",
  none: "Nessuna segnalazione aperta.",
  noneYet: "Nessuno ha ancora segnalato nulla.",
  waiting:
    "{count, plural, one {# segnalazione da esaminare.} other {# segnalazioni da esaminare.}} La lettura viene annotata nel registro attività.",
  read: "Leggi le segnalazioni",
  text: "Che cosa è stato segnalato, su chi e perché. Il testo si trova sulla pagina di ogni segnalazione; la lettura viene annotata nel registro attività.",
  search: "Cerca per nome, email o motivo",
  noneFound: "Nessuna segnalazione corrisponde",
  readNamed: "Leggi che cosa è stato segnalato di {name}",
  somebodyGone: "Qualcuno che non c’è più",
  why: "Motivo",
  noReason: "Non indicato",
  reporter: "Segnalato da",
  allReports: "Tutte le segnalazioni",
  messageTitle: "Messaggio segnalato",
  reviewTitle: "Recensione segnalata",
  closedOn: "Archiviata: <time></time>",
  manyClosed: "{count, plural, one {La segnalazione è archiviata} other {# segnalazioni sono archiviate}}.",
  sentBy: "Da {sender}, <time></time>",
  reportedBy: "Segnalazione di {reporter}, <time></time>",
  reason: "Motivo: {reason}",
  review: `{author} su {advisor}: {rating, number} su ${MAX_RATING}`,
  close: "Archivia",
  closeMessage: "Archivia la segnalazione: {sender}",
  removedOn: "Rimosso il <time></time>. Motivo: {reason}",
  hideMessage: "Rimuovi il messaggio",
  hideMessageNamed: "Rimuovi il messaggio di {sender}",
  hideMessageReason: "Motivo della rimozione",
  hideMessageText:
    "Nessuna delle due persone lo leggerà più. Chi lo ha scritto riceve il motivo via email, chi lo ha segnalato viene avvisato. Può mostrarlo di nuovo.",
  showMessage: "Mostra di nuovo il messaggio",
  showMessageNamed: "Mostra di nuovo il messaggio: {sender}",
  showMessageText: "Entrambe le persone lo leggeranno di nuovo. Chi lo ha scritto e chi lo ha segnalato vengono avvisati via email.",
  messageHidden: "Il messaggio è stato rimosso dalla conversazione.",
  messageShown: "Il messaggio è di nuovo nella conversazione.",
  answeredSubject: "La Sua segnalazione a {site}",
  answeredHidden:
    "abbiamo esaminato {about, select, review {la recensione che ha segnalato e l’abbiamo rimossa} other {il messaggio che ha segnalato e l’abbiamo rimosso}}. Grazie per averci avvisato.",
  answeredKept:
    "abbiamo esaminato {about, select, review {la recensione} other {il messaggio}} che ha segnalato. Resta com’è. Grazie per averci avvisato.",
  answeredShown:
    "abbiamo esaminato di nuovo {about, select, review {la recensione} other {il messaggio}} che ha segnalato. È di nuovo visibile.",
  answeredAction: "Apri la pagina",
  removedSubject: "{about, select, review {Una Sua recensione è stata rimossa} other {Un Suo messaggio è stato rimosso}}",
  removedEmail:
    "un amministratore di {site} ha rimosso {about, select, review {una recensione che ha scritto} other {un messaggio che ha inviato}}.",
  yourWords: "{about, select, review {La Sua recensione} other {Il Suo messaggio}}",
  toConsultation: "Apri la consulenza",
  toConversation: "Apri la conversazione",
  shownSubject: "{about, select, review {Una Sua recensione} other {Un Suo messaggio}} è di nuovo visibile",
  shownEmail:
    "un amministratore di {site} ha ripristinato {about, select, review {una recensione che ha scritto e che era stata rimossa} other {un messaggio che ha inviato e che era stato rimosso}}: si vede come prima.",
  hide: "Rimuovi la recensione",
  hideNamed: "Rimuovi la recensione di {author}",
  hideReason: "Motivo della rimozione",
  hideText:
    "Scompare da tutte le pagine e dalla valutazione. Chi l’ha scritta riceve il motivo via email, e chi l’ha segnalata ne è informato. Può mostrarla di nuovo.",
  hiddenOn: "Rimossa il <time></time>. Motivo: {reason}",
  shownOn: "Di nuovo visibile dal <time></time>",
  show: "Mostra di nuovo la recensione",
  showNamed: "Mostra di nuovo la recensione: {author}",
  showText: "Tornerà nelle sue pagine e conterà per la valutazione. Chi l’ha scritta e chi l’ha segnalata vengono avvisati via email.",
  saving: "Salvataggio…",
  closed: "La segnalazione è stata archiviata.",
  kept: "La recensione resta e le segnalazioni sono archiviate.",
  hidden: "La recensione è stata rimossa da tutte le pagine e non conta per la valutazione.",
  shown: "La recensione è di nuovo nelle sue pagine e conta per la valutazione.",
  decided: "Nel frattempo se ne è occupato qualcun altro.",
  failed: "Non è stato possibile aggiornare la segnalazione.",
  consultation: "La consulenza",
  sender: "Chi lo ha scritto",
};
