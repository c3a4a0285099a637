/** Texts of the emails that warn of changes the person may not have made, and that say what came of them. */
export const warningsMessages = {
  putBackPayouts: "Where your payouts go is again what it was before. Look under Billing whether that is right.",
  putBackMeeting: "The meeting link of your consultations is again what it was before. Look under Platforms whether that is right.",
  putBackLoginMails: "You are told again by mail when somebody signs in to your account on a new device.",
  keptSecondFactor: "Two-factor authentication stays on: an administrator had ordered its end, and that was stopped.",
  lookAtPayouts: "Look under Billing where your payouts go, and whether that is right.",
  rolesBack: "Admin roles that were given or taken in your name in these days are again as they were before. The log says whose.",
  lookAtAdmin: "In these days something was done in your name as an admin, and it stands. Look at the log, and put right what was not you.",
  payoutsAction: "Look where your payouts go",
  meetingAction: "Look at your meeting link",

  loginOffSubject: "You are no longer told of new sign-ins to {site}",
  loginOffText: "Mails about sign-ins on new devices were just turned off in your account at {site}.",
  loginOffNotMe:
    "If this was not you, press the button: everybody is signed out, these mails come again, and we send you a link to choose a new password.",

  meetingSubject: "The meeting link of your consultations at {site} was changed",
  meetingText:
    "Where your consultations at {site} take place was just changed. Your clients see the new link, and you find it under Platforms.",
  meetingNotMe:
    "If this was not you, press the button: everybody is signed out, the link is again what it was before, and we mail you a link to choose a new password.",

  endsSubject: "Two-factor authentication at {site} will be turned off",
  endsText:
    "An administrator of {site} has ordered that signing in to your account no longer asks for a code. Until the time below it still does, and you can stop it. The reason:",
  endsWhen: "Turned off",
  endsNotMe:
    "If you did not ask for this, press the button: two-factor authentication stays on, everybody is signed out, and we mail you a link to choose a new password.",
  staysSubject: "Two-factor authentication at {site} stays on",
  staysText: "It will not be turned off: that was stopped. Signing in to {site} asks for a code as before.",
  staysHelp: "If you have no code that works, or this was not you, write to {email}.",

  feedSubject: "A calendar was added to your account at {site}",
  feedText: "A calendar was just added to your account at {site}. Whenever it says that you are busy, nobody can book you.",
  feedNotMe:
    "If this was not you, press the button: everybody is signed out, the calendar is no longer read, and we mail you a link to choose a new password.",
  feedsEnded: "A calendar that was added in these days is no longer read.",

  ownFeedSubject: "A secret address of your consultations at {site} was made",
  ownFeedText:
    "A new secret address of your consultations at {site} was just made. Whoever has it can read when and with whom they are. An older address no longer works.",
  ownFeedNotMe:
    "If this was not you, press the button: everybody is signed out, the address no longer works, and we mail you a link to choose a new password.",

  rateSubject: "Your hourly rate at {site} was changed",
  rateText:
    "Your hourly rate at {site} was changed from {before} to {after}. The new rate holds for new requests; what is agreed keeps its price. You find it under Profile Details.",
  rateNone: "none",
  rateNotMe:
    "If this was not you, press the button: everybody is signed out, and we mail you a link to choose a new password. The rate stays as it is until you change it back.",

  siteSubject:
    "{what, select, payWay {How clients of {site} pay was changed} address {The address of {site} was changed} mailServer {The mail server of {site} was changed} contact {The contact details of {site} were changed} name {The name of {site} was changed} rules {Prices and rules of {site} were changed} danger {What {site} says to people in danger was changed} exported {All records of {site} were exported} listed {A list of {site} was downloaded} granted {{site} has one more admin} secondFactor {Two-factor authentication of an account at {site} will be turned off} other {{site} has one admin less}}",
  siteText:
    "{what, select, granted {{who} has just made {person} an admin.} configured {{person} is an admin from now on: the address stands in ADMIN_EMAILS, which whoever runs the server has set.} revoked {{who} has just taken the admin role from {person}.} exported {{who} has just exported everything that the site keeps.} listed {{who} has just downloaded a list. The log says which one.} secondFactor {{who} has just ordered that two-factor authentication of {person} is turned off. It happens in {hours} hours, and until then you can stop it on the page of that account.} other {{who} has just changed this. The log says what stood there before.}}",
  siteNotAgreed:
    "If this should not have happened, ask {who}. You can change it back, and take the admin role from an account in which you see a stranger.",
  siteNotMe:
    "If this was not you, press the button: everybody is signed out of your account, and we mail you a link to choose a new password. Admin roles that were given or taken since are put back, and so are the address and mail server of the site, how clients pay, the contact details and what people in danger read. Whatever else was changed stays as it is until you or another admin changes it back.",
  siteAction: "Open the log",

  putBackSubject: "What was done as an admin of {site} is undone",
  putBackText:
    "{who} has told us that somebody else was in their account. So this is undone, also where those did it who became admins that way:",
  rolesBackGiven: "An admin again: {names}",
  rolesBackTaken: "No longer an admin: {names}",
  rolesBackKept: "Still an admin, as there would be no other: {names}. Please look whether you know this account.",
  settingBack:
    "{what, select, payWay {How clients of {site} pay is again as it was before.} contact {The contact details of {site} are again as they were before.} address {The address of {site} is again what it was before.} mailServer {The mail server of {site} is again what it was before. Please look whether its password has to be entered again.} other {What {site} says to people in danger is again as it was before.}}",
  putBackClosing:
    "Whoever should be an admin all the same can be made one again by any admin. Other things that were done stay: the log has them.",

  settingsStandSubject: "Please look at what was changed as an admin of {site}",
  settingsStand:
    "Somebody else was in an admin's account. What they changed there still stands here, as another admin has saved since, or as a password cannot be looked up. Please look whether it is right:",

  stoppedSubject: "{who} is no longer an admin of {site}: what they did stands",
  stoppedText:
    "{who} was stopped as an admin of {site} by another. In the days before, this was done by {who}, or by those who became admins that way. None of it is undone:",
  stoppedSettings: "Open the settings",
  stoppedGiven: "Made an admin, and still one: {names}",
  stoppedTaken: "No longer an admin since: {names}",
  stoppedClosing:
    "Please look whether this is right. Every admin can change each of these; if somebody else was in the account of {who}, its owner undoes all of it with the button in the mails they had.",

  roleSubject: "{what, select, granted {You are now an admin of {site}} other {You are no longer an admin of {site}}}",
  roleText:
    "{what, select, granted {{who} has made you an admin: you can see and change everything that runs the site.} other {{who} has taken the admin role from you. Your account stays as it is otherwise.}}",
  roleBackText:
    "{what, select, granted {Somebody in the account of {who} had taken the admin role from you, or suspended you. That is undone.} other {You were made an admin from the account of {who}, which was stopped since. So the role was taken back. Your account stays as it is otherwise.}}",
  roleClosing: "If you did not expect this, ask {who}.",
  roleAction: "Open the admin area",
} as const;
