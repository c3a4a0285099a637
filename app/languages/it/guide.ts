import type { guideMessages as english } from "#app/features/guide/messages";
import type { Translation } from "../translation";

/** The page that explains how the product works, in Italian. */
export const guideMessages: Translation<typeof english> = {
  title: "Come funziona",
  description:
    "Da una domanda a un consiglio da mettere in pratica: la descriva, veda chi è adatto e perché, controlli il prezzo e riceva una risposta entro {hours, number} ore.",
  intro: "Da una domanda a un consiglio da mettere in pratica. Cosa succede, in quale ordine, e cosa succede se qualcosa va storto.",
  contents: "In questa pagina",
  step: "Passaggio {number, number}:",

  spanTitle: "Una consulenza, dalla richiesta alla recensione",
  spanRequest: "Lei chiede un orario",
  spanRequestFigure: "subito",
  spanRequestText: "Con il prezzo completo davanti a sé. Ancora nulla da pagare.",
  spanAnswer: "Il consulente risponde",
  spanAnswerFigure: "{hours, number}\u00a0h",
  spanAnswerText: "Entro {hours, number} ore, altrimenti la richiesta scade da sola.",
  spanMeeting: "Vi parlate",
  spanMeetingFigure: "{from, number}–{to, number}\u00a0min",
  spanMeetingText: "All’orario concordato, per i minuti che ha scelto.",
  spanReview: "Entrambi lasciate una recensione",
  spanReviewFigure: "{days, number} giorni",
  spanReviewText: "Una per parte, mostrate insieme.",

  seekTitle: "Se cerca una consulenza",
  seekText: "Guardarsi intorno è gratuito e non richiede un account. Paga solo le sessioni che prenota, nient’altro.",
  seekButton: "Trova un consulente",
  describeTitle: "Dica cosa Le serve",
  describeText:
    "Esplori un settore o descriva la situazione con parole Sue. L’assistente e la ricerca con l’AI la leggono e La guidano alle persone adatte.",
  matchTitle: "Scopra chi è adatto, e perché",
  matchText:
    "Ogni corrispondenza spiega la propria posizione: prima la competenza, poi valutazioni, orari liberi e rapidità di risposta. Una posizione in elenco non si può comprare.",
  timeTitle: "Scelga orario e durata",
  timeText:
    "{lengths}, con un anticipo da {minutes, number} minuti a {days, number} giorni. Vede l’orario nel Suo fuso e in quello del consulente.",
  priceTitle: "Controlli il prezzo",
  priceText:
    "{parts, select, both {Base, maggiorazione e supplemento urgenza sono indicati uno per uno, con il totale.} surge {Base e maggiorazione sono indicate una per una, con il totale.} rush {Base e supplemento urgenza sono indicati uno per uno, con il totale.} other {Vede il prezzo intero e di che cosa si compone.}} Il prezzo resta bloccato per {minutes, number} minuti mentre decide.",
  priceLink: "Come si forma un prezzo",
  requestTitle: "Invii la richiesta",
  requestText:
    "L’orario resta riservato per Lei mentre il consulente decide. Fino ad allora può ritirare la richiesta quando vuole, senza alcun costo.",
  answerTitle: "Riceva una risposta entro {hours, number} ore",
  answerText:
    "Il consulente accetta, rifiuta o propone un altro orario, {counters, plural, one {una sola volta} other {fino a # volte}}. Anche il silenzio è una risposta: la richiesta scade.",
  meetTitle: "L’incontro",
  meetText: "Appena l’orario è concordato, ciascuno ha un file per il calendario. Nessuno registra la conversazione.",
  reviewTitle: "Dica com’è andata",
  reviewText:
    "Ognuno può lasciare una recensione, entro {days, number} giorni. Nessuno vede quella dell’altro prima che entrambi abbiano scritto o che il termine sia scaduto.",

  adviseTitle: "Se offre consulenza",
  adviseText: "Decide Lei cosa offrire, quando è disponibile e quanto costa un’ora.",
  adviseButton: "Diventa consulente",
  applyTitle: "Si candidi",
  applyText: "Il Suo settore, l’esperienza, la documentazione, le lingue. Quello che ha scritto resta salvato mentre conferma l’indirizzo.",
  reviewedTitle: "Esame entro {hours, number} ore",
  reviewedText: "La legge una persona. Riceve un sì con i primi passi, oppure i motivi di un no, e può candidarsi di nuovo.",
  hoursTitle: "Apra i Suoi orari",
  hoursText:
    "Orari settimanali, giorni di assenza, la pausa tra due sessioni, il preavviso che desidera. Nessuno può prenotare ciò che non ha aperto.",
  requestsTitle: "Risponda alle richieste",
  requestsText:
    "Ognuna mostra la domanda, l’orario nel Suo fuso e il compenso. Accetti, rifiuti o proponga un altro orario entro {hours, number} ore.",
  netTitle: "Conosca il Suo netto",
  netText: "Quanto riceverà è indicato accanto a ogni richiesta prima che la accetti: il totale, meno la parte della piattaforma.",
  netNoFee: "Al momento la piattaforma non trattiene nulla.",
  netFee: "Al momento la piattaforma trattiene una quota ({percent}).",
  reputationTitle: "Si faccia conoscere",
  reputationText: "Le recensioni provengono solo da sessioni che si sono svolte e può rispondere pubblicamente.",

  checksTitle: "Cosa verifichiamo di un consulente",
  checksText: "Nessuno entra in elenco senza il controllo di una persona. Ecco cosa guarda, e cosa no.",
  checkPerson: "La persona",
  checkPersonText: "Nome, località e link forniti vengono confrontati tra loro prima dell’inserimento in elenco.",
  checkEvidence: "La documentazione",
  checkEvidenceText: "Anni, incarichi e certificati vanno dimostrati, non solo dichiarati. Se non bastano, ne chiediamo altri.",
  checkFigures: "I numeri",
  checkFiguresText: "Sessioni, tempi di risposta e ore libere li conta il sito. Nessun consulente può modificarli.",
  checkReviews: "Le recensioni",
  checkReviewsText: "Una per ogni parte di una sessione svolta. Una recensione si rimuove se viola le regole, mai perché è negativa.",
  checkLimits: "Cosa non è questa verifica",
  checkLimitsText:
    "Non mette alla prova la consulenza in sé e non è un’abilitazione. Per questioni legali, fiscali o di investimento chieda l’abilitazione valida dove vive.",
  checkLimitsTextOwn:
    "Non mette alla prova la consulenza in sé e non è un’abilitazione. Se il settore ne richiede una, chieda l’abilitazione valida dove vive.",
  checkLimitsLink: "Di più nei Termini di servizio",

  silenceTitle: "Quando qualcosa non va come previsto",
  silenceText: "Nessuno resta ad aspettare e nessun orario resta bloccato più di quanto serva per decidere.",
  noAnswer: "Nessuno risponde",
  noAnswerText:
    "Dopo {hours, number} ore, o all’inizio della sessione se arriva prima, la richiesta scade. L’orario torna libero, non deve pagare nulla e Le vengono proposti altri consulenti adatti.",
  otherTime: "Viene proposto un altro orario",
  otherTimeText:
    "Può accettarlo o ritirare la richiesta. Dopo {counters, plural, one {# proposta} other {# proposte}} il consulente può solo accettare o rifiutare.",
  sameTime: "Due persone vogliono la stessa ora",
  sameTimeText: "La prima richiesta la riserva. Nessun altro può chiedere quell’orario finché non c’è una decisione.",
  missedAdvisor: "Il consulente non si presenta",
  missedAdvisorText: "Lo segnali a partire da {minutes, number} minuti dopo l’inizio. Non deve pagare nulla.",
  notClosed: "Nessuno chiude la sessione",
  notClosedText: "Risulta svolta {hours, number} ore dopo la fine ed entrambi potete lasciare una recensione.",

  cancelTitle: "Se deve annullare",
  cancelText: "Prima che un consulente accetti, basta ritirare la richiesta. Dopo, ecco quanto Le viene restituito.",

  endTitle: "Ci porti la Sua domanda",
  endText: "La descriva così come viene. Qui qualcuno ha già trovato la risposta.",
  endAssistant: "Chieda all’assistente AI",
};
