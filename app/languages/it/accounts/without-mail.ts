import type { WithoutMail } from "#app/features/site/messages-without-mail";

/** Said on a site that sends no email, in Italian. */
export const messagesWithoutMail: WithoutMail = {
  "accounts.waitingText": "L’account di <strong>{email}</strong> attende il link di conferma.",
  "accounts.waitingAnyText": "Il Suo account attende il link di conferma.",
  "accounts.waitingHint":
    "Questo sito non invia ancora email, quindi il link non arriverà da solo. Lo chieda a chi gestisce il sito: lo trova nell’area di amministrazione, in “Persone”.",
  "accounts.emailNotConfirmedText":
    "Questo sito non invia ancora email, quindi il link non arriverà da solo. Lo chieda a chi gestisce il sito.",
  "accounts.sentAgain":
    "Se quell’indirizzo è in attesa di conferma, ora c’è un nuovo link. Questo sito non invia ancora email: lo chieda a chi gestisce il sito.",
  "accounts.forgotText":
    "Inserisca la Sua email. Se esiste un account, viene creato un link per scegliere una nuova password. Questo sito non invia ancora email: chieda il link a chi gestisce il sito.",
  "accounts.forgotSent":
    "Se a quell’indirizzo corrisponde un account, ora c’è un link per scegliere una nuova password. Questo sito non invia ancora email: lo chieda a chi gestisce il sito.",
  "accounts.resetEndedButton": "Richiedi un nuovo link",
  "accounts.notMeText":
    "Tutti i dispositivi vengono disconnessi dal Suo account, e la password, le passkey, gli account collegati e l’indirizzo del calendario non sono più validi, come pure l’autenticazione a due fattori attivata nel frattempo. Questo sito non invia ancora email: chieda a chi gestisce il sito il link per scegliere una nuova password.",
  "accounts.notMeUsedText":
    "Ha segnalato che qualcosa non era opera Sua: tutti sono stati disconnessi, e ciò che era stato configurato da allora nel Suo account non è più valido. Questo sito non invia ancora email: chieda a chi gestisce il sito il link per scegliere una nuova password.",
  "accounts.notMeDone":
    "Tutti i dispositivi sono disconnessi. Questo sito non invia ancora email: chieda a chi gestisce il sito il link per scegliere una nuova password.",
  "accounts.againWithoutPassword": "Non ha ancora una password? Con un link può sceglierne una.",
  "accounts.againChoose": "Richiedere il link",
  "emailChange.begun":
    "Ciascun indirizzo ha ora un link per confermare la modifica. Questo sito non invia ancora email: li chieda entrambi a chi gestisce il sito.",
  "emailChange.waitingBoth":
    "Entrambi gli indirizzi sono ancora da confermare. Questo sito non invia ancora email: chieda i due link a chi gestisce il sito.",
  "emailChange.waitingOld": "Il nuovo indirizzo è confermato, quello vecchio non ancora. Chieda il suo link a chi gestisce il sito.",
  "emailChange.waitingNew": "Il vecchio indirizzo è confermato, quello nuovo non ancora. Chieda il suo link a chi gestisce il sito.",
  "emailChange.confirmedOne": "Confermato. Resta da confermare l’altro indirizzo: chieda il suo link a chi gestisce il sito.",
  "secondFactor.challengeMailed": "Non l’ha attivata Lei? Chi gestisce il sito può disattivarla: si rivolga a loro.",
  "notifications.preferencesText": "Cosa riceve nell’app, e via email appena questo sito potrà inviarne.",
  "notifications.mailAlways": "Questa email non si può disattivare.",
  "profiles.loginNotificationsHint":
    "Un’email quando qualcuno accede al Suo account da un nuovo dispositivo, appena questo sito potrà inviarne.",
  "profiles.passwordText": "Gli altri dispositivi vengono disconnessi.",
  "booking.hourReplaces": "La Sua richiesta attuale: <time></time>. Quella che invia qui la sostituisce.",
  "booking.meanwhileMail": "Appena {name} risponde, lo vedrà qui e nelle Sue notifiche. Non deve fare altro.",
  "money.toReturnState": "Lo inviamo con lo stesso mezzo con cui è arrivato. Quando sarà fatto, lo vedrà nella pagina della consulenza.",
};
