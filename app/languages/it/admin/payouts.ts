import type { payoutMessages as english } from "#app/features/admin/payouts/messages";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Payouts in the admin area, in Italian. */
export const payoutMessages: Translation<typeof english> = {
  title: "Accrediti",
  text: "Quanto i consulenti hanno guadagnato e non ancora ricevuto, per valuta; quanto i clienti devono ancora pagare non conta. Un accredito comprende tutto il dovuto e il consulente lo trova in Fatturazione con il numero del rendiconto.",
  none: "Nulla da accreditare",
  noneText: "Quando una consulenza è completata, qui compare quanto ha guadagnato il consulente.",
  outside: "Il denaro lo invia Lei",
  noDestination: "Il consulente non ha indicato dove.",
  noDestinationText: "Si indica in Fatturazione. Fino ad allora non si può accreditare nulla.",
  waits:
    "Altri {amount} in attesa: il cliente può ancora dire che il consulente non si è presentato, o lo ha già detto, oppure il fornitore dei pagamenti non ha ancora incassato il prezzo.",
  transferred: "Tramite il fornitore di pagamenti",
  accountEnd: "Sul conto che termina con {end}",
  payOut: "Accredita",
  payOutNamed: "Accredita {amount} ({name})",
  confirmTitle: "Accreditare {amount} ({name})?",
  confirmOutside: `Invii prima il denaro: questa operazione crea il rendiconto. Può essere annullata per ${UNDO_SECONDS} secondi; fino ad allora la sua email attende.`,
  confirmTransfer: `Viene creato il rendiconto e, dopo ${UNDO_SECONDS} secondi, il fornitore di pagamenti trasferisce il denaro. Fino ad allora l’accredito può essere annullato.`,
  reference: "Riferimento del rendiconto",
  referenceHint: "Come è stato inviato il denaro, ad esempio il numero del bonifico. Il consulente lo legge.",
  made: "Accreditato, rendiconto n. {number, number}.",
  nothingOwed: "L’accredito è già stato effettuato: non è più dovuto nulla.",
  amountChanged: "Nessun accredito effettuato: ora l’importo dovuto è diverso. Ecco l’elenco attuale.",
  takenBack: "Non è stato accreditato nulla: questo accredito è stato annullato. Ecco l’elenco aggiornato.",
  wrongState: "Questo accredito è già stato annullato, oppure il fornitore di pagamenti ha iniziato a trasferirlo.",
  destinationChanged:
    "Nessun accredito effettuato: nel frattempo la destinazione del denaro è cambiata. La verifichi di nuovo; ecco l’elenco attuale.",
  destinationUnknown: "Nessun accredito effettuato: il consulente non ha indicato dove. Si indica in Fatturazione.",
  referenceMissing:
    "Nessun accredito effettuato: indichi come è stato inviato il denaro. Il consulente lo legge come riferimento del rendiconto.",
  failed: "Non è stato possibile effettuare l’accredito.",
  search: "Cerca per nome, email o valuta",
  noneFound: "Nessuna somma dovuta corrisponde",
  payOutChosenTitle: "Accreditare tutto ciò che è selezionato?",
  payOutChosenText: `Invii prima ciò che non passa dal fornitore di pagamenti. Per ciascuno viene emesso un rendiconto; per ${UNDO_SECONDS} secondi si possono annullare.`,
  manyMade: "Accreditato, {count, plural, one {# rendiconto} other {# rendiconti}}.",
  onTheWay: "In corso",
  refused: "Non trasferito",
  held: "Trattenuto",
  heldText:
    "Non inviato: nel frattempo del denaro incluso è stato contestato o rimborsato. Parte da solo non appena il pagamento è confermato; in caso contrario, lo annulli.",
  takeBack: "Annulla accredito",
  takeBackNamed: "Annulla accredito di {amount} per {name}, rendiconto n. {number, number}",
  takeBackTitle: "Annullare l’accredito di {amount} per {name}?",
  takeBackText:
    "Il fornitore di pagamenti rifiuta questo trasferimento. Verifichi prima presso il fornitore che non sia stato inviato nulla: la somma sarà di nuovo dovuta e potrà essere accreditata.",
  takeBackHeldText:
    "Non è stato inviato nulla. L’importo torna a essere dovuto, meno quanto rimborsato; ciò che è contestato resta trattenuto fino alla decisione.",
  tookBack: "Accredito annullato: la somma è di nuovo dovuta.",
  takingBackFailed: "Non è stato possibile annullare l’accredito.",
  isTakenBack: "Annullato",
  madeTitle: "Accreditati",
  madeTo: "Rendiconto n. {number, number} · {name}",
  leavesOn: "Elimina il proprio account: viene cancellato il <time></time>.",
};
