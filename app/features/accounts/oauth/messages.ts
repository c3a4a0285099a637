import { oauthSignInMessages } from "./messages-of-sign-in";

/** Texts for signing in through providers, connecting and disconnecting them, and the emails about it. */
export const oauthMessages = {
  google: "Google",
  linkedin: "LinkedIn",
  emailAndPassword: "Email and password",
  title: "Accounts you sign in with",
  text: "You always keep at least one.",
  passwordConnected: "Connected as {email}",
  passwordNone: "You have no password yet.",
  passwordSet: "Choose a password",
  connectedAs: "Connected as {account}",
  connected: "Connected",
  notConnected: "Not connected",
  notConfigured: "Signing in with {provider} is not set up on this site.",
  notAvailable: "Not set up",
  connect: "Connect {provider}",
  connecting: "Connecting...",
  disconnect: "Disconnect",
  disconnectLabel: "Disconnect {provider}",
  emailUnverified: "{provider} has not confirmed your email address. Confirm it there, or sign in with your email here.",
  notProved: "{provider} did not confirm that you signed in there just now. Please use your password or a passkey.",
  knownAddress: "There is already an account with this address. Sign in with its password, then connect {provider} here.",
  nowConnected: "{provider} is connected. You can sign in with it from now on.",
  nowDisconnected: "{provider} is disconnected.",
  connectedElsewhere: "That {provider} account is connected to another account here.",
  connectedAnother: "Another {provider} account is already connected. Disconnect it first.",
  lastWayIn: "This is your only way to sign in. Choose a password first.",

  connectedSubject: "{provider} is connected at {site}",
  connectedText: "The {provider} account {account} can sign in to your account at {site} from now on.",
  disconnectedSubject: "{provider} is disconnected at {site}",
  disconnectedText: "The {provider} account {account} can no longer sign in to your account at {site}.",
  platformsAction: "See your linked accounts",
  notMe:
    "If this was not you, press the button: everybody is signed out, no linked account signs in any more, and we mail you a link to choose a new password.",
  notYou: "If this was not you, choose a new password at once and write to {email}.",

  ...oauthSignInMessages,
} as const;
