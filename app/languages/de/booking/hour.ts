import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { hourMessages as english } from "#app/features/booking/hour/messages";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";

/** The page of a chosen time, in German. */
export const hourMessages: Translation<typeof english> = {
  hourTitle: "{name} buchen",
  hourChangeTitle: "Ihre Anfrage an {name} ändern",
  hourIntro: "Ihre Stunde mit {name}: Termin, Dauer und voller Preis auf einer Seite.",
  hourWhen: "Wann",
  hourFirstFree: "Der erste freie Termin.",
  hourFirstByDay: "Vorschlag: der erste freie Termin, der für Sie nicht nachts liegt.",
  hourFirstRefundable: "Vorschlag: der erste freie Termin, den Sie noch kostenlos absagen können. Es gibt auch frühere.",
  hourOtherTime: "Anderen Termin wählen",
  hourSameClock: "Für {firstName} ist es dieselbe Uhrzeit.",
  hourTheirClock: "<time></time> für {firstName}",
  hourLength: "Wie lange?",
  hourLengthTaken: "{length}: so lange nicht frei",
  hourUrgency: "Wie dringend?",
  hourUrgencyNote: `Eilig: Ihre Anfrage steht vor denen, die warten können, für ${RULE.rushPercent}\u00a0% Aufpreis. Die Frist für die Antwort bleibt gleich.`,
  hourNoteHint: "Ein paar Sätze helfen {firstName} bei der Vorbereitung. Sonst liest sie niemand.",
  hourAbout: "Zum Thema {topic}",
  hourPrice: "Preis",
  hourPriceHeld: `Der Preis gilt ${QUOTE_MINUTES} Minuten.`,
  hourPriceHeldUntil: "Der Preis gilt für Sie bis <time></time>.",
  hourHeld: "Termin und Preis sind bis <time></time> für Sie reserviert.",
  hourTerms:
    "{firstName} antwortet {expiryHours, plural, =0 {} other {innerhalb von # Stunden, }}spätestens vor Beginn. Bis dahin können Sie die Anfrage kostenlos zurückziehen. Danach erhalten Sie bei einer Absage bis {wholeRefundHours, number} Stunden vor Beginn alles zurück.",
  hourTermsPart:
    "{firstName} antwortet {expiryHours, plural, =0 {} other {innerhalb von # Stunden, }}spätestens vor Beginn. Bis dahin können Sie die Anfrage kostenlos zurückziehen. Danach erhalten Sie bei einer Absage{hours, plural, =0 {} one { bis # Stunde vor Beginn} other { bis # Stunden vor Beginn}} {percent}\u00a0% zurück.",
  hourTermsNone:
    "{firstName} antwortet {expiryHours, plural, =0 {} other {innerhalb von # Stunden, }}spätestens vor Beginn. Bis dahin können Sie die Anfrage kostenlos zurückziehen. Danach gibt es nichts zurück: Der Beginn ist zu nah.",
  hourRefundSoon:
    "So kurz vor Beginn gibt es {part, select, none {nichts} other {höchstens {percent} %}} zurück, wenn Sie nach der Zusage von {firstName} absagen.",
  hourSend: "Für {total} anfragen",
  hourSending: "Wird gesendet\u00a0…",
  hourSignUpSend: "Registrieren und anfragen",
  hourSignInSend: "Anmelden und anfragen",
  hourConfirmSend: "Bestätigen und anfragen",
  hourConfirmText: "Mit dieser Schaltfläche bestätigen Sie Ihre Adresse, und die Anfrage geht an {firstName}.",
  hourStepMissing: "Ein Schritt fehlt noch: Bisher ist nichts an {firstName} gesendet.",
  hourStepTo: "Zur Schaltfläche",

  hourAccount: "Damit {firstName} Ihnen antworten kann",
  hourAccountText: `Ab Ihrem Klick bleibt der Termin ${QUOTE_MINUTES} Minuten für Sie reserviert, während Sie sich registrieren oder anmelden.`,
  hourNew: "Ich bin neu hier",
  hourKnown: "Ich habe ein Konto",
  hourOtherWays: "Andere Anmeldemöglichkeiten",
  hourWaitingText: "Öffnen Sie ihn in diesem Browser, und ein Klick sendet Ihre Anfrage an {firstName}.",
  hourLinkKeeps: "Ändern Sie, was Sie möchten: Ihr Bestätigungslink führt zu dem, was hier gespeichert ist.",
  hourLinkSave: "Änderung speichern",
  hourLinkSaved: "Gespeichert. Ihr Bestätigungslink führt hierher zurück.",
  hourNowAsked: "Ihre Anfrage gilt jetzt für diesen Termin. Auch frühere Links führen hierher.",
  hourAskThis: "Stattdessen diesen Termin anfragen",
  hourAskedElse: "Ihre Anfrage gilt noch für <time></time>.",
  hourNotHeld:
    "Ihre Anfrage gilt für <time></time>. Der Termin ist frei, aber nicht reserviert: Bis Sie bestätigen, können auch andere ihn anfragen.",
  hourHoldOver: `Der Termin ist nicht für Sie reserviert. Ist er frei, reservieren Sie ihn mit einem Klick für ${QUOTE_MINUTES} Minuten.`,
  hourHoldEnded: "Der Termin ist nicht für Sie reserviert.",
  hourHoldEndedFree: "Der Termin ist nicht für Sie reserviert. Noch ist er frei.",
  hourHoldAgain: "Termin reservieren",
  hourLinkSaving: "Wird gespeichert\u00a0…",
  hourSessionEnded: "Sie wurden abgemeldet. Melden Sie sich unten an: Alles, was Sie geschrieben haben, ist noch da.",

  hourReplaces:
    "Bisher haben Sie diesen Termin angefragt: <time></time>. Was Sie hier senden, tritt an die Stelle dieser Anfrage, und {firstName} erhält eine E-Mail.",
  hourNowOther: "Seit Ihrer Anfrage hat sich geändert:",
  hourNowLengths: "{before, number} Minuten werden nicht mehr angeboten; gewählt sind stattdessen {now, number}.",
  hourNowRush: "Der Eilzuschlag beträgt {now, number} % statt {before, number} %.",
  hourNowExpiry: "{now, plural, one {# Stunde} other {# Stunden}} Zeit zum Antworten statt {before, number}.",
  hourNowWhole: "Alles zurück bis {now, plural, one {# Stunde} other {# Stunden}} vor Beginn statt {before, number}.",
  hourNowPart:
    "Danach {now, plural, =0 {nichts} other {# %}} zurück bis {hoursNow, plural, =0 {zum Beginn} one {# Stunde vorher} other {# Stunden vorher}} statt {before, plural, =0 {nichts} other {# %}} bis {hoursBefore, plural, =0 {zum Beginn} one {# Stunde vorher} other {# Stunden vorher}}.",
  hourChangeSend: "Anfrage ändern, für {total}",
  hourChanged: "Anfrage geändert",
  hourChangedText: "{name} wurde einmal informiert und sieht nur die neue Anfrage.",
  hourOthers: "Diese Termine sind frei",
  hourGone: "Im Moment gibt es keinen freien Termin",
  hourGoneText: "{firstName} hat hier keine buchbaren Termine. Sie können eine Frage stellen oder jemand anderen suchen.",
  hourOwnText: "Das ist Ihre eigene Seite. Andere buchen Sie hier.",
  hourOwnRequest: "Dieser Termin gehört Ihnen: Sie haben ihn bereits angefragt.",
  hourOwnRequestOther: "Ihre Anfrage gilt für <time></time>.",
  hourOwnRequestOpen: "Ihre Anfrage öffnen",
  blockedByYou: "Sie haben diese Person blockiert. Heben Sie das auf, um anzufragen.",
  unblock: "Blockierung aufheben",
  hourBack: "{name}",
};
