import { spelled } from "#app/ui/text/counts";
import { MAX_PASSKEYS, PASSKEY_NAME_MAX_CHARACTERS } from "../limits";

/** Texts for passkeys: their list in the security settings, signing in with one, and their emails. */
export const passkeysMessages = {
  title: "Passkeys",
  text: "Sign in with your fingerprint, your face or the PIN of your device. A passkey replaces both the password and the code.",
  none: "You have no passkey yet.",
  unavailable: "Passkeys work once this site is opened by a domain name instead of an IP address.",
  unavailableHere: "Passkeys work only at this site's own address: <address></address>. You sign in there once more.",
  needsScript: "Adding a passkey needs JavaScript.",
  add: "Add a passkey",
  adding: "Waiting for your device...",
  added: "Your passkey is added. You can sign in with it from now on.",
  since: "Added {date}",
  used: "last used {when}",
  neverUsed: "never used",
  synced: "Synced",
  rename: "Rename",
  name: "Name",
  save: "Save",
  renamed: "The passkey has been renamed.",
  remove: "Remove",
  removeLabel: "Remove {name}",
  removed: "The passkey is removed.",
  lastWayIn: "This is your only way to sign in. Choose a password first.",
  tooMany: `You have ${spelled(MAX_PASSKEYS)} passkeys. Remove one first.`,
  nameRequired: "Give the passkey a name",
  nameTooLong: `A name can have at most ${PASSKEY_NAME_MAX_CHARACTERS} characters`,
  failed: "Failed to change your passkeys",
  given: "Passkey",

  signIn: "Sign in with a passkey",
  signingIn: "Waiting for your device...",
  refused: "This passkey does not work here. Try another way.",
  ended: "That took too long. Try again.",
  cancelled: "Your device did not confirm. Try again, or choose another way.",
  unsupported: "This browser does not support passkeys.",

  addedSubject: "A passkey was added at {site}",
  addedText: "The passkey “{name}” can sign in to your account at {site} from now on.",
  removedSubject: "A passkey was removed at {site}",
  removedText: "The passkey “{name}” can no longer sign in to your account at {site}.",
  securityAction: "See your security settings",
  notMe:
    "If this was not you, press the button: everybody is signed out, no passkey signs in any more, and we mail you a link to choose a new password.",
  notYou: "If this was not you, choose a new password at once and write to {email}.",
} as const;
