import { FIRST_RATE, MAX_COUNTED } from "#app/features/price-guide/limits";
import type { priceGuideMessages as english } from "#app/features/price-guide/messages";
import { MIN_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** The page that explains the cost of a consultation, in Italian. */
export const priceGuideMessages: Translation<typeof english> = {
  title: "Prezzi",
  description:
    "Si paga per ogni sessione, senza abbonamento: come si forma un prezzo {parts, select, both {da tariffa oraria, maggiorazione e supplemento urgenza} surge {da tariffa oraria e maggiorazione} rush {da tariffa oraria e supplemento urgenza} other {dalla tariffa oraria}}, con la formula e un calcolatore.",
  intro: "Paga la sessione che prenota. Nessun abbonamento, nessuna iscrizione, nessun rinnovo automatico.",

  freeTitle: "Guardare è gratis",
  freeText: "Creare un account, esplorare, ricevere abbinamenti e usare l’assistente non costa nulla.",
  totalTitle: "Prima il totale",
  totalText: "Ogni prezzo è completo prima di richiedere la sessione e resta bloccato per {minutes, number} minuti.",
  dueTitle: "Si paga dopo l’accettazione",
  dueText: "Una richiesta rifiutata, ritirata o senza risposta non costa nulla.",

  workOut: "Calcoli un prezzo",
  workOutText:
    "Con gli stessi calcoli usati per il prezzo di una vera richiesta. Provi con la tariffa oraria di un consulente che ha visto.",
  rate: "Tariffa oraria",
  currency: "Valuta",
  minutes: "Minuti",
  urgency: "Urgenza",
  urgencyNormal: "Normale",
  urgencyRush: "Urgente{percent, plural, =0 {} other { (+{percent, number}%)}}",
  demand: "Quanto è richiesto l’argomento",
  requests: "Richieste aperte",
  requestsHint: "Degli ultimi {minutes, number} minuti, una per persona",
  advisors: "Consulenti disponibili",
  advisorsHint: "Per l’argomento, esclusi gli assenti",
  calculate: "Calcola",

  receipt: "Il prezzo",
  base: "Prezzo base",
  baseHow: "{rate} all’ora × {minutes, number} minuti",
  surge: "Maggiorazione (×{multiplier})",
  surgeHow: "{requests, plural, one {# richiesta} other {# richieste}} per {advisors, plural, one {# consulente} other {# consulenti}}",
  noSurge: "Nessuna maggiorazione",
  rush: "Supplemento urgenza ({percent, number}%)",
  noRush: "Nessuna urgenza",
  noRushHow: "Aggiungerebbe: {percent, number}%",
  rushHow: "Sul prezzo base",
  total: "Totale",
  fee: "Commissione della piattaforma ({percent})",
  net: "Il consulente riceve",
  find: "Trova un consulente",
  unpriced: "Non c’è ancora un prezzo.",
  unpricedText: "Corregga i campi segnalati e comparirà qui.",

  rateUnreadable: `Inserisca una tariffa oraria da ${MIN_RATE} a ${RULE.highestRate}, ad esempio ${FIRST_RATE}.`,
  currencyUnknown: "Scelga una delle valute nell’elenco.",
  minutesUnknown: "Scelga una delle durate nell’elenco.",
  urgencyUnknown: "Scelga normale o urgente.",
  countUnreadable: `Inserisca un numero intero da 0 a ${grouped(MAX_COUNTED)}.`,

  examples: "Esempi di prezzo",
  currencyChoice: "Mostra i prezzi anche in",
  currencyNone: "Nessun’altra valuta",
  exampleUsual: "In un giorno normale",
  exampleRush: "Quando c’è fretta",
  exampleSurge: "Quando la domanda è alta",
  exampleBase: "{minutes} a {rate} all’ora: {amount}",
  exampleRushFee: "Supplemento urgenza, {percent}%: {amount}",
  exampleSurgeAmount: "Maggiorazione, {percent}%: {amount}",
  formulaShow: "Mostra la formula",
  formula: "Come si forma un prezzo",
  formulaText:
    "{lines, plural, =1 {Una sola voce, che è il prezzo intero: la voce} =2 {Due voci e la loro somma. Ogni voce} other {Tre voci e la loro somma. Ogni voce}} è arrotondata una sola volta all’unità più piccola della valuta, con la metà verso l’alto, e in seguito non si aggiunge nulla.",
  baseFormula: "tariffa oraria × minuti ÷ 60",
  baseText: "La tariffa la indica il consulente. Una sessione dura {lengths}.",
  surgeName: "Maggiorazione",
  surgeFormula: "base × (moltiplicatore − 1)",
  surgeText: `Solo quando molte persone chiedono lo stesso argomento nello stesso momento. Aggiunge al massimo il ${RULE.mostSurgePercent}% al prezzo base.`,
  rushName: "Urgenza",
  rushFormula: "base × {percent, number}%",
  rushText: "La Sua richiesta precede quelle che possono aspettare. Solo se la sceglie Lei: non viene mai scelta al posto Suo.",
  totalFormula: "base{parts, select, both { + maggiorazione + urgenza} surge { + maggiorazione} rush { + urgenza} other {}}",
  totalText2: "Quanto paga, nella valuta del consulente.",
  feeName: "Commissione della piattaforma",
  feeFormula: "totale × {percent}",
  feeText: "Quanto trattiene questo sito. Viene detratta da quanto riceve il consulente e mai aggiunta al Suo prezzo.",
  feeNone: "Questo sito non trattiene nulla: il consulente riceve l’intero totale.",

  surgeTitle: "La maggiorazione, in trasparenza",
  surgeLead:
    "Quando le richieste su un argomento superano di molto i consulenti disponibili, un prezzo più alto ne attira altri. Ecco tutto quello che c’è da sapere.",
  surgeRule:
    "moltiplicatore = min({highest}, {usual} + {tenth} × min(⌊max(0, richieste ÷ consulenti − 1) ÷ {share}⌋, max(0, richieste − consulenti)))",
  surgeRuleText:
    "Fino a una richiesta per consulente non c’è maggiorazione. Per ogni {share} richieste in più per consulente si aggiunge il {tenthPercent}, fino al {highestPercent}. Una singola richiesta in più non aggiunge mai oltre il {tenthPercent}.",
  surgeCounts:
    "Le richieste sono quelle degli ultimi {minutes, number} minuti in attesa di risposta, una per persona; quelle ritirate non contano più. I consulenti sono quelli approvati per l’argomento e non assenti; se non ce ne sono, si conta uno.",
  surgeFixed: "Il moltiplicatore è fissato nel prezzo che vede. Non aumenta mentre decide.",
  chart: "Il moltiplicatore della maggiorazione in base alle richieste aperte per consulente disponibile",
  chartAcross: "Richieste aperte per consulente disponibile",
  chartYours:
    "{requests, plural, one {# richiesta} other {# richieste}} per {advisors, plural, one {# consulente} other {# consulenti}}: {multiplier}",
  chartTable: "I valori in tabella",
  chartFrom: "Richieste per consulente, a partire da",
  chartMultiplier: "Moltiplicatore",

  cancelTitle: "Se deve annullare",
  cancelText:
    "Finché il consulente non accetta può ritirare la richiesta senza alcun costo. Dopo, conta con quanto anticipo rispetto all’inizio annulla:",
  cancelTerms: "Tutte le regole nei Termini di servizio",

  questions: "Domande sui costi",
  whoSets: "Chi fissa la tariffa oraria?",
  whoSetsAnswer:
    "Il consulente, liberamente, tra {least, number} e {most, number} all’ora, {count, plural, one {in {currencies}} other {in una di # valute: {currencies}}}. Nessuno paga per comparire più in alto.",
  whichCurrency: "In quale valuta si paga?",
  whichCurrencyAnswer:
    "In quella del consulente. Gli importi con ≈ sono convertiti nella Sua valuta a un tasso di riferimento ({date}), solo per confronto; non vengono mai addebitati.",
  howPay: "Come si paga?",
  howPayAnswer:
    "Lo vede prima di confermare. Se avviene con carta, il pagamento si fa sulla pagina di un fornitore di pagamenti; altrimenti, quando una sessione è accettata, nel modo indicato da {site}. Questo sito non vede mai una carta e nulla viene addebitato prima che il consulente abbia accettato.",
  tax: "Le imposte sono comprese?",
  taxAnswer: "Il totale è quanto paga. Un consulente tenuto ad applicare imposte le include nella tariffa.",
  changed: "Il prezzo può cambiare dopo che l’ho visto?",
  changedAnswer:
    "Resta bloccato per {minutes, number} minuti. Se al momento della conferma è cambiato, Le viene mostrato prima quello nuovo e non si invia nulla.",
};
