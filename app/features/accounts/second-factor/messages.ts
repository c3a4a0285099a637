import { counted, spelled, spelledFirst } from "#app/ui/text/counts";
import { AUTHENTICATOR_DIGITS, LINK_HOURS } from "../limits";
import { FRESH_SIGN_IN_MINUTES } from "../sign-in/fresh-sign-in";
import { MAX_WRONG_CODES, WRONG_CODE_WINDOW_MINUTES } from "./wrong-codes";

const REPORT = counted(LINK_HOURS.report_sign_in / (7 * 24), "week", "a");
const DIGITS = spelledFirst(AUTHENTICATOR_DIGITS);

/** Texts for two-factor authentication: the switch, the set-up, the code at sign-in, and the emails. */
export const secondFactorMessages = {
  title: "Two-factor authentication",
  text: "When you sign in, we ask for your password and a code from an app on your phone.",
  switchHintOff: "Any authenticator app will do: Google Authenticator, 1Password, Aegis and others.",
  switchHintOn: "On. Signing in asks for a code.",
  endsOn: "An administrator has scheduled it to be turned off on {time}.",
  keep: "Keep it on",
  kept: "Two-factor authentication stays on.",
  switchContinue: "Continue",

  proofText: `You signed in more than ${FRESH_SIGN_IN_MINUTES} minutes ago, so please confirm that it is you.`,
  proofTitle: "First, your password",
  currentPassword: "Current Password",
  continue: "Continue",
  cancel: "Cancel",

  scanTitle: "1. Scan this with your authenticator app",
  scanPicture: "The QR code for your authenticator app. The key below holds the same.",
  scanType: "Or type this key into the app:",
  openApp: "Open in an app on this device",
  enterTitle: "2. Enter the code it shows",
  code: "Code",
  codeHint: `${DIGITS} digits`,
  turnOn: "Turn on",
  turningOn: "Turning on...",
  setupEnded: "That took too long, so the QR code no longer works. Please start again.",
  setupCancelled: "Two-factor authentication stays off.",
  turnedOn: "Two-factor authentication is on. Every other device is signed out.",

  recoveryTitle: "Your recovery codes",
  recoveryKeep: "Keep them where you keep important papers. Each lets you in once, without the app. They are shown only now.",
  recoveryDone: "I have saved them",
  recoveryCodesLeft: "{left, plural, =0 {No recovery code is} one {# recovery code is} other {# recovery codes are}} left.",
  recoveryRenew: "Make new recovery codes",
  recoveryRenewText: "The old ones stop working at once.",
  recoveryRenewing: "Making...",

  turnOff: "Turn off",
  turnOffTitle: "Turn two-factor authentication off",
  turnOffText: "Confirm with your password and a code. After that, your password alone is enough to sign in.",
  turningOff: "Turning off...",
  anyCode: "Code or recovery code",
  anyCodeHint: `${DIGITS} digits from your app, or one of your recovery codes`,

  codeWrong: "That code is wrong or has already been used",
  tooManyCodes: `Too many wrong codes. Use a recovery code, or wait ${WRONG_CODE_WINDOW_MINUTES} minutes.`,
  failed: "Failed to update security settings",

  challengeTitle: "One more step",
  challengeText: "Enter the code that your authenticator app shows now.",
  challengeCode: "Code",
  challengeHint: `${DIGITS} digits. Without your phone, enter a recovery code.`,
  challengeButton: "Sign In",
  challengeChecking: "Checking...",
  challengeBack: "Sign in as somebody else",
  challengeMailed: `Did you not turn this on? The button in the email we sent you signs everybody out and turns it off again. It works for ${REPORT}.`,
  challengeLost: "No working code, or you did not turn this on? Write to <mail></mail>.",
  challengeEnded: "That sign-in has ended. Please sign in again.",
  challengeSpent: "Too many wrong codes. Please sign in again.",

  notMe:
    "If this was not you, press the button: everybody is signed out, two-factor authentication is off again, and we mail you a link to choose a new password.",
  notYou: "If this was not you, choose a new password at once and write to {email}.",
  securityAction: "Open your security settings",
  resetAction: "Choose a new password",
  onSubject: "Two-factor authentication is on at {site}",
  onText: "From now on signing in to {site} asks for a code from your authenticator app. Every other device was signed out.",
  offSubject: "Two-factor authentication is off at {site}",
  offText: "Signing in to {site} no longer asks for a code. Every other device was signed out.",
  endedText: "Signing in to {site} no longer asks for a code, as an administrator had ordered. Nobody was signed out.",
  recoverySubject: "A recovery code was used at {site}",
  recoveryText: "One of your recovery codes for {site} was just used. It does not work again.",
  recoveryLeft: "{left, plural, =0 {None is left: make new ones now.} one {# is left. Make new ones soon.} other {# are left.}}",
  wrongSubject: "Wrong codes at {site}",
  wrongText: `Somebody tried ${spelled(MAX_WRONG_CODES)} wrong codes at {site}, most of the time after entering your password. Nobody got in. For ${WRONG_CODE_WINDOW_MINUTES} minutes only recovery codes work.`,
  wrongYou: "If this was not you, somebody else knows your password: choose a new one now.",
} as const;
