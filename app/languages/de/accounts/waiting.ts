import { LINK_HOURS } from "#app/features/accounts/limits";
import type { codeOfMailMessages as codeEnglish, waitingMessages as english } from "#app/features/accounts/sign-up/messages-of-waiting";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CONFIRMATION = counted(LINK_HOURS.confirm_email, "eine Stunde", "Stunden");

/** Waiting for an emailed link, in German. */
export const waitingMessages: Translation<typeof english> = {
  waitingTitle: "Nur noch ein Schritt",
  waitingText: `Öffnen Sie den Link in der E-Mail an <strong>{email}</strong>. Er gilt ${CONFIRMATION} und nur einmal.`,
  waitingAnyText: `Öffnen Sie den Link in unserer E-Mail. Er gilt ${CONFIRMATION} und nur einmal.`,
  waitingHour: "<time></time> mit {name} ist bis <until></until> für Sie reserviert.",
  waitingElsewhere: "In einem anderen Browser wählen Sie Ihr Passwort noch einmal.",
  waitingHint: "Nichts angekommen? Sehen Sie im Spam-Ordner nach, und senden Sie dann erneut.",
  sendAgain: "Erneut senden",
  sendingAgain: "Wird gesendet\u00a0…",
  sentAgain: "Falls diese Adresse zu bestätigen ist, ist ein neuer Link unterwegs.",
  wrongAddress: "Ist die Adresse falsch?",
  correctAddress: "Adresse korrigieren",
  mailedOften:
    "An diese Adresse gingen in dieser Stunde mehrere Links: Es gilt der neueste. Einen weiteren gibt es in {minutes, plural, one {# Minute} other {# Minuten}}.",
};

/** Confirming with the code of the same email, in German. */
export const codeOfMailMessages: Translation<typeof codeEnglish> = {
  codeOfMail: "Code",
  codeOfMailHint: `Er steht in der E-Mail beim Link.`,
  codeOfMailGo: "Bestätigen und anfragen",
  codeWrong: "Der Code ist falsch oder zu alt. Bitte öffnen Sie den Link.",
};
