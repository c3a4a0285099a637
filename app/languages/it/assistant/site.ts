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
  siteElsewhere:
    "Non sono sicuro di quale domanda su questo sito intenda. La pagina di aiuto risponde alle più frequenti e dice chi risponde a tutte le altre.",
};
