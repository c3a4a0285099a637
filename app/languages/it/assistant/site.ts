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
};
