import { counted } from "#app/ui/text/counts";
import { LINK_HOURS, SIGN_UP_CODE_MINUTES } from "../limits";

const CONFIRMATION = counted(LINK_HOURS.confirm_email, "hour");

/** Texts for people who wait for the confirmation email, wherever they signed up. */
export const waitingMessages = {
  waitingTitle: "One step to go",
  waitingText: `Open the link in the email to <strong>{email}</strong>. It works once, within ${CONFIRMATION}.`,
  waitingAnyText: `Open the link in the email we sent. It works once, within ${CONFIRMATION}.`,
  waitingHour: "<time></time> with {name} is held for you until <until></until>.",
  waitingElsewhere: "If you open it in another browser, choose your password there again.",
  waitingHint: "Nothing there after a few minutes? Check your spam folder, then send it again.",
  sendAgain: "Send again",
  sendingAgain: "Sending...",
  sentAgain: "If that address is waiting to be confirmed, a new link is on its way.",
  wrongAddress: "Is the address wrong?",
  correctAddress: "Correct it",
  mailedOften:
    "Several links were requested for this address within the hour, so we send no more for now. If one has arrived, the newest works, whoever asked for it. Or try again in {minutes, plural, one {# minute} other {# minutes}}.",
} as const;

/** Texts for confirming with the code of the same email, where a requested hour waits for it. */
export const codeOfMailMessages = {
  codeOfMail: "Code",
  codeOfMailHint: `The digits that come with the link, if you read it on another device. They work here for ${SIGN_UP_CODE_MINUTES} minutes.`,
  codeOfMailGo: "Confirm and request",
  codeWrong: "That code is wrong, or too old. The link still works.",
} as const;
