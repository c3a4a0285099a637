import { MIN_AGE_YEARS } from "#app/features/accounts/limits";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { COMPLETION_HOURS, MAX_COUNTERS, QUOTE_MINUTES, REVIEW_DAYS } from "#app/features/booking/deadlines";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import type { WritePolicy } from "#app/features/policies/policy";
import { currentRules } from "#app/features/rules/current-rules";
import { MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { policiesMessages } from "../policies";

/** The agreement between a person, an advisor and the site's operator, in Italian. */
export const termsOfService: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "terms",
  title: policiesMessages.terms,
  path: "/terms",
  inShort: [
    `${name} La mette in contatto con consulenti indipendenti. Le consulenze sono opera loro e hanno carattere informativo: non instaurano un rapporto professionale.`,
    "Conosce il prezzo completo prima di richiedere una sessione e paga solo le sessioni accettate. Non c’è alcun abbonamento.",
    `Se annulla almeno ${currentRules().wholeRefundHours} ore prima dell’inizio, il rimborso è completo. Se annulla il consulente, lo è sempre.`,
    `Deve avere almeno ${MIN_AGE_YEARS} anni. Nessuno registra una sessione senza il consenso di tutti.`,
  ],
  sections: [
    {
      id: "parties",
      title: "Tra chi vale l’accordo",
      blocks: [
        `I presenti termini regolano il rapporto tra Lei e il gestore di questo sito, che opera con il nome ${name}. Può contattare il gestore all’indirizzo ${contact.email}. “Noi” indica il gestore; “il sito” indica ciò che utilizza qui.${operator && ` Gestore: ${operator}.`}`,
        "La sessione in sé è concordata tra Lei e il consulente, tramite il sito. Non siamo parte della consulenza, e i consulenti non sono nostri dipendenti né nostri agenti.",
        "Creando un account, inviando una richiesta o candidandosi come consulente Lei accetta i presenti termini. Per guardarsi intorno non servono né un account né un accordo.",
      ],
    },
    {
      id: "age",
      title: "Chi può usare il sito",
      blocks: [
        `Deve avere almeno ${MIN_AGE_YEARS} anni e la capacità di concludere un contratto nel luogo in cui vive. Se agisce per conto di un’impresa o di un’organizzazione, dichiara di averne il potere.`,
        "Ogni account è personale. Non comunichi la Sua password a nessuno e ci avvisi se ritiene che qualcun altro abbia usato il Suo account. Prima di qualsiasi operazione vincolante possiamo chiederLe di confermare il Suo indirizzo email.",
      ],
    },
    {
      id: "information",
      title: "Informazioni, non un rapporto professionale",
      blocks: [
        "Ciò che un consulente afferma qui, in una sessione, in un messaggio, in un profilo o in una recensione, è un’informazione o un’opinione basata sull’esperienza. Di per sé non fa di Lei un suo cliente in senso professionale e non sostituisce il parere di chi conosce tutta la Sua documentazione.",
        "È Lei a decidere che uso farne. Verifichi ciò che è importante prima di agire, soprattutto se sono in gioco una scadenza, un importo rilevante oppure la salute o la libertà di qualcuno.",
        "L’assistente e la ricerca con l’AI ordinano, cercano e suggeriscono. Possono sbagliare. Non danno pareri propri, e nulla di ciò che scrivono è una promessa di risultato.",
      ],
    },
    {
      id: "regulated",
      title: "Consulenze regolamentate",
      blocks: [
        hasSpecifiedCategories()
          ? "In molti luoghi le consulenze legali, fiscali e in materia di investimenti, assicurazioni e immigrazione sono riservate a chi è abilitato per quel luogo. Un profilo su questo sito non significa che il consulente sia abilitato nel luogo in cui Lei vive."
          : "In molti luoghi alcune consulenze sono riservate a chi è abilitato per quel luogo. Un profilo su questo sito non significa che il consulente sia abilitato nel luogo in cui Lei vive.",
        {
          list: [
            "Se Le serve una consulenza regolamentata, prima della sessione chieda al consulente quale abilitazione possiede, in quale albo o registro figura e dove è valida.",
            hasSpecifiedCategories()
              ? "Con una sessione su questo sito nessuno diventa il Suo avvocato, il Suo consulente fiscale o il Suo consulente finanziario, a meno che entrambi non lo concordiate per iscritto al di fuori del sito."
              : "Con una sessione su questo sito non nasce alcun incarico duraturo tra Lei e il consulente, a meno che entrambi non lo concordiate per iscritto al di fuori del sito.",
            "I consulenti possono offrire solo ciò che sono autorizzati a offrire e devono dichiarare quando una domanda va oltre.",
            hasSpecifiedCategories()
              ? "Nulla di quanto appare sul sito è un’offerta di acquisto o di vendita di strumenti finanziari, né una previsione di rendimento."
              : "Nulla di quanto appare sul sito è la promessa di un determinato risultato.",
          ],
        },
      ],
    },
    {
      id: "requests",
      title: "Dalla richiesta alla sessione",
      blocks: [
        `Può chiedere qualsiasi orario reso disponibile da un consulente, con almeno ${MINIMUM_LEAD_MINUTES} minuti di anticipo. Il prezzo che Le è stato mostrato resta bloccato per ${QUOTE_MINUTES} minuti; se al momento della conferma è cambiato, Le viene mostrato quello nuovo e non viene inviato nulla.`,
        {
          list: [
            "La richiesta è la Sua proposta. Finché non viene accettata può ritirarla in qualsiasi momento, senza dover pagare nulla.",
            `Il consulente accetta, rifiuta o propone un altro orario, al massimo ${MAX_COUNTERS} volte. Senza risposta la richiesta scade dopo ${currentRules().expiryHours} ore, o all’inizio della sessione se arriva prima.`,
            "Con l’accettazione la sessione è concordata e il prezzo è dovuto.",
            "Ciascuna delle parti può proporre di spostare una sessione concordata. L’orario precedente resta valido finché l’altra parte non accetta quello nuovo.",
            `Una sessione che nessuno chiude o segnala si considera svolta ${COMPLETION_HOURS} ore dopo la sua fine.`,
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Prezzi e pagamento",
      blocks: [
        `Il prezzo è composto dalla tariffa oraria del consulente per i minuti che sceglie${currentRules().surge ? `${currentRules().rushPercent > 0 ? ", " : " e "}da una maggiorazione quando molte persone chiedono lo stesso argomento contemporaneamente` : ""}${currentRules().rushPercent > 0 ? ` e, se sceglie l’urgenza, da un supplemento del ${currentRules().rushPercent}% sul prezzo base` : ""}. Ogni voce è indicata prima della conferma. La pagina dei prezzi riporta la formula, e non si aggiunge altro.`,
        "I prezzi sono espressi nella valuta del consulente. Gli importi in un’altra valuta sono contrassegnati da ≈ e servono solo per un confronto. Il consulente tenuto ad applicare imposte le include nella propria tariffa.",
        "Il sito non vede mai i dati di una carta. Come si paga è indicato prima della conferma. Se avviene con carta, il pagamento si fa sulla pagina di un fornitore di servizi di pagamento, che autorizza il prezzo con la richiesta e lo riscuote quando il consulente ha accettato; altrimenti, una volta accettata la sessione, nel modo che il gestore Le indica. Non ci sono abbonamenti, quote di iscrizione né importi che si rinnovano da soli.",
        "L’eventuale quota del prezzo trattenuta dalla piattaforma è detratta da quanto riceve il consulente, a cui viene mostrata prima di ogni accettazione.",
      ],
    },
    {
      id: "cancelling",
      title: "Annullamenti e rimborsi",
      blocks: [
        "Se annulla una sessione concordata, quanto Le viene restituito dipende dall’anticipo rispetto all’inizio:",
        { shows: "cancellation" },
        {
          list: [
            "Se annulla il consulente, o se annulliamo noi, il rimborso è completo.",
            "Se chiede tardi di spostare una sessione, un annullamento successivo non Le rimborsa più di quanto avrebbe fatto al momento della richiesta.",
            "Se il consulente non si presenta, lo segnali e non dovrà pagare nulla. Se non si presenta Lei, il prezzo resta dovuto.",
            "Se la sessione non si è potuta svolgere per un malfunzionamento del sito, il rimborso è completo.",
            "Se ritiene che una sessione non corrisponda a quanto concordato, scriva prima al consulente e poi a noi. Ascoltiamo entrambe le parti e possiamo concedere un rimborso parziale o completo.",
          ],
        },
        "Restano fermi i diritti di recesso che la legge del Suo Paese Le riconosce come consumatore, indipendentemente da quanto scritto qui.",
      ],
    },
    {
      id: "recording",
      title: "Nessuna registrazione, e riservatezza reciproca",
      blocks: [
        "Il sito non registra alcuna sessione: né audio, né video, né trascrizioni. Lei e il consulente potete registrare solo se tutti i partecipanti alla sessione hanno acconsentito in anticipo.",
        "Ciò che venite a sapere l’uno dell’altro serve solo alla sessione. Nessuna delle parti lo comunica ad altri senza il consenso dell’altra, salvo che la legge lo imponga.",
      ],
    },
    {
      id: "reviews",
      title: "Recensioni",
      blocks: [
        `Dopo una sessione svolta, ciascuna parte può recensire l’altra una volta, entro ${REVIEW_DAYS} giorni. Nessuna vede la recensione dell’altra prima che entrambe ne abbiano scritta una o che il termine sia scaduto. I consulenti possono rispondere pubblicamente.`,
        "Una recensione racconta la Sua esperienza, con parole Sue. Rimuoviamo le recensioni comprate, minacciose, offensive o illecite, quelle che rivelano fatti privati o che non riguardano la sessione, e nessun’altra: un giudizio negativo non è un motivo.",
      ],
    },
    {
      id: "advisors",
      title: "Se è un consulente",
      blocks: [
        {
          list: [
            "Ciò che dichiara su di sé è vero e aggiornato, e ha il diritto di dichiararlo. Ne fornisce le prove quando Le vengono chieste.",
            `Una persona legge la Sua candidatura, di norma entro ${REVIEW_PROMISE_HOURS} ore. In caso di esito negativo ne riceve i motivi e può inviarne un’altra.`,
            "Stabilisce Lei la tariffa, gli orari e il preavviso, e risponde alle richieste nei tempi previsti. Opera in modo indipendente e provvede alle proprie imposte, assicurazioni e abilitazioni.",
            "Prima di una sessione dichiara se ha un interesse in ciò che raccomanda.",
            "Possiamo sospendere un profilo pubblico in caso di violazione dei presenti termini, per motivi di sicurezza o quando la legge lo impone, indicandoLe il motivo.",
          ],
        },
      ],
    },
    {
      id: "conduct",
      title: "Che cosa è vietato a tutti",
      blocks: [
        {
          list: [
            "Ingannare gli altri sulla propria identità o sulle proprie capacità, o usare l’account di un’altra persona.",
            "Molestare, minacciare o discriminare chiunque.",
            "Offrire o chiedere qualcosa di illecito, o consigli su come violare la legge.",
            "Copiare l’elenco dei consulenti con mezzi automatici, inviare pubblicità non richiesta, tentare di forzare o sovraccaricare il sito.",
            "Caricare contenuti di cui non si hanno i diritti o che contengono codice dannoso.",
          ],
        },
      ],
    },
    {
      id: "content",
      title: "Ciò che scrive e carica",
      blocks: [
        "Resta Suo. Ci autorizza a conservarlo e a mostrarlo dove il sito lo prevede: un profilo pubblico a tutti, un messaggio al suo destinatario. Un documento affidato alla ricerca con l’AI viene letto una sola volta e non viene conservato.",
        "Può modificare o rimuovere ciò che è Suo. Se chiude l’account, le recensioni delle sessioni restano senza il Suo nome.",
      ],
    },
    {
      id: "liability",
      title: "Di cosa rispondiamo",
      blocks: [
        "Gestiamo il sito con cura e mostriamo ciò che sappiamo dei consulenti, ma non possiamo garantire che sia sempre disponibile o privo di errori, né che la consulenza ricevuta sia adatta al Suo caso.",
        "Rispondiamo senza limiti in caso di dolo e colpa grave, per danni alla vita, all’integrità fisica o alla salute e ovunque la legge non consenta limitazioni. In caso di colpa lieve rispondiamo solo della violazione degli obblighi essenziali del presente accordo, e solo per il danno prevedibile. Per le parti gratuite del sito non rispondiamo oltre.",
      ],
    },
    {
      id: "ending",
      title: "Fine del rapporto",
      blocks: [
        "Può chiudere il Suo account in qualsiasi momento; le sessioni concordate vengono allora annullate come descritto sopra. Possiamo chiudere un account per una grave violazione dei presenti termini, indicandone il motivo. Quanto ha guadagnato o deve esserLe rimborsato resta Suo.",
      ],
    },
    {
      id: "changes",
      title: "Modifiche, legge applicabile e controversie",
      blocks: [
        "Quando i presenti termini cambiano, cambia la data riportata all’inizio, e chi ha un account ne viene informato prima che la modifica valga nei suoi confronti. Ciò che è stato concordato in precedenza resta soggetto ai termini allora in vigore.",
        "Si applica la legge del luogo in cui è stabilito il gestore. Come consumatore conserva la tutela della legge del Paese in cui vive e può rivolgersi ai giudici di quel Paese. Se una di queste clausole non è valida, le altre restano in vigore.",
        `Prima di andare in giudizio, scriva a ${contact.email}. Quasi tutto si può risolvere parlandone.`,
      ],
    },
  ],
});
