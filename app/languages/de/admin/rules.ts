import { MOST_FEE_PERCENT } from "#app/features/admin/limits";
import type { rulesMessages as english } from "#app/features/admin/rules/messages";
import { RULE_BOUNDS } from "#app/features/rules/rules";
import type { Translation } from "../../translation";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const { expiryHours: EXPIRY, wholeRefundHours: WHOLE, partRefundPercent: PART } = RULE_BOUNDS;
const decimal = (tenths: number) => String(tenths / 10).replace(".", ",");

/** The rules of the site, as admins set them, in German. */
export const rulesMessages: Translation<typeof english> = {
  title: "Regeln",
  text: "Sie gelten für alles, was ab jetzt gezeigt wird. Ein schon gezeigter Preis und eine schon angefragte Beratung behalten die Regeln ihres Zeitpunkts.",
  fee: "Plattformgebühr in Prozent",
  feeText: "Was die Plattform von jeder Beratung einbehält. Berater sehen es, bevor sie annehmen.",
  rush: "Eilzuschlag in Prozent des Grundpreises",
  surge: "Nachfragezuschlag: Ein Preis steigt, solange viele zum selben Thema anfragen",
  surgeCap: "Nachfragezuschlag höchstens, als Faktor",
  promises: "Antworten und Absagen",
  expiry: "Stunden, in denen ein Berater eine Anfrage beantworten kann",
  expiryText: "Danach endet sie von selbst, und es ist nichts geschuldet.",
  wholeRefund: "Stunden vor Beginn, bis zu denen ein Klient bei einer Absage alles zurückerhält",
  partRefund: "Stunden vor Beginn, bis zu denen ein Teil zurückgeht",
  partRefundText: "Bei 0 geht er bis zum Beginn selbst zurück.",
  partPercent: "Dieser Teil in Prozent des Preises",
  partPercentText: "Bei 0 geht nach der oben genannten Zeit nichts zurück.",
  buffer: "Pause nach jeder Beratung, mindestens",
  bufferText: "Berater können eine längere wählen. Vereinbartes bleibt, wo es ist.",
  none: "keine",
  lengths: "Dauer",
  lengthsText: "Eine Dauer, die nicht mehr angeboten wird, kann niemand wählen; was in ihr angefragt ist, bleibt.",
  offered: "angeboten",
  notOffered: "nicht angeboten",
  specified: "Wie vorgesehen: {value}",
  on: "an",
  off: "aus",
  feeRefused: `Bitte geben Sie einen Prozentsatz von 0 bis ${MOST_FEE_PERCENT} ein.`,
  rushRefused: `Bitte geben Sie eine ganze Zahl von ${RUSH.least} bis ${RUSH.most} ein.`,
  surgeCapRefused: `Bitte geben Sie einen Faktor von ${decimal(CAP.least)} bis ${decimal(CAP.most)} mit einer Nachkommastelle ein.`,
  expiryRefused: `Bitte geben Sie eine ganze Zahl von Stunden von ${EXPIRY.least} bis ${EXPIRY.most} ein.`,
  wholeRefundRefused: `Bitte geben Sie eine ganze Zahl von Stunden von ${WHOLE.least} bis ${WHOLE.most} ein.`,
  partRefundRefused: "Bitte geben Sie eine ganze Zahl von Stunden ein, die kleiner ist als die darüber.",
  partPercentRefused: `Bitte geben Sie eine ganze Zahl von ${PART.least} bis ${PART.most} ein.`,
  bufferRefused: "Bitte wählen Sie eine der angebotenen Pausen.",
  lengthsRefused: "Bitte bieten Sie mindestens eine Dauer an.",
  save: "Regeln speichern",
  saved: "Die Regeln sind gespeichert und gelten ab jetzt.",
  changes: "Änderungen der Regeln",
  changedBy: "{name}, <time></time>",
  unknown: "Ein Konto, das es nicht mehr gibt",
  change: "{rule}: {before} → {after}",
  hours: "{count, plural, one {# Stunde} other {# Stunden}}",
  feeShort: "Plattformgebühr",
  rushShort: "Eilzuschlag",
  surgeShort: "Nachfragezuschlag",
  surgeCapShort: "Nachfragezuschlag höchstens",
  expiryShort: "Zeit für die Antwort",
  wholeRefundShort: "Alles zurück bis",
  partRefundShort: "Ein Teil zurück bis",
  partPercentShort: "Dieser Teil",
  bufferShort: "Pause",
};
