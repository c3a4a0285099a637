import {
  CEREMONY_MINUTES,
  FIRST_SESSION_TIMEOUT_HOURS,
  LINK_HOURS,
  SESSION_MAX_DAYS,
  WANTED_SAVE_MINUTES,
} from "#app/features/accounts/limits";
import { FLOW_MINUTES } from "#app/features/accounts/oauth/providers";
import { CHALLENGE_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { KNOWN_DEVICE_DAYS } from "#app/features/accounts/sign-in/known-device";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS, LANGUAGE_DAYS, WRITTEN_HOURS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site stores in a browser: a few things it cannot work without, so no consent is needed. In Italian. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies,
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
                `Con “Mantieni l’accesso” ${SESSION_MAX_DAYS} giorni, altrimenti fino alla chiusura del browser. Termina prima se la sessione resta inutilizzata oltre la scadenza impostata, inizialmente ${FIRST_SESSION_TIMEOUT_HOURS} ore.`,
              ],
              [
                "flash (su un sito cifrato: __Host-flash)",
                "Porta un avviso alla pagina successiva, ad esempio “salvato”.",
                `Finché non viene mostrato, al massimo ${FLASH_SECONDS} secondi`,
              ],
              [
                "written (su un sito cifrato: __Host-written)",
                "Garantisce che Lei veda ciò che ha appena inviato quando il sito ha più database: una posizione nel loro registro, e nulla su di Lei.",
                `${counted(WRITTEN_HOURS, "ora", "ore")} dopo l’ultimo invio`,
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
                "question (su un sito cifrato: __Host-question)",
                "Riconosce il browser in cui è stata scritta una domanda a un consulente prima dell’accesso, per inserirla solo lì: un token casuale.",
                `${KEPT_QUESTION_DAYS} giorni`,
              ],
              [
                "waiting-email (su un sito cifrato: __Host-waiting-email)",
                "Ricorda quale registrazione di questo browser attende la conferma dell’indirizzo, per inviare di nuovo l’email, correggere l’indirizzo, far valere la sua password solo qui e far ricomparire qui il nome e la nota di una richiesta.",
                `Finché non l’ha confermato, al massimo ${counted(LINK_HOURS.confirm_email / 24, "giorno", "giorni")}`,
              ],
              [
                "challenge (su un sito cifrato: __Host-challenge)",
                "Riconosce, dopo la password, quale accesso attende ancora il codice: un token casuale.",
                `Finché non ha effettuato l’accesso, al massimo ${counted(CHALLENGE_MINUTES, "minuto", "minuti")}`,
              ],
              [
                "passkey (su un sito cifrato: __Host-passkey)",
                "Garantisce che una passkey venga creata o usata nel browser che l’ha richiesta: un token casuale.",
                `Fino al termine dell’operazione, al massimo ${counted(CEREMONY_MINUTES, "minuto", "minuti")}`,
              ],
              [
                "flow (su un sito cifrato: __Host-flow)",
                "Garantisce che chi torna da Google o LinkedIn vi sia andato da questo browser: un token casuale.",
                `Fino al Suo ritorno, al massimo ${counted(FLOW_MINUTES, "minuto", "minuti")}`,
              ],
              [
                "known-browser (su un sito cifrato: __Secure-known-browser)",
                "La distingue dagli estranei quando accede, dopo un primo accesso con questo browser: un numero casuale e un sigillo per ogni account. Le password errate provate da altri non bloccano nulla per Lei.",
                `${KNOWN_DEVICE_DAYS} giorni dopo il Suo ultimo accesso`,
              ],
              [
                "wanted-save (su un sito cifrato: __Secure-wanted-save)",
                "Ricorda quale consulente voleva salvare, e in quale pagina, mentre effettua l’accesso.",
                `Finché il consulente non è salvato, al massimo ${counted(WANTED_SAVE_MINUTES, "minuto", "minuti")}`,
              ],
              [
                "held-hours (su un sito cifrato: __Host-held-hours)",
                "Ritrova l’ora che sta prenotando finché è tenuta per Lei: un numero casuale per ciascuna. Così, se torna indietro o apre una seconda scheda, la vede libera.",
                `${counted(QUOTE_MINUTES, "un minuto", "minuti")} dopo l’ultimo invio del modulo`,
              ],
              [
                "lang (su un sito cifrato: __Host-lang)",
                "La lingua in cui legge il sito, se ne ha scelta una.",
                `${counted(LANGUAGE_DAYS, "giorno", "giorni")} dopo la Sua ultima scelta`,
              ],
              [
                "zone",
                "Comunica il Suo fuso orario quando ha effettuato l’accesso e il Suo profilo non ne contiene ancora uno.",
                "Fino alla chiusura del browser",
              ],
              [
                "currency",
                "La valuta in cui gli importi Le vengono mostrati in aggiunta, se ne ha scelta una: passa all’account che Lei crea.",
                "Fino alla chiusura del browser",
              ],
              [
                "currency (archivio locale, non un cookie)",
                "La valuta in cui gli importi Le vengono mostrati in aggiunta, se ne ha scelta una.",
                "Finché non la cancella",
              ],
              ["font (archivio locale, non un cookie)", "Annota che il carattere dei titoli è già presente.", "Finché non lo cancella"],
              [
                "zone (archivio locale, non un cookie)",
                "Il fuso orario in cui Le mostriamo gli orari, se ne ha scelto uno.",
                "Finché non sceglie quello del Suo dispositivo o lo cancella",
              ],
              ["theme (archivio locale, non un cookie)", "Chiaro o scuro, se ha scelto.", "Finché non sceglie “Sistema” o lo cancella"],
              [
                "message …, question … (archivio di sessione, non un cookie)",
                "Un messaggio o una domanda che ha iniziato a scrivere, perché non vada perso se ricarica la pagina o cade la connessione.",
                "Finché non lo invia, non svuota il campo o non chiude la scheda o non esce dall’account",
              ],
              [
                "note …, review …, reply … (archivio di sessione, non un cookie)",
                "Le Sue note su una consulenza, una recensione o una risposta che non ha ancora salvato o inviato, perché non vadano perse se lascia la pagina.",
                "Finché non le salva o invia, non svuota il campo, non chiude la scheda o non esce dall’account",
              ],
              [
                "hour … (archivio di sessione, non un cookie)",
                "La nota che scrive per una consulenza mentre la prenota; anche il nome e l’e-mail, mentre sceglie un altro orario.",
                "Finché non svuota il campo o non chiude la scheda o non esce dall’account",
              ],
              [
                "own email (archivio di sessione, non un cookie)",
                "L’e-mail che scrive per registrarsi o accedere: così è anche nell’altro modulo e dopo un ricaricamento.",
                "Finché non è inviata, o non svuota il campo o non chiude la scheda o non esce dall’account",
              ],
              [
                "outgoing …, unsaved … (archivio di sessione, non un cookie)",
                "Messaggi e modifiche in corso di invio, perché arrivino anche se cade la connessione.",
                "Finché non sono arrivati o non chiude la scheda o non esce dall’account",
              ],
              [
                "whose (archivio di sessione, non un cookie)",
                "Il numero dell’ultimo account che ha effettuato l’accesso qui, affinché tutto ciò che questa finestra conserva sia dimenticato quando accede un’altra persona.",
                "Finché non chiude la scheda o non esce dall’account",
              ],
              [
                "put away (archivio di sessione, non un cookie)",
                "Ciò che aveva scritto qui quando la Sua sessione è terminata senza che uscisse dall’account, affinché chi viene dopo non ne legga nulla.",
                "Finché Lei o un’altra persona non accede di nuovo, o non chiude la scheda o non esce dall’account",
              ],
              [
                "left page (archivio di sessione, non un cookie)",
                "Ciò che aveva scritto in una pagina, mai una password, quando ha dovuto effettuare di nuovo l’accesso.",
                "Finché non torna su quella pagina, non accede un’altra persona o non chiude la scheda o non esce dall’account",
              ],
              [
                "reloaded page (archivio di sessione, non un cookie)",
                "Ciò che aveva scritto in un modulo, mai una password, poco prima che la pagina fosse ricaricata.",
                "Finché la pagina non è di nuovo lì o non chiude la scheda o non esce dall’account",
              ],
              [
                "comparison (archivio di sessione, non un cookie)",
                "I consulenti che ha scelto di confrontare, perché li ritrovi anche nella pagina successiva.",
                "Finché non svuota il confronto, non chiude la scheda o non esce dall’account",
              ],
              [
                "react-router-scroll-positions, remix-router-transitions (archivio di sessione, non un cookie)",
                "Fin dove aveva fatto scorrere una pagina e come è stata aperta, perché tornando indietro la ritrovi com’era.",
                "Finché non chiude la scheda o non esce dall’account",
              ],
              [
                "files … (archivio cache, non un cookie)",
                "Script, caratteri e testi del sito, e una pagina per quando manca la connessione.",
                "Finché non esce una nuova versione del sito o non li cancella",
              ],
              [
                "pages … (archivio cache, non un cookie)",
                "Le ultime pagine viste senza aver effettuato l’accesso, per poterle leggere senza connessione. Sono uguali per tutti i visitatori.",
                "Finché non effettua l’accesso, non esce una nuova versione del sito o non le cancella",
              ],
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
