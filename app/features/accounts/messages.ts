import { counted } from "#app/ui/text/counts";
import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SIGN_UP_CODE_MINUTES } from "./limits";
import { againMessages } from "./messages-of-again";
import { asideMessages } from "./messages-of-aside";
import { FRESH_SIGN_IN_MINUTES } from "./sign-in/fresh-sign-in";
import { whyMessages } from "./sign-in/messages-of-why";
import { formMessages } from "./sign-up/messages";
import { codeOfMailMessages, waitingMessages } from "./sign-up/messages-of-waiting";

const HOURS_A_WEEK = 7 * 24;
const CONFIRMATION = counted(LINK_HOURS.confirm_email, "hour");
const RESET = counted(LINK_HOURS.reset_password, "hour");
const REPORT = counted(LINK_HOURS.report_sign_in / HOURS_A_WEEK, "week", "a");

/** Texts for sign-in, sign-up, confirmation and password reset, and for their emails. */
export const accountsMessages = {
  welcome: "Welcome to {site}",
  sessionEnded: "Your session has ended. Please sign in to pick up where you left off.",
  sessionEndedUnsent: "You were not signed in, so that was not sent. Sign in, and you are back at it with everything you typed.",
  rememberMeHint: `Keeps you signed in when the browser is closed, until it has been unused for ${FIRST_SESSION_TIMEOUT_HOURS} hours, or for as long as you choose under Security in your profile.`,

  currentPasswordNeeded: "Please enter your current password",
  currentPasswordWrong: "That is not your current password",
  signInAgain: `Please sign out and in again, then try within ${FRESH_SIGN_IN_MINUTES} minutes. If Google or LinkedIn is not enough, choose a password first.`,

  confirmTitle: "Confirm your email",
  confirmText: "One press and your account is ready.",
  confirmPasswordText:
    "Choose a password, and your account is ready. Anybody can sign up with your address, so a password entered in another browser does not count. If you chose one on another device, type it again.",
  confirmHourOver: "<time></time> with {name} is no longer held for you.",
  confirmHourNext: "Your request comes next: check it, then send it.",
  confirmButton: "Confirm and sign in",
  confirmed: "Your email is confirmed. Welcome!",
  linkEndedText: `A link works once and for ${CONFIRMATION}. Enter your email to get a new one.`,
  linkEndedSignIn: "Already confirmed?",
  linkUsedTitle: "This link has already been used",
  confirmUsedText: "Your email is confirmed and your account is ready.",
  confirmUsedRequest: "Your email is confirmed, and your request was sent. Its page shows where it stands.",
  openRequest: "Open your request",
  goOn: "Continue",

  forgotTitle: "Forgot your password?",
  forgotText: "Enter your email. If there is an account, we will send a link to choose a new password.",
  forgotButton: "Send link",
  forgotSending: "Sending...",
  forgotSent: `If there is an account for that address, a link to choose a new password is on its way. It works once, within ${RESET}.`,
  resetTitle: "Choose a new password",
  resetText: "You will be signed out everywhere else. Passkeys and connected accounts are removed, too: add yours again afterwards.",
  resetButton: "Save new password",
  resetSaving: "Saving...",
  resetDone: "Your password is changed. Sign in with the new one.",
  resetEndedText: `A link to choose a password works once and for ${RESET}.`,
  resetEndedButton: "Send a new link",
  resetUsedText: "Your password has changed since. Sign in with the new one, or ask for another link.",

  notMeTitle: "Was this not you?",
  notMeUsedTitle: "Everybody is signed out",
  notMeUsedText:
    "You told us that it was not you. We signed everybody out, ended what had been set up in your account since, and emailed you a link to choose a new password. If it has expired, ask for another one.",
  notMeText:
    "This signs everybody out of your account and ends its password, passkeys, connected accounts and calendar address, and any two-factor authentication turned on since. We then send you a link to choose a new password.",
  notMeButton: "This wasn't me",
  notMeSending: "Signing everybody out...",
  notMeDone: `Everybody is signed out. A link to choose a new password is on its way to you. It works once, within ${RESET}.`,
  notMeEndedText: `This link works once and for ${REPORT}. You can still choose a new password, which signs everybody out.`,

  emailGreeting: "{known, select, yes {Hello {name},} other {Hello,}}",
  emailClosing: "If this was not you, nothing needs to be done.",
  confirmationSubject: "Confirm your email for {site}",
  confirmationText: "You (or somebody with this address) signed up at {site}. Confirm the address to use your account.",
  confirmationHour:
    "You have chosen {time}. It is held for you until {until}: confirm by then. In the browser in which you chose it your request goes out with the same press; in another one you see it first.",
  confirmationCode: `Reading this on another device? Type {code} where you chose the time, within ${SIGN_UP_CODE_MINUTES} minutes: nothing has to be typed again.`,
  confirmationLimit: `The link works once and for ${CONFIRMATION}.`,
  confirmationAction: "Confirm your email",
  knownSubject: "You already have an account at {site}",
  knownText: "Somebody just tried to sign up at {site} with your address. You already have an account, so nothing was changed.",
  knownHelp: `If it was you: sign in as usual, or choose a new password with the link below. It works once and for ${RESET}.`,
  resetSubject: "Choose a new password for {site}",
  resetLetterText: "You asked to choose a new password for {site}.",
  resetLimit: `The link works once and for ${RESET}. Until you use it, your old password stays.`,
  resetAction: "Choose a new password",
  notMeSubject: "Everybody was signed out of your account at {site}",
  notMeLetterText:
    "You told us that a sign-in to {site} was not yours. Every device was signed out, and your old password, passkeys, connected accounts and calendar address no longer work, nor does two-factor authentication that was turned on since. You can set them up anew.",
  notMeLimit: `Choose a new password with the link below. It works once and for ${RESET}; afterwards 'Forgot password?' sends another.`,
  changedSubject: "Your password at {site} was changed",
  changedText: "The password of your account at {site} was just changed, and every other device was signed out.",
  changedByResetText: "The password of your account at {site} was just changed, and every device was signed out.",
  changedWaysIn:
    "Passkeys and connected accounts no longer sign in, whoever added them. Add yours anew under Security and Linked Platforms in your profile.",
  keptWaysIn:
    "Your passkeys and connected accounts still sign in. Look under Security and Linked Platforms in your profile whether all of them are yours.",
  changedCalendar:
    "The secret address at which calendars read your consultations has ended, too. Make a new one under Linked Platforms in your profile and connect your calendars with it.",
  changedHelp: "If this was not you, choose a new password at once and write to {email}.",
  changedAction: "Choose a new password",
  newDeviceSubject: "New sign-in to {site}",
  newDeviceText: "Somebody just signed in to your account at {site} on a device we have not seen with you before.",
  newDeviceHelp:
    "If it was you, there is nothing to do. If not, press the button: everybody is signed out, and we mail you a link to choose a new password.",
  newDeviceWhen: "When",
  newDeviceWhat: "Device",
  newDeviceWhere: "Network address",
  newDeviceAction: "This wasn't me",
  newDeviceClosing: "You can turn these mails off under Security in your profile.",
  deviceName: "{browser} on {system}",
  deviceUnknown: "Unknown",

  ...formMessages,
  ...codeOfMailMessages,
  ...waitingMessages,
  ...whyMessages,
  ...againMessages,
  ...asideMessages,
} as const;
