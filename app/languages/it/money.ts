import type { moneyMessages as english } from "#app/features/money/messages";
import type { Translation } from "../translation";
import { payWayMessages } from "./money/pay-way";

/** Texts about money: notifications, emails and payments, in Italian. */
export const moneyMessages: Translation<typeof english> = {
  payoutSubject: "Accredito di {paid} effettuato",
  payoutText:
    "Le abbiamo accreditato {paid} per le Sue consulenze{cancelled, select, yes {, con quanto trattenuto per quelle annullate o mancate} other {}}: rendiconto n. {number, number}.",
  payoutReference: "Causale",
  payoutAction: "Vedi i rendiconti",
  destinationSubject: "Il conto dei Suoi accrediti su {site} è stato cambiato",
  destinationText: "la destinazione dei Suoi accrediti su {site} è appena stata cambiata. La trova in “Fatturazione”.",
  destinationNotMe:
    "Se non era Lei, prema il pulsante: tutti i dispositivi vengono disconnessi e Le inviamo un’email con un link per scegliere una nuova password. Poi indichi di nuovo il conto corretto in “Fatturazione”.",
  awaitingTitle: "Da pagare: {open}",
  awaitingText: "Indichi la causale {reference} nel pagamento, così possiamo riconoscerlo.",
  awaitingBy: "Paghi prima dell’inizio: {time}.",
  awaitingSoon: "La consulenza inizia {time}. Invii il pagamento prima: può arrivare anche dopo.",
  awaitingOver: "Per questa consulenza restano dovuti {open}. Indichi la causale {reference} nel pagamento, così possiamo riconoscerlo.",
  awaitingLate:
    "Ha annullato tardi, perciò {part, select, all {resta dovuto l’intero prezzo: {due}} other {resta dovuto il {percent} del prezzo di {total}: {due}}}. Indichi la causale {reference} nel pagamento, così possiamo riconoscerlo.",
  awaitingDue: "Paghi entro il {date}.",
  partHere: "Già ricevuti: {here}.",
  noWay: "Le modalità di pagamento non sono ancora state definite. Scriva a {email} indicando la causale {reference}.",
  markPaid: "Ho pagato",
  paidAmount: "Importo che ha pagato ({currency})",
  marking: "Salvataggio…",
  markedToast: "Grazie. Confermeremo il pagamento appena sarà arrivato.",
  takeLastMarkBack: "Non ho ancora pagato gli ultimi {amount}",
  takeMarkBack: "Non ho ancora pagato",
  unmarkedToast: "Annotato: non ha ancora pagato.",
  markedTitle: "Ci ha segnalato il Suo pagamento",
  markedState: "Il {time} ha indicato di aver pagato {said}. Controlliamo il nostro conto e lo confermeremo qui appena sarà arrivato.",
  markedOver:
    "Il {time} ci ha segnalato un pagamento di {said}; l’importo dovuto è {open}. Lo confermeremo appena sarà arrivato e Le restituiremo quanto pagato in più.",
  markedNothingDue: "Ora non deve più nulla: appena saranno arrivati i {said} segnalati il {time}, Le verranno restituiti.",
  markedRest: "Restano da pagare {rest}. Indichi la causale {reference} nel pagamento, così possiamo riconoscerlo.",
  receivedTitle: "Pagato",
  receivedState: "Importo ricevuto: {here}.",
  keptState: "Abbiamo ricevuto {here}. Non ne viene restituito nulla.",
  receivedLess: "Abbiamo ricevuto {received} e Le abbiamo restituito {returned}.",
  receipt: "Vedi la ricevuta",
  toReturnTitle: "Le restituiremo {toReturn}",
  toReturnState: "Lo inviamo con lo stesso mezzo con cui è arrivato e La avvisiamo via email.",
  mailedBack: "Le restituiremo {amount} con lo stesso mezzo con cui il pagamento è arrivato e La avviseremo via email.",
  returnedTitle: "Importo restituito",
  returnedState: "Le abbiamo restituito {returned}.",
  nothingTitle: "Nulla da pagare",
  nothingState: "Per questa consulenza non è stato pagato nulla e nulla è dovuto.",
  betweenThemState:
    "Quando è stato concordato l’orario, questo sito non aveva ancora definito le modalità di pagamento: non gli deve nulla. Si accordi sul pagamento con il Suo consulente.",
  advisorAwaiting: "Il cliente non ha ancora pagato: restano da pagare {open}. Riceverà l’accredito appena il pagamento sarà arrivato.",
  advisorMarked: "Il cliente ha segnalato un pagamento di {amount}. Riceverà l’accredito appena sarà arrivato tutto il dovuto.",
  advisorMarkedFurther:
    "Del pagamento del cliente sono arrivati {here}, e il cliente ne ha segnalati altri {amount}. Riceverà l’accredito appena sarà arrivato tutto il dovuto.",
  advisorMarkedInVain: "Il cliente ha segnalato il pagamento. Non è più dovuto nulla: ciò che arriva gli verrà restituito.",
  advisorPart:
    "Del pagamento del cliente sono arrivati {amount} e restano da pagare {open}. Riceverà l’accredito appena sarà arrivato il resto.",
  advisorReceived: "Il cliente ha pagato tutto ciò che è dovuto: {amount}.",
  advisorReturning: "Di quanto ha pagato il cliente gli verranno restituiti {amount}.",
  advisorReturningAll: "Al cliente viene restituito tutto ciò che ha pagato: {amount}.",
  advisorReturnedPart: "Di quanto ha pagato il cliente gli sono stati restituiti {amount}.",
  advisorReturned: "Il cliente è stato rimborsato.",
  advisorNothing: "Per questa consulenza non è dovuto nulla.",
  advisorBetweenThem:
    "Quando è stato concordato l’orario, questo sito non aveva ancora definito le modalità di pagamento: non incassa nulla per Lei. Si accordi sul pagamento con il cliente.",
  sumNotCharged: "Non addebitato",
  sumPaid: "Pagato",
  sumReturned: "Restituito",
  sumOpen: "Ancora da pagare",

  aClient: "Cliente (senza nome)",
  paymentAction: "Apri la consulenza",
  arrivedSubject: "Il Suo pagamento di {amount} è arrivato",
  arrivedText:
    "il Suo pagamento di {amount} per la consulenza con {name} (argomento: {topic}) è arrivato. La ricevuta è pronta da stampare o salvare.",
  arrivedPartSubject: "Arrivati {here} su {total}: restano da pagare {open}",
  arrivedPartText:
    "il Suo pagamento di {amount} per la consulenza con {name} (argomento: {topic}) è arrivato. Finora sono arrivati {here} su {total}; restano da pagare {open}.",
  arrivedSomeSubject: "Arrivati {here} su {total}",
  stillLookedFor: "Ci ha indicato di aver pagato {said} e stiamo controllando il nostro conto: non deve pagarli di nuovo.",
  arrivedOver: "Di quanto è arrivato, {amount} non sono dovuti: Le restituiremo l’importo con lo stesso mezzo e La avviseremo via email.",
  arrivedBackSubject: "Il Suo pagamento di {amount} è arrivato: Le restituiremo {back}",
  cancelledNothingDue:
    "Questa consulenza è stata annullata e nulla è dovuto. Le restituiremo {back} con lo stesso mezzo con cui il pagamento è arrivato e La avviseremo via email.",
  cancelledKept: "Questa consulenza è stata annullata. Poiché è stata annullata tardi, {due} del prezzo restano dovuti.",
  stillDue: "Da pagare",
  unconfirmedSubject: "Abbiamo confermato il Suo pagamento per errore",
  unconfirmedText:
    "Le abbiamo comunicato che il Suo pagamento di {amount} per la consulenza con {name} (argomento: {topic}) era arrivato. È stato un errore: non è ancora arrivato. Se lo ha già disposto, non deve fare nulla: Le scriveremo non appena arriva.",
  missingSubject: "Non abbiamo trovato il Suo pagamento",
  missingText:
    "ci ha indicato di aver pagato la consulenza con {name} (argomento: {topic}), ma non abbiamo trovato il pagamento. L’importo di {open} risulta ancora in attesa. Verifichi se è partito e se la causale era corretta.",
  missingNothingDueText:
    "ci ha indicato di aver pagato {amount} per la consulenza con {name} (argomento: {topic}), ma non abbiamo trovato il pagamento. {cancelled, select, yes {Poiché la consulenza è annullata, nulla è dovuto.} other {Ora non deve più nulla.}}",
  returnedSubject: "Le abbiamo restituito {amount}",
  returnedText: "Le abbiamo restituito {amount} per la consulenza con {name} (argomento: {topic}).",
  unreturnedSubject: "Non Le abbiamo ancora restituito {amount}",
  unreturnedText:
    "Le abbiamo comunicato di averLe restituito {amount} per la consulenza con {name} (argomento: {topic}). È stato un errore: il denaro non è ancora partito. Glielo restituiremo con lo stesso mezzo con cui è arrivato e La avviseremo via email.",
  letGoSubject: "Non deve più pagare nulla",
  letGoText: "i {amount} che restavano da pagare per la consulenza con {name} (argomento: {topic}) non sono più dovuti.",
  waivedSubject: "{name}: {amount} non vengono più addebitati",
  waivedText:
    "{name} non deve più pagare i {amount} che restavano dovuti per la consulenza con Lei (argomento: {topic}). Anche la Sua parte di questa somma non viene accreditata.",
  paidSubject: "{name} ha pagato {amount} per {day}",
  paidText: "{name} ha pagato {amount} per la consulenza con Lei (argomento: {topic}): {time}. Non deve fare nulla.",
  unpaidSubject: "{amount} non ancora arrivati",
  unpaidText:
    "Le abbiamo comunicato che {name} aveva pagato {amount} per la consulenza con Lei (argomento: {topic}). È stato un errore: non sono ancora arrivati. Le scriveremo non appena arrivano.",
  dueSubject: "Da pagare: {amount}",
  dueText: "per la consulenza con {name} (argomento: {topic}) l’importo da pagare è {amount}.",
  markedAction: "Vedi i pagamenti",
  markedSubject: "{name} ha segnalato {amount} come pagati",
  markedText: "{name} ha segnalato {amount} come pagati. Verifichi se l’importo è arrivato e lo confermi.",
  waitingSubject: "{name} attende un riscontro su {amount}",
  waitingText: "alcuni giorni fa {name} ha segnalato {amount} come pagati. Verifichi se l’importo è arrivato e lo confermi.",
  refusedSubject: "Non è stato possibile incassare {amount}",
  clientRefusedText:
    "non è stato possibile incassare {amount} per la Sua consulenza con {name} (argomento: {topic}), anche se aveva autorizzato il pagamento. Non Le è stato addebitato nulla e la consulenza resta confermata. Ci scriva, così possiamo regolare il pagamento.",
  advisorRefusedText:
    "non è stato possibile incassare dal cliente {amount} per la Sua consulenza con {name} (argomento: {topic}). Finché il pagamento non è regolato, non Le viene accreditato nulla di questa somma.",
  adminRefusedText:
    "il fornitore dei pagamenti rifiuta di incassare {amount} da {name} per una consulenza (argomento: {topic}). Finché l’importo non è incassato, non ne viene accreditato nulla, non c’è ricevuta e le recensioni non contano.",
  refundRefusedSubject: "Non è stato ancora possibile rimborsare {amount}",
  clientRefundRefusedText:
    "Le avevamo comunicato il rimborso di {amount} per la Sua consulenza con {name} (argomento: {topic}). Il fornitore dei pagamenti non è riuscito a inviarlo. La somma Le spetta comunque: ce ne stiamo occupando e può scriverci in qualsiasi momento.",
  adminRefundRefusedText:
    "il fornitore dei pagamenti rifiuta il rimborso di {amount} per {name} (consulenza su: {topic}). Verifichi presso il fornitore se la somma è stata inviata e regoli il rimborso con il cliente.",
  transferRefusedSubject: "Non è stato possibile accreditare {amount}",
  advisorTransferRefusedText:
    "il fornitore dei pagamenti non è riuscito a trasferire {amount} (rendiconto n. {number, number}) sul Suo conto. La somma Le spetta comunque: controlli il Suo conto in «Fatturazione». Ce ne stiamo occupando.",
  adminTransferRefusedText:
    "il fornitore dei pagamenti rifiuta il trasferimento di {amount} (rendiconto n. {number, number}) per {name}. Verifichi presso il fornitore che non sia stato inviato nulla. Poi annulli l’accredito: la somma sarà di nuovo dovuta e potrà essere accreditata.",
  payoutsAction: "Vedi gli accrediti",
  releaseRefusedSubject: "Non è stato possibile liberare {amount}",
  releaseRefusedText:
    "il fornitore dei pagamenti non è riuscito a liberare {amount}, autorizzati da {name} per una consulenza (argomento: {topic}). Non viene addebitato nulla. Annulli il pagamento presso il fornitore: fino ad allora la somma resta bloccata sulla carta del cliente.",
  endCheckoutRefusedSubject: "Non è stato possibile chiudere un pagamento online",
  endCheckoutRefusedText:
    "il fornitore dei pagamenti non è riuscito a chiudere la pagina in cui {name} poteva autorizzare {amount} per una consulenza (argomento: {topic}). Ciò che vi viene autorizzato si libera da sé. Chiuda la pagina presso il fornitore.",
  disputedSubject: "{name} contesta {amount}",
  disputedText:
    "{name} contesta {amount} per una consulenza (argomento: {topic}). Finché non si decide, di quella consulenza non viene accreditato nulla. Risponda in tempo presso il fornitore dei pagamenti.",
  advisorDisputedText:
    "{name} contesta {amount} per la Sua consulenza (argomento: {topic}). Finché non si decide, di quella consulenza non Le viene accreditato nulla. La avviseremo allora.",
  disputeKeptSubject: "La contestazione di {amount} è chiusa: il pagamento resta",
  disputeKeptText:
    "la contestazione di {name} su {amount} per una consulenza (argomento: {topic}) è chiusa e il pagamento resta valido. Quanto era trattenuto può essere accreditato.",
  advisorDisputeKeptText:
    "la contestazione di {name} su {amount} per la Sua consulenza (argomento: {topic}) è chiusa e il pagamento resta valido. Quanto era trattenuto Le può essere accreditato.",
  disputeLostSubject: "La contestazione di {amount} è persa",
  disputeLostText:
    "la contestazione su {amount} per una consulenza (argomento: {topic}) è stata decisa a favore di {name}. La somma è tornata al cliente ed è registrata come rimborso.",
  advisorSentBackText:
    "per la Sua consulenza con {name} (argomento: {topic}) sono tornati al cliente {amount}. La Sua quota diminuisce in proporzione.",
  sentBackElsewhereSubject: "{amount} sono stati rimborsati",
  sentBackElsewhereText:
    "per una consulenza (argomento: {topic}) {name} ha ricevuto il rimborso di {amount} direttamente dal fornitore dei pagamenti. Qui è registrato come rimborso: non deve fare nulla.",
  leavingSubject: "{name} elimina l’account e deve ancora pagare",
  leavingText:
    "{name} ha chiesto di eliminare l’account e non ha ancora pagato tutto. Il {date} nome e indirizzo vengono cancellati: entro quella data regoli ciò che resta da pagare, oppure vi rinunci.",

  paymentClosing: "Riceve questa email per un pagamento su {site}.",
  payWayMail: "Come pagare",
  paymentReference: "Causale del pagamento",

  ...payWayMessages,
};
