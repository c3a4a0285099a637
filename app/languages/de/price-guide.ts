import { FIRST_RATE, MAX_COUNTED } from "#app/features/price-guide/limits";
import type { priceGuideMessages as english } from "#app/features/price-guide/messages";
import { MIN_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** The page that explains the cost of a consultation, in German. */
export const priceGuideMessages: Translation<typeof english> = {
  title: "Preise",
  description:
    "Pro Termin zahlen, ohne Abo: wie ein Preis aus {parts, select, both {Stundensatz, Nachfragezuschlag und Eilzuschlag} surge {Stundensatz und Nachfragezuschlag} rush {Stundensatz und Eilzuschlag} other {dem Stundensatz}} entsteht, mit Formel und Rechner.",
  intro: "Sie zahlen für den Termin, den Sie buchen. Kein Abo, keine Mitgliedschaft, nichts, was sich von selbst verlängert.",

  freeTitle: "Umsehen kostet nichts",
  freeText: "Konto, Verzeichnis, Matching und Assistent sind kostenlos.",
  totalTitle: "Zuerst der Gesamtpreis",
  totalText: "Jeder Preis steht vollständig fest, bevor Sie den Termin anfragen, und gilt {minutes, number} Minuten.",
  dueTitle: "Fällig erst bei Annahme",
  dueText: "Eine Anfrage, die abgelehnt, zurückgezogen oder nicht beantwortet wird, kostet nichts.",

  workOut: "Preis berechnen",
  workOutText:
    "Mit genau der Rechnung, aus der auch der Preis einer echten Anfrage entsteht. Nehmen Sie den Stundensatz eines Beraters, den Sie gesehen haben.",
  rate: "Stundensatz",
  currency: "Währung",
  minutes: "Minuten",
  urgency: "Dringlichkeit",
  urgencyNormal: "Normal",
  urgencyRush: "Eilig{percent, plural, =0 {} other { (+{percent, number}\u00a0%)}}",
  demand: "Wie gefragt das Thema ist",
  requests: "Offene Anfragen",
  requestsHint: "Aus den letzten {minutes, number} Minuten, pro Person eine",
  advisors: "Verfügbare Berater",
  advisorsHint: "Zum Thema und nicht abwesend",
  calculate: "Berechnen",

  receipt: "Der Preis",
  base: "Grundpreis",
  baseHow: "{rate} pro Stunde × {minutes, number} Minuten",
  surge: "Nachfragezuschlag (×{multiplier})",
  surgeHow: "{requests, plural, one {# Anfrage} other {# Anfragen}} für {advisors, plural, one {# Berater} other {# Berater}}",
  noSurge: "Kein Nachfragezuschlag",
  rush: "Eilzuschlag ({percent, number}\u00a0%)",
  noRush: "Kein Eilzuschlag",
  noRushHow: "Es kämen {percent, number}\u00a0% hinzu",
  rushHow: "Vom Grundpreis",
  total: "Gesamtpreis",
  fee: "Plattformgebühr ({percent})",
  net: "Der Berater erhält",
  find: "Berater finden",
  unpriced: "Dafür gibt es noch keinen Preis.",
  unpricedText: "Korrigieren Sie, was markiert ist, dann steht er hier.",

  rateUnreadable: `Bitte geben Sie einen Stundensatz von ${MIN_RATE} bis ${RULE.highestRate} ein, zum Beispiel ${FIRST_RATE}.`,
  currencyUnknown: "Bitte wählen Sie eine Währung aus der Liste.",
  minutesUnknown: "Bitte wählen Sie eine Dauer aus der Liste.",
  urgencyUnknown: "Bitte wählen Sie „Normal“ oder „Eilig“.",
  countUnreadable: `Bitte geben Sie eine ganze Zahl von 0 bis ${grouped(MAX_COUNTED)} ein.`,

  examples: "Preise, vorgerechnet",
  currencyChoice: "Preise auch in",
  currencyNone: "Keine andere Währung",
  exampleUsual: "An einem gewöhnlichen Tag",
  exampleRush: "Wenn es eilig ist",
  exampleSurge: "Wenn viele zugleich anfragen",
  exampleBase: "{minutes} zu {rate} pro Stunde: {amount}",
  exampleRushFee: "Eilzuschlag, {percent}\u00a0%: {amount}",
  exampleSurgeAmount: "Nachfragezuschlag, {percent}\u00a0%: {amount}",
  formulaShow: "Formel anzeigen",
  formula: "So entsteht ein Preis",
  formulaText:
    "{lines, plural, =1 {Eine Zeile, und sie ist der ganze Preis. Sie} =2 {Zwei Zeilen und ihre Summe. Jede Zeile} other {Drei Zeilen und ihre Summe. Jede Zeile}} wird einmal auf die kleinste Währungseinheit gerundet, bei genau der Hälfte nach oben, und später kommt nichts hinzu.",
  baseFormula: "Stundensatz × Minuten ÷ 60",
  baseText: "Den Stundensatz nennt der Berater. Ein Termin dauert {lengths}.",
  surgeName: "Nachfragezuschlag",
  surgeFormula: "Grundpreis × (Multiplikator − 1)",
  surgeText: `Nur solange viele zugleich zum Thema anfragen. Er beträgt höchstens ${RULE.mostSurgePercent}\u00a0% des Grundpreises.`,
  rushName: "Eilzuschlag",
  rushFormula: "Grundpreis × {percent, number}\u00a0%",
  rushText: "Ihre Anfrage steht vor denen, die warten können. Nur wenn Sie „Eilig“ wählen: Vorausgewählt ist es nie.",
  totalFormula:
    "Grundpreis{parts, select, both { + Nachfragezuschlag + Eilzuschlag} surge { + Nachfragezuschlag} rush { + Eilzuschlag} other {}}",
  totalText2: "Was Sie zahlen, in der Währung des Beraters.",
  feeName: "Plattformgebühr",
  feeFormula: "Gesamtpreis × {percent}",
  feeText: "Was diese Website einbehält. Die Gebühr geht von dem ab, was der Berater erhält, und kommt nie zu Ihrem Preis hinzu.",
  feeNone: "Diese Website behält nichts ein: Der Berater erhält den vollen Gesamtpreis.",

  surgeTitle: "Der Nachfragezuschlag, offengelegt",
  surgeLead:
    "Wenn weit mehr Menschen zu einem Thema anfragen, als es Berater dafür gibt, bringt ein höherer Preis mehr Berater an den Tisch. Hier steht alles darüber.",
  surgeRule:
    "Multiplikator = min({highest}; {usual} + {tenth} × min(⌊max(0; Anfragen ÷ Berater − 1) ÷ {share}⌋; max(0; Anfragen − Berater)))",
  surgeRuleText:
    "Bis zu einer Anfrage pro Berater gibt es keinen Nachfragezuschlag. Je weitere {share} Anfragen pro Berater kommen {tenthPercent} hinzu, höchstens {highestPercent}. Eine einzelne Anfrage mehr erhöht ihn nie um mehr als {tenthPercent}.",
  surgeCounts:
    "Gezählt werden Anfragen der letzten {minutes, number} Minuten, die auf Antwort warten, pro Person eine; zurückgezogene zählen nicht mehr. Als Berater zählt, wer zum Thema angenommen und nicht abwesend ist; gibt es niemanden, zählt das als einer.",
  surgeFixed: "Der Multiplikator ist im angezeigten Preis fest enthalten. Er steigt nicht, während Sie überlegen.",
  chart: "Der Multiplikator des Nachfragezuschlags je nach Zahl offener Anfragen pro verfügbarem Berater",
  chartAcross: "Offene Anfragen pro verfügbarem Berater",
  chartYours:
    "{requests, plural, one {# Anfrage} other {# Anfragen}} für {advisors, plural, one {# Berater} other {# Berater}}: {multiplier}",
  chartTable: "Die Stufen als Tabelle",
  chartFrom: "Anfragen pro Berater, ab",
  chartMultiplier: "Multiplikator",

  cancelTitle: "Wenn Sie absagen müssen",
  cancelText:
    "Bis der Berater annimmt, können Sie die Anfrage kostenlos zurückziehen. Danach kommt es darauf an, wie lange vor Beginn Sie absagen:",
  cancelTerms: "Alles Weitere in den Nutzungsbedingungen",

  questions: "Fragen zu Preis und Zahlung",
  whoSets: "Wer legt den Stundensatz fest?",
  whoSetsAnswer:
    "Der Berater, frei zwischen {least, number} und {most, number} pro Stunde {count, plural, one {in {currencies}} other {in einer von # Währungen: {currencies}}}. Niemand zahlt dafür, weiter oben zu stehen.",
  whichCurrency: "In welcher Währung zahle ich?",
  whichCurrencyAnswer:
    "In der des Beraters. Beträge mit ≈ sind zum Vergleich zu einem Referenzkurs vom {date} in Ihre Währung umgerechnet; abgerechnet werden sie nie.",
  howPay: "Wie zahle ich?",
  howPayAnswer:
    "Das sehen Sie, bevor Sie bestätigen. Wenn mit Karte gezahlt wird, dann auf der Seite eines Zahlungsdienstleisters; sonst, sobald ein Termin angenommen ist, auf dem Weg, den {site} Ihnen nennt. Diese Website selbst sieht nie eine Karte, und bevor der Berater angenommen hat, wird nichts abgebucht.",
  tax: "Ist die Steuer enthalten?",
  taxAnswer: "Der Gesamtpreis ist, was Sie zahlen. Berater, die Steuer berechnen müssen, rechnen sie in ihren Stundensatz ein.",
  changed: "Kann sich der Preis ändern, nachdem ich ihn gesehen habe?",
  changedAnswer:
    "Er gilt {minutes, number} Minuten. Hat er sich bis zu Ihrer Bestätigung geändert, sehen Sie zuerst den neuen, und es wird nichts gesendet.",
};
