import { MIN_AGE_YEARS, SESSION_MAX_DAYS, UNCONFIRMED_DAYS } from "#app/features/accounts/limits";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { MAIL_DAYS, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import { policiesMessages } from "../policies";

/** Which personal data is stored, why, for how long, who else sees it, and what people can do about it, in Italian. */
export const privacyPolicy: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "privacy",
  title: policiesMessages.privacy,
  path: "/privacy",
  inShort: [
    "Il Suo browser comunica con questo sito e con nessun altro: niente pubblicità, niente statistiche, niente font o script provenienti da altri siti.",
    "Conserviamo ciò che serve al sito per funzionare: il Suo account, il profilo, le sessioni e i messaggi.",
    "Nulla viene venduto e nulla viene registrato. Un documento affidato alla ricerca con l’AI viene letto una sola volta e poi eliminato.",
    `Può consultare, correggere, esportare e far cancellare ciò che La riguarda. Scriva a ${contact.email}.`,
  ],
  sections: [
    {
      id: "who",
      title: "Chi è il titolare",
      blocks: [
        `Il gestore di questo sito, che opera con il nome ${name}, decide come vengono trattati qui i dati personali e ne risponde in qualità di titolare. Può contattarlo all’indirizzo ${contact.email}, per telefono al numero ${contact.phone}; sede: ${contact.city}.${operator && ` Gestore: ${operator}.`}`,
        "Il sito si basa su un software ospitato dal gestore. Chi ha scritto il software non ne riceve alcun dato.",
      ],
    },
    {
      id: "what",
      title: "Cosa conserviamo, perché e per quanto tempo",
      blocks: [
        {
          table: {
            head: ["Che cosa", "Perché, e su quale base", "Per quanto tempo"],
            rows: [
              [
                "Account: indirizzo email, password (solo come hash), data di conferma dell’indirizzo, secondo fattore se lo utilizza",
                "Per sapere che è Lei. Contratto.",
                `Fino alla chiusura dell’account; ${UNCONFIRMED_DAYS} giorni se l’indirizzo non è mai stato confermato`,
              ],
              [
                "Accessi: un hash del token di sessione, quando è stato usato, l’indirizzo di rete e il tipo di browser",
                "Per mantenere attivo il Suo accesso, mostrarLe le Sue sessioni e avvisarLa di quelle nuove. Contratto e nostro interesse alla sicurezza.",
                `Al massimo ${SESSION_MAX_DAYS} giorni`,
              ],
              [
                "Tentativi di accesso falliti: solo hash, nessun indirizzo in chiaro",
                "Per impedire che qualcuno indovini le password. Nostro interesse alla sicurezza.",
                "Alcune ore",
              ],
              [
                "Profilo: nomi, foto, telefono, località, lingua, valuta, fuso orario, dati aziendali e ciò che dice di cercare",
                "Per compilare i moduli al posto Suo, mostrarLe orari e prezzi nel formato che preferisce e trovare consulenti adatti. Contratto.",
                "Finché non li modifica o li cancella",
              ],
              [
                "Dati di fatturazione: nome, indirizzo, codice fiscale o partita IVA",
                "Per le fatture. Contratto e obbligo di legge.",
                "Per il tempo previsto dalla legge sulle fatture",
              ],
              [
                "Candidature e profili dei consulenti: esperienza, documentazione, link, tariffa, orari, decisione e relativi motivi",
                "Per verificare chi offre consulenze e mostrare al pubblico i consulenti approvati. Contratto e nostro interesse alla fiducia.",
                "Fino alla chiusura dell’account; le decisioni più a lungo, se possono seguire controversie",
              ],
              [
                "Sessioni: chi, quando, argomento, la Sua nota, il prezzo e ogni passaggio",
                "Per svolgere la sessione e tenerne la contabilità. Contratto e obbligo di legge.",
                "Per il tempo previsto dalla legge sulla contabilità; la nota fino alla chiusura dell’account",
              ],
              ["Messaggi tra Lei e un consulente", "Per recapitarli. Contratto.", "Fino alla chiusura degli account di entrambe le parti"],
              [
                "Recensioni",
                "Perché gli altri possano farsi un’idea. Contratto e nostro interesse a recensioni sincere.",
                "Finché il consulente è in elenco; senza il Suo nome dopo la chiusura del Suo account",
              ],
              [
                "Conversazioni con l’assistente e con la ricerca AI: messaggi, risposte, suggerimenti",
                "Per risponderLe e riprendere da dove si era interrotta la conversazione. Contratto, o Sua richiesta prima di concluderne uno.",
                `${CONVERSATION_DAYS} giorni dopo l’ultimo messaggio`,
              ],
              [
                "Documenti affidati alla ricerca con l’AI",
                "Per ricavarne ciò di cui ha bisogno. Sua richiesta.",
                "Non conservati: solo il tempo della lettura",
              ],
              [
                "Richieste di nuove categorie",
                "Per capire che cosa manca. Nostro interesse a migliorare il sito.",
                "Con il Suo nome fino alla chiusura del Suo account",
              ],
              [
                "Email che Le inviamo",
                "Per comunicarLe che cosa è successo. Contratto.",
                `Il testo per ${MAIL_WORDS_HOURS} ore; il fatto che sia stata inviata per ${MAIL_DAYS} giorni`,
              ],
              [
                "Registro del server: ora, percorso, risposta, durata; nulla che La identifichi",
                "Per individuare guasti e attacchi. Nostro interesse a un sito che funzioni.",
                "Alcune settimane",
              ],
            ],
          },
        },
        "Per guardarsi intorno non deve fornirci nulla. Senza un indirizzo email non si può creare un account, e senza un nome un consulente non può sapere chi lo attende.",
      ],
    },
    {
      id: "public",
      title: "Cosa possono vedere tutti",
      blocks: [
        "Di un consulente: nome, foto, titolo, località, lingue, esperienza, aree, tariffa, orari liberi, valutazioni, recensioni e dati conteggiati come le sessioni e i tempi di risposta. Mai l’indirizzo email, il numero di telefono o l’indirizzo esatto.",
        "Di chiunque altro: nulla. Il consulente a cui invia una richiesta vede il Suo nome, la foto, l’argomento, la nota e l’orario.",
      ],
    },
    {
      id: "processors",
      title: "Chi altro riceve dati",
      blocks: [
        "Solo chi è necessario per uno degli scopi indicati sopra, vincolato per contratto a non usarli per altro:",
        {
          list: [
            "La società che ospita il server e le relative copie di sicurezza per conto del gestore.",
            "Il servizio di posta con cui vengono inviate conferme e comunicazioni: il Suo indirizzo e il testo dell’email.",
            "Google o LinkedIn, solo se il gestore ha attivato l’accesso tramite questi servizi e Lei lo sceglie: riceviamo il Suo nome, il Suo indirizzo e un identificativo.",
            "Un servizio di modelli linguistici, solo se il gestore ne ha attivato uno: le parole della Sua conversazione con l’assistente, il testo o le immagini di un documento che gli affida e ciò che i consulenti scrivono del proprio lavoro sulle loro pagine pubbliche. Senza tale servizio, tutte le risposte vengono elaborate su questo server.",
            "Il servizio di calendario di un consulente, solo se il consulente ne ha indicato l’indirizzo: leggiamo gli orari occupati e non inviamo nulla su di Lei.",
          ],
        },
        "Le autorità ricevono dati solo quando la legge ci obbliga a fornirli, e verifichiamo che sia così. Nessuno riceve dati a scopi pubblicitari. Se un servizio si trova al di fuori del territorio la cui legge La tutela, concordiamo le garanzie che tale legge richiede.",
      ],
    },
    {
      id: "decisions",
      title: "Le macchine ordinano, le persone decidono",
      blocks: [
        "Le corrispondenze sono ordinate da una formula in base a competenza, valutazioni, disponibilità, abitudini di risposta e a ciò che ha detto di cercare. Ogni corrispondenza spiega la propria posizione. La formula non decide nulla su di Lei: la scelta è Sua.",
        "Le candidature sono decise da una persona, e le recensioni sono rimosse da una persona.",
      ],
    },
    {
      id: "rights",
      title: "I Suoi diritti",
      blocks: [
        {
          list: [
            "Accesso: chieda che cosa conserviamo su di Lei e ne riceva una copia.",
            "Rettifica: può correggere quasi tutto nel Suo profilo; per il resto ci scriva.",
            "Cancellazione: chiuda l’account e ciò che La riguarda viene eliminato, tranne quanto la legge ci impone di conservare, che viene tenuto separato e protetto.",
            "Portabilità: riceva ciò che ci ha fornito in un formato leggibile da dispositivo automatico.",
            "Opposizione e limitazione: dove ci basiamo su un nostro interesse, ci spieghi perché il Suo prevale; sospendiamo il trattamento mentre lo verifichiamo.",
            "Revoca del consenso, in qualsiasi momento; quanto fatto in precedenza resta lecito.",
            "Reclamo all’autorità per la protezione dei dati del luogo in cui vive. Ci farebbe piacere che ne parlasse prima con noi.",
          ],
        },
        `Scriva a ${contact.email} dall’indirizzo del Suo account. Rispondiamo entro un mese, gratuitamente.`,
      ],
    },
    {
      id: "safety",
      title: "Come proteggiamo i dati",
      blocks: [
        "Le password sono trasformate in hash con una funzione lenta e ad alto uso di memoria; i token delle sessioni e dei link contenuti nelle email sono conservati solo come hash. Il Suo accesso è un cookie che nessuno script può leggere. Ogni pagina vieta al browser di caricare elementi da altri siti. I permessi di visione sono verificati sul server, a ogni richiesta.",
        "Se si verifica un incidente che La espone a un rischio, informiamo senza ritardo Lei e l’autorità. Le modalità per segnalare una vulnerabilità sono indicate in security.txt.",
      ],
    },
    {
      id: "children",
      title: "Minori",
      blocks: [
        `Il sito è destinato a chi ha almeno ${MIN_AGE_YEARS} anni. Se veniamo a sapere che una persona più giovane ha un account, lo cancelliamo.`,
      ],
    },
    {
      id: "changes",
      title: "Modifiche",
      blocks: [
        "Quando la presente informativa cambia, cambia la data riportata all’inizio. Se una modifica riguarda qualcosa a cui ha acconsentito, La avvisiamo prima via email.",
      ],
    },
  ],
});
