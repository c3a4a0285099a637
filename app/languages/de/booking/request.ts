import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { searchMessages as english } from "#app/features/booking/request/messages";
import { ACTIVE_REQUEST_MINUTES, MAX_MATCHES, PERCENT_PER_TENTH } from "#app/features/matching/limits";
import { RULE } from "#app/features/rules/rule-marks";
import { DEFAULT_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FIRST_LEAD = counted(DEFAULT_LEAD_MINUTES / 60, "einer Stunde", "Stunden");
const SURGE_PERIOD = ACTIVE_REQUEST_MINUTES === 60 ? "der letzten Stunde" : `den letzten ${ACTIVE_REQUEST_MINUTES / 60} Stunden`;

/** Finding an advisor to book: the form, its responses, and the introduction, in German. */
export const searchMessages: Translation<typeof english> = {
  title: "Beratung buchen",
  intro: "Sagen Sie, worum es geht. Sie sehen, wer Zeit hat und was es insgesamt kostet, und fragen erst dann einen Termin an.",
  signIn: "Bitte melden Sie sich an, um eine Beratung zu buchen.",
  signInButton: "Anmelden",
  signInFreeLook: "Termine und Preise sehen Sie auch ohne Konto.",

  topic: "Thema",
  topicHint: "Tippen Sie, um die Themen zu durchsuchen.",
  topicPlaceholder: "Zum Beispiel Arbeitsrecht",
  topicPlaceholderOwn: "Zum Beispiel {topic}",
  preferredTime: "Wunschtermin",
  yourZone: "Ihre Zeitzone",
  preferredTimeHint: `Zeitzone: <zone></zone>. Ohne Angabe: der erste freie Termin jedes Beraters, frühestens in ${FIRST_LEAD}.`,
  meantTime: "Welche der beiden Zeiten meinen Sie?",
  duration: "Dauer",
  urgencyHint: `Eilig: Ihre Anfrage steht vor denen, die warten können, für ${RULE.rushPercent}\u00a0% Aufpreis. Die Frist für die Antwort bleibt gleich.`,
  find: "Berater finden",
  finding: "Berater werden gesucht\u00a0…",
  leadingTitle: "Sie haben sich {name} angesehen",
  leadingText: "Wenn {name} Zeit hat, steht das Profil ganz oben in der Liste.",

  surgeTitle: "Dieses Thema ist im Moment sehr gefragt",
  surgeText: "Die Preise unten enthalten einen Nachfragezuschlag von {percent}\u00a0%.",
  surgeHow: "Wie kommt er zustande?",
  surgeHowText: `In ${SURGE_PERIOD} gab es {requests, plural, one {# offene Anfrage} other {# offene Anfragen}} für {advisors, plural, one {# verfügbaren Berater} other {# verfügbare Berater}}, pro Person eine gezählt. Über eine Anfrage pro Berater hinaus steigt der Zuschlag mit jeder Viertelanfrage um ${PERCENT_PER_TENTH}\u00a0%, durch eine einzelne Anfrage nie um mehr als das und insgesamt auf höchstens ${RULE.mostSurgePercent}\u00a0%. Im angezeigten Preis ist er fest enthalten.`,

  resultsTitle: "Berater für {topic}",
  resultsHintFree: "Die beste Übereinstimmung zuerst.",
  resultsHint: `Die beste Übereinstimmung zuerst. Die Preise gelten ${QUOTE_MINUTES} Minuten.`,
  resultsMore: "{count, plural, one {# weiterer Berater} other {# weitere Berater}}",
  resultsFirst: "Zurück zum Anfang",
  matchPercent: "{percent} Übereinstimmung",
  bestMatch: "Passt am besten",
  primaryExpertise: "Schwerpunkt",
  levelExperienced: "Erfahren",
  levelSenior: "Sehr erfahren",
  levelExpert: "Expertenniveau",
  sessions: "{count, plural, =0 {Noch keine Beratungen} one {# Beratung} other {# Beratungen}}",
  why: "Warum dieser Berater",
  firstFree: "Erster freier Termin",
  chosenTime: "Ihr Termin",
  book: "Buchen",

  emptyTitle: "Dafür ist gerade niemand frei",
  emptyTimeText: "Für {topic} hat zu dieser Zeit kein Berater durchgehend Zeit. Vielleicht passt ein anderer Termin.",
  emptyText: "Für {topic} ist im Moment kein Berater buchbar.",
  emptyWithoutTime: "Erste freie Termine finden",
  emptyOtherTopic: "Wählen Sie oben ein anderes Thema, oder sagen Sie uns, welche Berater Ihnen fehlen.",
  emptyRequest: "Kategorie anfragen",
  emptyBrowse: "Alle Berater ansehen",

  stepSayTitle: "Sagen, worum es geht",
  stepSayText: "Ein Thema, Ihr Wunschtermin und die Dauer.",
  stepCompareTitle: "Vergleichen, wer frei ist",
  stepCompareText: `Höchstens ${MAX_MATCHES}, jeweils mit der Begründung und dem vollen Preis.`,
  stepAskTitle: "Termin anfragen",
  stepAskText: `Er wird bis zur Antwort für Sie reserviert, höchstens ${RULE.expiryHours} Stunden lang.`,
  theirTime: "Für {name}:",
};
