import { mailOf } from "./mail-shape";

/** Mails about what admins change, and about who is one. */
export const ROLE_MAILS = [
  mailOf({ room: "warnings", subject: "siteSubject", paragraphs: ["siteText"], action: "siteAction", closing: "siteNotAgreed" }),
  mailOf({ room: "warnings", subject: "roleSubject", paragraphs: ["roleText"], action: "roleAction", closing: "roleClosing" }),
  mailOf({ room: "warnings", subject: "roleSubject", paragraphs: ["roleBackText"], action: "roleAction", closing: "roleClosing" }),
  mailOf({
    room: "warnings",
    subject: "putBackSubject",
    paragraphs: ["putBackText", "rolesBackGiven", "rolesBackTaken", "rolesBackKept", "settingBack"],
    action: "siteAction",
    closing: "putBackClosing",
  }),
  mailOf({
    room: "warnings",
    subject: "settingsStandSubject",
    paragraphs: ["settingsStand", "siteSubject"],
    action: "siteAction",
    closing: "putBackClosing",
  }),
  mailOf({
    room: "warnings",
    subject: "stoppedSubject",
    paragraphs: ["stoppedText", "stoppedGiven", "stoppedTaken"],
    action: "siteAction",
    closing: "stoppedClosing",
  }),
];

/** The mail by which advisors hear of changed terms. */
export const TERMS_MAIL = mailOf({
  room: "rules",
  subject: "termsSubject",
  paragraphs: ["termsText", "termsFrom", "termsNew"],
  facts: ["termsChange", "termsCancelled", "termsCancelledChange"],
  action: "termsAction",
  closing: "admin.emailClosing",
});
