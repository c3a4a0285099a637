import type { waitingMessages as english } from "#app/features/admin/waiting/messages";
import type { Translation } from "../../translation";

/** Emails that tell admins what needs their attention, in Italian. */
export const waitingMessages: Translation<typeof english> = {
  applicationsSubject: "{count, plural, one {# candidatura da esaminare} other {# candidature da esaminare}} su {site}",
  overdueSubject: "{count, plural, one {# candidatura in ritardo} other {# candidature in ritardo}} su {site}",
  reportsSubject: "{count, plural, one {# segnalazione in attesa} other {# segnalazioni in attesa}} su {site}",
  requestsSubject: "{count, plural, one {# richiesta di categoria in attesa} other {# richieste di categoria in attesa}} su {site}",
  returnsSubject: "{count, plural, one {# pagamento da restituire} other {# pagamenti da restituire}} su {site}",
  disputesSubject: "{count, plural, one {# consulenza} other {# consulenze}} in attesa di una decisione su {site}",
  applicationsText:
    "{count, plural, one {una candidatura da consulente attende} other {# candidature da consulente attendono}} il Suo esame. A chi si candida promettiamo una risposta entro {hours, plural, one {# ora} other {# ore}}.",
  overdueText: "a chi si è candidato abbiamo promesso una risposta entro {hours, plural, one {# ora} other {# ore}}.",
  reportsText: "qualcuno ha segnalato un messaggio o una recensione. Chi l’ha segnalato attende che venga esaminato.",
  requestsText: "a qualcuno manca una categoria. Può rispondere alla richiesta o rifiutarla.",
  returnsText:
    "è arrivato del denaro che spetta a un cliente, a cui è stata annunciata la restituzione. Lo invii con lo stesso mezzo con cui è arrivato e lo indichi in Pagamenti.",
  disputesText:
    "di una consulenza una parte dice che l’altra non si è presentata, e l’altra dice il contrario. Entrambe attendono la Sua decisione.",
  action: "Apri l’area di amministrazione",
  closing: "Riceve questa email come amministratore, al massimo una volta al giorno. Può disattivarla in Preferenze.",
};
