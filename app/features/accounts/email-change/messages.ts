import { counted } from "#app/ui/text/counts";
import { EMAIL_CHANGE_HOURS } from "../limits";

const LIMIT = counted(EMAIL_CHANGE_HOURS, "hour");

/** Texts for changing one's address, and its emails. */
export const emailChangeMessages = {
  title: "Email address",
  text: "You confirm a change at both addresses.",
  current: "You sign in with <strong>{email}</strong>.",
  newEmail: "New email",
  change: "Change email",
  changing: "Sending...",
  begun: `We have sent two emails. Press the button in each within ${LIMIT}.`,
  waiting: "Changing to <strong>{email}</strong>.",
  waitingBoth: "Press the button in the email to each address.",
  waitingOld: "The new address is confirmed. Now press the button in the email to the old one.",
  waitingNew: "The old address is confirmed. Now press the button in the email to the new one.",
  cancel: "Undo the change",
  cancelled: "Your email stays as it is.",
  sameAddress: "That is your email already",
  addressTaken: "Another account uses that address. Please choose another one.",
  tooMany: "You have asked for several changes already. Please try again tomorrow.",
  failed: "Failed to update security settings",

  confirmTitle: "Change your email",
  confirmText: "Your account changes to <strong>{email}</strong> once both addresses are confirmed.",
  confirmButton: "Confirm the change",
  confirming: "Confirming...",
  confirmedOne: "Confirmed. To finish, press the button in the email to the other address.",
  confirmedBoth: "Your email has been changed.",
  endedNow: "Your account uses the address {email}.",
  endedText: `A link to change an address works for ${LIMIT}. You can start again under Security in your profile.`,

  emailAction: "Confirm the change",
  oldSubject: "Change of your email at {site}",
  oldText: "You asked to change the address of your account at {site} to {newEmail}.",
  newSubject: "Confirm your new email at {site}",
  newText: "Somebody asked to change the address of the account {oldEmail} at {site} to this one.",
  bothText: `The change is made once the button in both mails has been pressed, within ${LIMIT}.`,
  oldClosing: "If this was not you, do nothing, choose a new password, and write to {email}.",
  changedSubject: "Your email at {site} was changed",
  changedText: "Your account at {site} now has the address {newEmail}.",
  changedClosing: "If this was not you, write to {email} at once.",
} as const;
