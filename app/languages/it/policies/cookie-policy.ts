import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SESSION_MOST_DAYS } from "#app/features/accounts/limits";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site leaves in a browser: a handful of things it cannot work without, so there is nothing to consent to; in Italian. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies ?? "",
  path: "/cookies",
  inShort: [
    "Solo ciò che serve al sito per funzionare. Niente pubblicità, niente statistiche, niente cookie di terzi.",
    "Per questo nessun banner chiede il Suo consenso: non c’è nulla da rifiutare.",
  ],
  sections: [
    {
      id: "list",
      title: "Cosa resta nel Suo browser",
      blocks: [
        {
          table: {
            head: ["Nome", "A cosa serve", "Per quanto tempo"],
            rows: [
              [
                "session (su un sito cifrato: __Host-session)",
                "Riconosce che ha effettuato l’accesso: un token casuale che non dice nulla su di Lei. Nessuno script può leggerlo.",
                `Con “Ricordami” ${SESSION_MOST_DAYS} giorni, altrimenti fino alla chiusura del browser. Termina prima se la sessione resta inutilizzata oltre la scadenza impostata, inizialmente ${FIRST_SESSION_TIMEOUT_HOURS} ore.`,
              ],
              [
                "flash (su un sito cifrato: __Host-flash)",
                "Porta un avviso alla pagina successiva, ad esempio “salvato”.",
                `Finché non viene mostrato, al massimo ${FLASH_SECONDS} secondi`,
              ],
              [
                "conversation (su un sito cifrato: __Host-conversation)",
                "Ritrova la Sua conversazione con l’assistente quando non ha effettuato l’accesso: un token casuale.",
                `${CONVERSATION_DAYS} giorni dopo l’ultimo messaggio`,
              ],
              [
                "application-draft (su un sito cifrato: __Host-application-draft)",
                "Ritrova la Sua candidatura da consulente non ancora completata quando non ha effettuato l’accesso: un token casuale.",
                `${VISITOR_DRAFT_DAYS} giorni dopo l’ultima modifica`,
              ],
              [
                "waiting-email (su un sito cifrato: __Host-waiting-email)",
                "Ricorda a quale indirizzo è stata inviata la conferma, per poterla inviare di nuovo o correggere l’indirizzo.",
                `Finché non l’ha confermato, al massimo ${counted(LINK_HOURS.confirm_email / 24, "giorno", "giorni")}`,
              ],
              [
                "zone",
                "Comunica il Suo fuso orario quando ha effettuato l’accesso e il Suo profilo non ne contiene ancora uno.",
                "Fino alla chiusura del browser",
              ],
              [
                "currency (archivio locale, non un cookie)",
                "La valuta in cui gli importi Le vengono mostrati in aggiunta, se ne ha scelta una.",
                "Finché non la cancella",
              ],
              ["font (archivio locale, non un cookie)", "Annota che il carattere dei titoli è già presente.", "Finché non lo cancella"],
              ["theme (archivio locale, non un cookie)", "Chiaro o scuro, se ha scelto.", "Finché non sceglie “Sistema” o lo cancella"],
            ],
          },
        },
      ],
    },
    {
      id: "others",
      title: "Nessun altro",
      blocks: [
        "Nessuna pagina carica elementi da altri siti, perciò nessun altro sito può lasciare o leggere nulla. Se sceglie di accedere con Google o LinkedIn, passa al loro sito, dove valgono le loro regole.",
      ],
    },
    {
      id: "control",
      title: "Cosa può fare",
      blocks: [
        `Può cancellare o bloccare tutto questo nel Suo browser. Senza il cookie di sessione il Suo accesso non resta attivo; tutto ciò che non richiede un account continua a funzionare. Domande: ${contact.email}.`,
      ],
    },
  ],
});
