import { counted } from "#app/ui/text/counts";
import { EMAIL_CHANGE_HOURS } from "../limits";

const LIMIT = counted(EMAIL_CHANGE_HOURS, "hour");

/** Texts for changing one's address, and its emails. */
export const emailChangeMessages = {
  title: "Email address",
  text: "A change is confirmed at both addresses.",
  current: "You sign in with <strong>{email}</strong>.",
  newEmail: "New email",
  change: "Change email",
  changing: "Sending...",
  begun: `Two mails are on their way. Press the button in each of them within ${LIMIT}.`,
  waiting: "Waiting to become <strong>{email}</strong>.",
  waitingBoth: "Press the button in the mail to each address.",
  waitingOld: "The new address is confirmed. Now press the button in the mail to the old one.",
  waitingNew: "The old address is confirmed. Now press the button in the mail to the new one.",
  cancel: "Undo the change",
  cancelled: "Your email stays as it is.",
  sameAddress: "That is your email already",
  addressTaken: "Another account has that address. The change is not possible.",
  tooMany: "There have been several changes of this kind already. Please try again tomorrow.",
  failed: "Failed to update security settings",

  confirmTitle: "Change your email",
  confirmText: "Your account will have the address <strong>{email}</strong>, once both addresses are confirmed.",
  confirmButton: "Confirm the change",
  confirming: "Confirming...",
  confirmedOne: "Confirmed. There is a mail at the other address too: press its button to finish.",
  confirmedBoth: "Your email is changed.",
  endedNow: "Your account has the address {email}.",
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
