/**
 * What is said in place of texts that promise an email, on a site that sends none (no SMTP_URL): by room and key, and with the same
 * placeholders. Such a site keeps its mails for whoever runs it. What is specified to the letter stays, and has what is true beside it.
 */
export const messagesWithoutMail = {
  "accounts.waitingText": "The account for <strong>{email}</strong> waits for its confirmation link.",
  "accounts.waitingAnyText": "Your account waits for its confirmation link.",
  "accounts.waitingHint":
    "This site cannot send email yet, so no link will arrive. Please ask the people who run it for yours. They find it under People in the admin area.",
  "accounts.emailNotConfirmedText": "This site cannot send email yet, so no link will arrive. Please ask the people who run it for yours.",
  "accounts.sentAgain":
    "If that address is waiting to be confirmed, there is a new link for it. This site cannot send email yet: please ask the people who run it for the link.",
  "accounts.forgotText":
    "Enter your email. If there is an account, a link to choose a new password is made. This site cannot send email yet, so no link will arrive. Please ask the people who run it for yours.",
  "accounts.forgotSent":
    "If there is an account for that address, there is now a link to choose a new password. This site cannot send email yet: please ask the people who run it for the link.",
  "accounts.resetEndedButton": "Ask for a new link",
  "accounts.notMeText":
    "This signs everybody out of your account and ends its password, passkeys, connected accounts and calendar address, and any two-factor authentication turned on since. This site cannot send email yet: please ask the people who run it for the link to choose a new password.",
  "accounts.notMeUsedText":
    "You told us that it was not you. We signed everybody out and ended what had been set up in your account since. This site cannot send email yet: please ask the people who run it for the link to choose a new password.",
  "accounts.notMeDone":
    "Everybody is signed out. This site cannot send email yet: please ask the people who run it for the link to choose a new password.",
  "accounts.againWithoutPassword": "No password yet? A link lets you choose one.",
  "accounts.againChoose": "Ask for the link",
  "emailChange.begun":
    "Each address now has a link to confirm the change. This site cannot send email yet: please ask the people who run it for both.",
  "emailChange.waitingBoth":
    "Both addresses still have to be confirmed. This site cannot send email yet: please ask the people who run it for both links.",
  "emailChange.waitingOld": "The new address is confirmed, the old one is not yet. Please ask the people who run this site for its link.",
  "emailChange.waitingNew": "The old address is confirmed, the new one is not yet. Please ask the people who run this site for its link.",
  "emailChange.confirmedOne": "Confirmed. The other address still has to be. Please ask the people who run this site for its link.",
  "secondFactor.challengeMailed": "Did you not turn this on? The people who run this site can turn it off again: please ask them.",
  "notifications.preferencesText": "What you are told in the app, and by email as soon as this site can send it.",
  "notifications.mailAlways": "This email cannot be turned off.",
  "profiles.loginNotificationsHint": "An email when somebody signs in to your account on a new device, as soon as this site can send it.",
  "profiles.passwordText": "Every other device is signed out.",
  "booking.hourReplaces": "So far you have asked for <time></time>. What you send here replaces that request.",
  "booking.meanwhileMail": "You see here, and in your notifications, when {name} has answered. There is nothing else you need to do.",
  "money.toReturnState": "We will send it the way it came. Once we have, the page of the consultation says so.",
} as const;

export type WithoutMail = Readonly<Record<keyof typeof messagesWithoutMail, string>>;
