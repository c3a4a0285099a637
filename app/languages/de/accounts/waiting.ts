import { LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { waitingMessages as english } from "#app/features/accounts/sign-up/messages-of-waiting";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CONFIRMATION = counted(LINK_HOURS.confirm_email, "eine Stunde", "Stunden");

/** Waiting for an emailed link, in German. */
export const waitingMessages: Translation<typeof english> = {
  waitingTitle: "Nur noch ein Schritt",
  waitingText: `Öffnen Sie den Link in der E-Mail an <strong>{email}</strong>. Er gilt ${CONFIRMATION} und nur einmal.`,
  waitingAnyText: `Öffnen Sie den Link in unserer E-Mail. Er gilt ${CONFIRMATION} und nur einmal.`,
  waitingHour: "<time></time> mit {name} ist bis <until></until> für Sie reserviert.",
  codeOfMail: "Code",
  codeOfMailHint: `Die Ziffern neben dem Link, wenn Sie ihn auf einem anderen Gerät lesen. Sie gelten hier ${SIGN_UP_CODE_MINUTES} Minuten.`,
  codeOfMailGo: "Bestätigen und anfragen",
  codeWrong: "Der Code ist falsch oder zu alt. Der Link funktioniert weiterhin.",
  codeNeeded: "Bitte geben Sie die Ziffern ein, die neben dem Link stehen.",
  waitingElsewhere: "In einem anderen Browser wählen Sie Ihr Passwort noch einmal.",
  waitingHint: "Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach oder lassen Sie sich einen neuen Link schicken.",
  sendAgain: "Erneut senden",
  sendingAgain: "Wird gesendet\u00a0…",
  sentAgain: "Falls diese Adresse noch bestätigt werden muss, ist ein neuer Link unterwegs.",
  wrongAddress: "Ist die Adresse falsch?",
  correctAddress: "Adresse korrigieren",
  mailedOften:
    "Für diese Adresse wurden in dieser Stunde mehrere Links angefordert. Vorerst senden wir keinen mehr: Es gilt der neueste. Oder versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.",
};
