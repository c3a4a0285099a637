import { GRACE_PERIOD_DAYS } from "./grace-period";

/** Texts of taking one's records along and of deleting an account. */
export const deletionMessages = {
  recordsTitle: "Your data",
  recordsText: "Everything the site keeps of you, in one file.",
  recordsDownload: "Download everything as JSON",
  recordsTooOften:
    "Your data was asked for several times, or is still on its way. You can ask again in {minutes, plural, one {# minute} other {# minutes}}.",
  title: "Delete account",
  text: `For ${GRACE_PERIOD_DAYS} days signing in brings everything back.`,
  what: `You are signed out everywhere and an advisor page is hidden. After ${GRACE_PERIOD_DAYS} days your profile, settings, saved advisors and files are erased. The other side keeps your consultations, under “Former member”.`,
  begin: "Delete my account",
  currentPassword: "Current Password",
  code: "Code or recovery code",
  confirm: "Delete my account",
  deleting: "Deleting...",
  begun: "Your account will be deleted on {date}. Sign in before then to keep it.",
  lastAdmin: "You are the only admin. Give another person the role first.",
  openConsultations: "You have consultations ahead. Withdraw or cancel them first, so that nobody waits for you.",
  owedWithoutDestination: "You are owed money. Say under Billing where to send it, and then delete your account.",
  failed: "Failed to update security settings",

  leavingSubject: "Your account at {site} will be deleted",
  leavingText: "You asked to delete your account at {site}. Everything in it will be erased on {date}.",
  leavingOwed: "What you are owed is paid out to the account that you gave under Billing. It is kept until then.",
  leavingBack: "Changed your mind? Sign in before {date}, and everything is as it was.",
  leavingAction: "Sign in and keep my account",
  leavingClosing: "If this was not you, sign in, choose a new password, and write to {email}.",
  stayedSubject: "Your account at {site} is kept",
  stayedText: "You signed in to {site}, so your account is not deleted. Everything is as it was.",
  stayedClosing: "If this was not you, choose a new password at once and write to {email}.",
} as const;
