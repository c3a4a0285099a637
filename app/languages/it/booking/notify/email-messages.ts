import type { emailMessages as english } from "#app/features/booking/notify/email-messages";
import type { Translation } from "../../../translation";

/** Emails about a consultation, in Italian. */
export const emailMessages: Translation<typeof english> = {
  emailGreeting: "Gentile {name},",
  emailThere: "utente",
  blockedClient: "Cliente (bloccato)",
  blockedAdvisor: "Consulente (bloccato)",
  emailClosing: "Riceve questa email per una consulenza su {site}.",
  emailAction: "Apri la consulenza",
  emailSearchAction: "Trova altri consulenti",
  emailAgain: "Altri orari con {name}",
  emailWhen: "Quando",
  emailInstead: "{now} (invece di {before})",
  emailSoFar: "Finora",
  emailProposed: "Orario proposto",
  emailTheirClock: "Per {name}",
  emailPrice: "Totale",
  emailRefund: "Da restituirLe",
  emailRefundOfOther: "Da restituire ({name})",
  emailThisRefund: "Questo rimborso",
  emailYourPart: "La Sua quota del rimborso",
  emailRefunds: "Totale rimborsi",
  emailUrgency: "Urgenza",

  requestAdvisorSubject:
    "{urgency, select, rush {Urgente: } other {}}{name} {change, select, yes {modifica una richiesta} other {Le chiede una consulenza}}",
  requestAdvisorText:
    "{name} {change, select, yes {modifica una richiesta: questa la sostituisce.} other {Le chiede una consulenza.}} L’orario resta riservato fino a {deadline}: accetti o rifiuti prima.",
  acceptClientSubject: "{name} ha accettato la Sua richiesta",
  acceptClientText: "{name} ha accettato la Sua richiesta. L’orario è Suo; con il file allegato può aggiungerlo al calendario.",
  acceptAgreedSubject: "La Sua consulenza con {name} è fissata",
  acceptAgreedText:
    "l’orario proposto è stato accettato e la Sua consulenza con {name} è fissata. Con il file allegato può aggiungerla al calendario.",
  declineClientSubject: "{name} non può accettare la Sua richiesta",
  declineClientText: "{name} non può accettare la Sua richiesta. Non deve pagare nulla e altri consulenti potrebbero essere liberi.",
  counterClientSubject: "{name} propone un altro orario",
  counterClientText:
    "{name} non è disponibile nell’orario richiesto e ne propone un altro. Se lo accetta entro {deadline}, l’appuntamento è fissato; se non Le va bene, ne proponga un altro o ritiri la richiesta.",
  counterAdvisorSubject: "{name} propone un altro orario",
  counterAdvisorText:
    "{name} non è disponibile nell’orario che ha proposto e ne propone un altro. Se lo accetta entro {deadline}, l’appuntamento è fissato; se non Le va bene, ne proponga un altro o rifiuti la richiesta.",
  counterLastClientSubject: "{name} fa un’ultima proposta di orario",
  counterLastClientText:
    "{name} non è disponibile nell’orario richiesto e ne propone un altro. Se lo accetta entro {deadline}, l’appuntamento è fissato; se non Le va bene, ritiri la richiesta.",
  counterLastAdvisorSubject: "{name} fa un’ultima proposta di orario",
  counterLastAdvisorText:
    "{name} non è disponibile nell’orario che ha proposto e ne propone un altro. Se lo accetta entro {deadline}, l’appuntamento è fissato; se non Le va bene, rifiuti la richiesta.",
  agreeToTimeClientSubject: "{name} accetta il Suo orario",
  agreeToTimeClientText:
    "{name} accetta l’orario che ha proposto. Resta riservato fino a {deadline} ed è fissato appena Lei autorizza il pagamento.",
  agreeToTimeAdvisorSubject: "{name} accetta il Suo orario",
  agreeToTimeAdvisorText:
    "{name} accetta l’orario che ha proposto. Resta riservato fino a {deadline} ed è fissato appena {name} autorizza il pagamento.",
  takeProposalBackOtherSubject: "{name} ritira l’orario proposto",
  takeProposalBackOtherText:
    "{name} ritira l’orario proposto. Torna valido l’orario richiesto all’inizio, riservato in attesa di risposta fino a {deadline}.",
  unansweredClientSubject: "{name}: la Sua richiesta è scaduta",
  unansweredClientText: "Non ha risposto all’orario proposto da {name}, quindi la Sua richiesta è scaduta. Non deve pagare nulla.",
  unansweredAdvisorSubject: "La richiesta di {name} è scaduta",
  unansweredAdvisorText:
    "{name} non ha risposto all’orario che ha proposto, quindi la richiesta è scaduta.{isOver, select, yes {} other { L’orario è di nuovo libero.}}",
  proposalPassedSubject: "La Sua consulenza con {name}: vale l’orario richiesto all’inizio",
  proposalPassedText:
    "l’orario proposto è passato senza risposta. Torna valido l’orario richiesto all’inizio, riservato in attesa di risposta fino a {deadline}.",
  withdrawAdvisorSubject: "{name} ha ritirato una richiesta",
  withdrawAdvisorText: "{name} ha ritirato la richiesta qui sotto. L’orario è di nuovo libero.",
  expireClientSubject: "{name} non ha risposto in tempo",
  expireClientText:
    "{name} non ha risposto in tempo alla Sua richiesta. Non deve pagare nulla e altri consulenti potrebbero essere liberi.",
  expireAdvisorSubject: "La richiesta di {name} è scaduta",
  expireAdvisorText:
    "la richiesta di {name} non ha ricevuto risposta in tempo.{isOver, select, yes {} other { L’orario è di nuovo libero.}}",

  rescheduleOtherSubject: "{name} chiede di spostare la consulenza",
  rescheduleOtherText:
    "{name} chiede di spostare la consulenza. L’orario attuale resta valido, a meno che Lei non accetti quello nuovo entro {deadline}.",
  agreeToRescheduleOtherSubject: "{name} accetta il nuovo orario",
  agreeToRescheduleOtherText: "{name} accetta il nuovo orario. Con il file allegato può aggiornare il calendario.",
  keepTimeOtherSubject: "La Sua consulenza con {name} mantiene l’orario",
  keepTimeOtherText: "{name} mantiene l’orario concordato: quello proposto non è più valido.",
  lapseSubject: "La Sua consulenza con {name} mantiene l’orario",
  lapseText: "l’orario proposto non ha ricevuto risposta, quindi la Sua consulenza con {name} mantiene quello già fissato.",
  cancelOtherSubject: "{name} ha annullato la consulenza",
  cancelOtherText: "{name} ha annullato la consulenza. Con il file allegato può toglierla dal calendario.",
  cancelOwnSubject: "Ha annullato la consulenza con {name}",
  cancelOwnText: "ha annullato la consulenza con {name}. Con il file allegato può toglierla dal calendario.",
  cancelAsAdminSubject: "La Sua consulenza con {name} è annullata",
  cancelAsAdminText:
    "abbiamo dovuto annullare la Sua consulenza con {name}.{agreed, select, no { Non è dovuto nulla.} told {} other { Quanto è stato pagato viene restituito per intero.}}",
  completeOtherSubject: "La Sua consulenza con {name} è completata",
  completeOtherText: "{name} ha segnato la consulenza come completata. Ha {days} giorni per dire com’è andata.",
  completeClockSubject: "Com’è andata la consulenza con {name}?",
  completeClockText: "la Sua consulenza con {name} risulta completata. Ha {days} giorni per dire com’è andata.",
  reportNoShowSubject: "Ha saltato la consulenza con {name}?",
  reportNoShowText:
    "{name} segnala che Lei non c’era alla consulenza. Ci dica com’è andata entro {deadline}: se non riceviamo nulla, la segnalazione resta valida.",
  reportNoShowAgainSubject: "{name} segnala di nuovo che Lei non c’era",
  reportNoShowAgainText:
    "{name} segnala di nuovo che Lei non c’era alla consulenza. La Sua risposta resta valida: esaminiamo le due versioni e decidiamo. La ricontatteremo.",
  contestAdvisorSubject: "{name} segnala che Lei non c’era",
  contestAdvisorText:
    "{name} segnala che Lei non c’era alla consulenza. Lei ha indicato che si è svolta, e questo vale come risposta: esaminiamo le due versioni e decidiamo. La ricontatteremo.",
  takeNoShowBackSubject: "{name} ritira la segnalazione della Sua assenza",
  takeNoShowBackText: "{name} ritira la segnalazione secondo cui Lei non c’era alla consulenza.",
  denyNoShowSubject: "{name} dichiara che era presente",
  denyNoShowText:
    "ha segnalato che {name} non c’era. {name} dichiara invece che era presente: esaminiamo entrambe le versioni e decidiamo. Le faremo sapere.",
  noShowOfReaderSubject: "La Sua assenza alla consulenza con {name}",
  noShowOfReaderText:
    "{how, select, silent {{name} ha segnalato che Lei non c’era alla consulenza. Entro {deadline} non abbiamo ricevuto una Sua risposta, quindi la segnalazione resta valida.} other {risulta la Sua assenza alla consulenza con {name}.}}",
  noShowOfOtherSubject: "L’assenza di {name} alla consulenza",
  noShowOfOtherText:
    "{how, select, silent {ha segnalato che {name} non c’era alla consulenza. Entro {deadline} non è arrivata una risposta, quindi la segnalazione resta valida.} other {{name} ha confermato la propria assenza alla consulenza. Non resta nulla da decidere.}}",
  absenceWordsOtherSubject: "{name} aggiunge qualcosa sulla consulenza",
  absenceWordsOtherText:
    "{name} ha aggiunto qualcosa su chi era presente alla consulenza. {isOpen, select, yes {Ci dica com’è andata entro {deadline}: se non abbiamo notizie, vale quanto dice {name}.} other {Esaminiamo le due versioni e decidiamo. Le faremo sapere.}}",
  decidedOfReaderSubject: "La nostra decisione sulla consulenza con {name}",
  decidedOfReaderText: "abbiamo deciso: alla consulenza con {name} risulta la Sua assenza.",
  decidedOfOtherSubject: "La nostra decisione sulla consulenza con {name}",
  decidedOfOtherText: "abbiamo deciso: alla Sua consulenza risulta l’assenza di {name}.",
  decidedHeldSubject: "La nostra decisione sulla consulenza con {name}",
  decidedHeldText: "abbiamo deciso: la Sua consulenza con {name} si è svolta. Ha {days} giorni per dire com’è andata.",

  refundClientSubject: "Un rimborso per la consulenza con {name}",
  refundClientText: "Le rimborsiamo {amount} di quanto ha pagato per la consulenza con {name}.",
  refundAdvisorSubject: "Un rimborso per {name}",
  refundAdvisorText:
    "{name} riceve un rimborso di {amount} sul prezzo della consulenza. La quota a Suo carico viene detratta da quanto Le spetta.",

  remindDaySubject: "Domani: la Sua consulenza con {name}",
  remindDayText: "la Sua consulenza con {name} inizia tra un giorno.",
  remindHourSubject: "Tra un’ora: la Sua consulenza con {name}",
  remindHourText: "la Sua consulenza con {name} inizia tra un’ora.",
  remindToAnswerSubject: "{name} aspetta la Sua risposta su un altro orario",
  remindToAnswerText:
    "{name} ha proposto un altro orario per la Sua consulenza. Può rispondere fino a {deadline}; dopo, la proposta non varrà più{isAgreed, select, yes { e la Sua consulenza manterrà il suo orario} other {}}.",

  reviewOneOtherSubject: "{name} ha recensito la consulenza",
  reviewOneOtherText: "{name} ha scritto una recensione. La vedrà dopo aver scritto la Sua, oppure allo scadere del termine.",
  reviewBothSubject: "Le recensioni della consulenza con {name} sono visibili",
  reviewBothText: "la Sua recensione e quella di {name} sulla consulenza sono ora visibili.",
  reviewReplyClientSubject: "{name} ha risposto alla Sua recensione",
  reviewReplyClientText: "{name} ha risposto alla Sua recensione.",

  eventTitle: "Consulenza con {name}: {topic}",
  eventTitleAsked: "Richiesta, con {name}: {topic}",
  eventText: "Consulenza con {name} (argomento: {topic}), prenotata su {site}.",
  eventTextAsked: "Consulenza con {name} (argomento: {topic}), richiesta su {site} e non ancora concordata.",
};
