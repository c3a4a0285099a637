import { LINK_HOURS, SECOND_FACTOR_END_HOURS } from "#app/features/accounts/limits";
import { counted } from "#app/ui/text/counts";

const RESET = counted(LINK_HOURS.reset_password, "hour");

/** Texts of a person's page, and of removing an advisor from the directory. */
export const directoryMessages = {
  unlisted: "Not in the directory",
  unlist: "Take out of the directory",
  unlistNamed: "Take out of the directory: {name}",
  unlistTitle: "Take out of the directory",
  unlistText:
    "Nobody can find or book {name} any more. The account stays, and so does everything already agreed. They get the reason by email.",
  unlistLeavingText:
    "While {name} is leaving, nobody can find or book them. If you take them out, they stay out of the directory even if they keep their account. They get the reason by email.",
  relist: "Put back into the directory",
  relistNamed: "Put back into the directory: {name}",
  advisorUnlisted: "The advisor is out of the directory.",
  advisorRelisted: "The advisor is in the directory again.",
  unlistedSubject: "Your page at {site} is not shown at the moment",
  unlistedEmail: "An administrator of {site} has taken your page out of the directory. The reason:",
  unlistedStays: "Your account stays as it is, and so does what you have agreed with clients.",
  restoredSubject: "Your account at {site} is open again",
  restoredEmail: "An administrator of {site} has let you in again: you can sign in as before.",
  restoredCancelled: "Consultations that were cancelled in the meantime stay cancelled; please ask for a new time.",
  areaGoneSubject: "Choose another topic at {site}",
  areaGoneEmail:
    "None of your topics is offered at {site} any more: an administrator has changed what the site offers. Until you choose another topic, nobody finds or books you.",
  areaGoneAction: "Choose a topic",
  areaBackEmail: "Topics of yours are offered at {site} again: clients find and book you as before. There is nothing you need to do.",
  relistedSubject: "Your page at {site} is shown again",
  relistedEmail: "An administrator of {site} has put your page back into the directory: clients find and book you again.",
  leavesLater: "The owner asked to have this account deleted. That waits while the account is suspended.",
  leavesOn: "The owner asked to have this account deleted. It is erased on <time></time>, unless they sign in before then.",
  leavesShown: "If they stay, their page is in the directory again.",
  leavesUnlisted: "If they stay, their page stays out of the directory.",
  endSecondFactor: "Turn off two-factor authentication",
  endSecondFactorNamed: "Turn off two-factor authentication: {name}",
  endSecondFactorText: `For somebody who has lost their phone and their recovery codes. First make sure that the person asking really is {name}. It is turned off in ${SECOND_FACTOR_END_HOURS} hours. They get the reason by email now. Until then they or any admin can stop it; all admins are told.`,
  secondFactorEnds: `Two-factor authentication is turned off in ${SECOND_FACTOR_END_HOURS} hours, unless somebody stops it.`,
  secondFactorEndsOn: "An admin has scheduled two-factor authentication to be turned off on <time></time>.",
  keepSecondFactor: "Keep two-factor authentication on",
  keepSecondFactorNamed: "Keep two-factor authentication on: {name}",
  secondFactorStays: "Two-factor authentication stays on.",
  ownSecondFactor: "Turn off your own under Security, or ask another admin.",
  suspendedSecondFactor: "A suspended account cannot sign in anyway. Let them in again first.",
  allPeople: "All people",
  reportsAbout: "Reports about them",
  publicPage: "Public page",
  personApplications: "Applications",
  allOfThem: "All {count, number} consultations",
  personConsultations: "Consultations",
  noneYet: "None yet",
  nothingDone: "Nothing yet",
  cameWithDemo: "Came with the demo, without an application.",
  cameOtherwise: "Became an advisor without an application.",
  cameInvited: "By invitation",
  personDone: "What admins did",
  mailAgain: "Email the confirmation again",
  mailAgainNamed: "Email the confirmation again: {name}",
  linkToPassOn: "Show a confirmation link",
  linkToPassOnNamed: "Show a confirmation link: {name}",
  linkToPassOnText: `This site cannot send email yet. Please send the link to the address above yourself: it is shown only this once and works once, within ${LINK_HOURS.confirm_email} hours. Anybody who has it can choose the password.`,
  noLinkToPassOn: "There is a link to pass on only while the site sends no email and an address is waiting to be confirmed.",
  passwordLink: "Show a password link",
  passwordLinkNamed: "Show a password link: {name}",
  passwordLinkTitle: "Pass on a link to choose a new password?",
  passwordLinkQuestion:
    "This site cannot send email, so {name} cannot ask for a link. Whoever has this one gets into the account: make sure that it is really {name} who has asked you. The owner of the account is notified.",
  passwordLinkText: `Please send the link to the address above yourself: it is shown only this once and works once, within ${RESET}. The old password stays valid until then.`,
  noPasswordLink:
    "There is a link to pass on only while the site sends no email, and for confirmed accounts that are neither suspended nor an admin’s.",
  emailChangeLink: "Show a link for the new address",
  emailChangeLinkNamed: "Show a link for the new address: {name}",
  emailChangeLinkTitle: "Pass on a link to confirm another address?",
  emailChangeLinkQuestion:
    "{name} has asked for another address, and this site cannot send email. The current address confirms first, then the new one: send each link to that address alone. The owner of the account is notified.",
  emailChangeOldText:
    "Please send the link to the address above yourself: it is shown only this once. When it has been used, show the one for the new address.",
  emailChangeNewText:
    "Please send the link to the new address, {newEmail}, yourself: it is shown only this once. When it has been used, that is the address of the account.",
  noEmailChangeLink:
    "There is a link to pass on only while the site sends no email and a change of address is waiting, and for accounts that are neither suspended nor an admin’s.",
  mailedAgain: "The confirmation link is on its way again.",
  notWaiting: "The link can be emailed again only to an unconfirmed address of an account that is not suspended.",
  personGone: "This account no longer exists.",
  peopleChanged: "Done for {count, plural, one {# person} other {# people}}.",
  unlistManyText:
    "Nobody can find or book them any more. Their accounts stay, and so does everything already agreed. They get the reason by email.",
  suspendManyText:
    "They are signed out everywhere, cannot sign in, and are not listed until you let them in again. They get the reason by email. Unless you let them in again within {seconds} seconds, their open requests and agreed consultations are cancelled: both sides are told, and what was paid goes back in full. What you have to send back yourself is listed under Payments.",
} as const;
