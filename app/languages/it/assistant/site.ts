import type { siteMessages as english } from "#app/features/assistant/conversation/messages";
import type { Translation } from "../../translation";

export const siteMessages: Translation<typeof english> = {
  sitePassword: "In questa pagina inserisce il Suo indirizzo email e riceve un link con cui scegliere una nuova password.",
  siteLanguage: "Le lingue si trovano in fondo a ogni pagina. Una volta effettuato l’accesso, la Sua si trova anche nelle preferenze.",
  siteNoAnswer:
    "Il consulente ha {hours, plural, one {# ora} other {# ore}} per rispondere. Senza risposta la richiesta scade e non deve nulla. Tra le Sue consulenze vede a che punto è.",
  linkForgot: "Password dimenticata",
  siteApp:
    "Non c’è nulla da installare: il sito funziona nel browser del telefono come sul computer e si può aggiungere alla schermata iniziale.",
  siteMoving:
    "Apra la consulenza in questa pagina e proponga lì un altro orario. Quello concordato resta valido finché l’altra parte non accetta il nuovo.",
  siteSurge:
    "{surge, select, on {Finché le richieste su un argomento sono molte più dei consulenti, alla tariffa si aggiunge una maggiorazione, mai più del {percent}; sparisce quando diminuiscono.} other {Alla tariffa non si aggiunge nulla quando le richieste sono molte.}} I consulenti possono anche cambiare la loro tariffa. Il prezzo che vede non aumenta mentre decide.",
  siteNoAccount:
    "No. Guardare i consulenti, cercare e scrivermi non richiede un account e non costa nulla. Ne serve uno solo per prenotare.",
  siteNoOtherWay: "Non si può pagare in altro modo.",
  siteLook: "Chiaro e scuro si trovano in fondo a ogni pagina. Una volta effettuato l’accesso, si trovano anche nelle preferenze.",
  siteElsewhere:
    "Non sono sicuro di quale domanda su questo sito intenda. La pagina di aiuto risponde alle più frequenti e dice chi risponde a tutte le altre.",
  siteOvertime:
    "Il prezzo vale per la durata che prenota; il sito non aggiunge nulla per i minuti in più. Se Le serve più tempo, scelga una sessione più lunga o ne prenoti un’altra.",
  siteTrial:
    "Non c’è un primo colloquio gratuito: una consulenza ha il suo prezzo dal primo minuto, ma può essere breve. Guardare i consulenti, cercare, fare loro una domanda e chiedere a me non costa nulla.",
  siteMailMissing:
    "Guardi anche nella posta indesiderata. Per un nuovo account, acceda con la Sua password: può poi far inviare di nuovo il link. Tra le Sue consulenze vede se una richiesta è stata inviata.",
  siteConfidential:
    "Quello che scrive a un consulente lo vedete solo voi due; se un messaggio viene segnalato, chi gestisce questo sito legge quel messaggio e nessun altro. Nessuna delle parti riferisce ciò che apprende dell’altra, salvo che la legge lo richieda.",
  siteReport:
    "Nei Suoi messaggi può segnalare ogni messaggio ricevuto e bloccare chi lo ha scritto. Può anche scrivere a chi gestisce questo sito: {email}.",
  siteReviewNamed: "La recensione di un cliente appare nella pagina del consulente, con il nome del cliente.",
  siteLate:
    "Se è in ritardo, scriva all’altra parte nei messaggi. A partire da {minutes, number} minuti dopo l’inizio può segnalare che Lei non si è presentato; se non si presenta, il prezzo resta dovuto.",
  siteCurrency: "Si paga nella valuta del consulente. Gli importi in un’altra valuta portano il segno ≈ e servono solo per confrontare.",
  siteCardUnseen: "Questo sito non vede mai i dati di una carta.",
  siteTimeZone: "Vede ogni orario secondo il Suo orologio e secondo quello del consulente. Il Suo fuso orario si trova nelle preferenze.",
  siteAge: "Bisogna avere almeno {years, number} anni.",
  siteOperator: "Gestore di questo sito: {operator}.",
  linkDashboard: "Dashboard consulente",
  siteNotHeldMoney:
    "Se il consulente non risponde, il rimborso è completo, o non deve nulla se non ha ancora pagato; se non siete d’accordo, decide chi gestisce questo sito.",
};
