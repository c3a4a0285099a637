import { addedWayOf, changeOf, consultationMails, type MailShape, mailOf, textsOfMail, warningOf } from "./mail-shape";
import { PROVIDER_MAILS } from "./provider-mails";
import { ROLE_MAILS, TERMS_MAIL } from "./role-mails";

interface PaymentWords {
  more?: string[];
  facts?: string[];
  action?: string;
}

const paymentMail = (stem: string, { more = [], facts = ["reference"], action = "paymentAction" }: PaymentWords = {}): MailShape =>
  mailOf({ room: "money", subject: `${stem}Subject`, paragraphs: [`${stem}Text`, ...more], facts, action, closing: "paymentClosing" });

/** Payment requests: due date, amount and reference. */
const ASKS = { more: ["awaitingBy", "awaitingSoon"], facts: ["stillDue", "reference"] };

const FROM_US = { closing: "admin.emailClosing" };
const OF_PEOPLE = { room: "dashboard", ...FROM_US };
const APPLICANT = { greeting: "greeting", closing: "closing" };
/** Welcome mail to an invited advisor whose working hours are already set. */
const welcomeMail = (subject: string, missing: string, action: string): MailShape =>
  mailOf({ room: "applications", ...APPLICANT, subject, paragraphs: ["welcomeInvited", missing], facts: ["welcomePage"], action });

/** Returns all mails of the site, roughly in the order in which a person receives them; those to admins last. */
export const mailsOf = (booking: Readonly<Record<string, string>>): MailShape[] => [
  mailOf({
    room: "accounts",
    subject: "confirmationSubject",
    paragraphs: ["confirmationText", "confirmationHour", "confirmationCode", "confirmationLimit"],
    action: "confirmationAction",
  }),
  mailOf({ room: "accounts", subject: "knownSubject", paragraphs: ["knownText", "knownHelp"], action: "resetAction" }),
  mailOf({ room: "accounts", subject: "resetSubject", paragraphs: ["resetLetterText", "resetLimit"], action: "resetAction" }),
  mailOf({
    room: "accounts",
    subject: "notMeSubject",
    paragraphs: [
      "notMeLetterText",
      "warnings.putBackPayouts",
      "warnings.putBackMeeting",
      "warnings.putBackLoginMails",
      "warnings.keptSecondFactor",
      "warnings.feedsEnded",
      "notMeLimit",
    ],
    action: "resetAction",
  }),
  ...["loginOff", "meeting", "feed", "ownFeed", "rate"].map((stem) => warningOf(stem)),
  mailOf({
    room: "accounts",
    subject: "changedSubject",
    paragraphs: ["changedText", "keptWaysIn"],
    action: "changedAction",
    closing: "changedHelp",
  }),
  mailOf({
    room: "accounts",
    subject: "changedSubject",
    paragraphs: ["changedByResetText", "changedWaysIn"],
    action: "changedAction",
    closing: "changedHelp",
  }),
  mailOf({
    room: "accounts",
    subject: "newDeviceSubject",
    paragraphs: ["newDeviceText", "newDeviceHelp"],
    facts: ["newDeviceWhen", "newDeviceWhat", "newDeviceWhere"],
    action: "newDeviceAction",
    closing: "newDeviceClosing",
  }),
  ...consultationMails(booking),
  mailOf({
    room: "messages",
    subject: "emailSubject",
    paragraphs: ["emailText"],
    action: "emailAction",
    greeting: "emailGreeting",
    closing: "emailClosing",
  }),
  paymentMail("due", ASKS),
  paymentMail("arrived", { more: ["cancelledKept", "arrivedOver"], action: "receipt" }),
  { ...paymentMail("arrived", { more: ["cancelledNothingDue"], action: "receipt" }), subject: "money.arrivedBackSubject" },
  paymentMail("arrivedPart", ASKS),
  mailOf({
    room: "money",
    subject: "arrivedSomeSubject",
    paragraphs: ["arrivedText", "stillLookedFor"],
    facts: ["reference"],
    action: "paymentAction",
    closing: "paymentClosing",
  }),
  paymentMail("unconfirmed", ASKS),
  paymentMail("missing", ASKS),
  { ...paymentMail("missing"), paragraphs: ["money.missingNothingDueText"] },
  paymentMail("returned"),
  paymentMail("unreturned"),
  paymentMail("letGo"),
  paymentMail("waived", { facts: ["booking.emailPrice", "sumNotCharged", "sumPaid", "booking.youReceive"] }),
  paymentMail("paid", { facts: ["booking.youReceive"] }),
  paymentMail("unpaid", { facts: [] }),
  ...PROVIDER_MAILS.sides,
  mailOf({
    room: "money",
    subject: "payoutSubject",
    paragraphs: ["payoutText"],
    facts: ["payoutReference"],
    action: "payoutAction",
    closing: "paymentClosing",
  }),
  mailOf({
    room: "money",
    subject: "destinationSubject",
    paragraphs: ["destinationText"],
    action: "accounts.newDeviceAction",
    closing: "destinationNotMe",
  }),
  mailOf({
    room: "applications",
    ...APPLICANT,
    subject: "receivedSubject",
    paragraphs: ["receivedText", "receivedNext"],
    action: "receivedAction",
  }),
  mailOf({
    room: "applications",
    ...APPLICANT,
    subject: "welcomeSubject",
    paragraphs: ["welcomeText", "welcomeTask", "welcomeRate"],
    facts: ["welcomePage"],
    action: "welcomeAction",
  }),
  welcomeMail("welcomeSubject", "welcomeHasHours", "welcomeRateAction"),
  welcomeMail("welcomeReadySubject", "welcomeReady", "welcomeReadyAction"),
  mailOf({
    room: "applications",
    ...APPLICANT,
    subject: "rejectedSubject",
    paragraphs: ["rejectedMail", "rejectedAgain"],
    facts: ["mailNotes"],
    action: "rejectedAction",
  }),
  mailOf({
    room: "invitations",
    subject: "mailSubject",
    paragraphs: ["mailText", "mailLimit"],
    action: "mailAction",
    greeting: "mailGreeting",
    closing: "mailClosing",
  }),
  mailOf({ room: "admin", ...FROM_US, subject: "requestSubject", paragraphs: ["requestAnsweredEmail"], action: "requestAction" }),
  mailOf({ room: "admin", ...FROM_US, subject: "requestSubject", paragraphs: ["requestDeclinedEmail"], action: "requestAction" }),
  mailOf({ ...OF_PEOPLE, subject: "suspendedSubject", paragraphs: ["suspendedEmail", "suspendedHelp"] }),
  mailOf({ ...OF_PEOPLE, subject: "unlistedSubject", paragraphs: ["unlistedEmail", "unlistedStays", "suspendedHelp"] }),
  mailOf({ ...OF_PEOPLE, subject: "restoredSubject", paragraphs: ["restoredEmail", "restoredCancelled"] }),
  mailOf({ ...OF_PEOPLE, subject: "areaGoneSubject", paragraphs: ["areaGoneEmail", "unlistedStays"], action: "areaGoneAction" }),
  TERMS_MAIL,
  mailOf({ ...OF_PEOPLE, subject: "relistedSubject", paragraphs: ["relistedEmail"] }),
  mailOf({ ...OF_PEOPLE, subject: "relistedSubject", paragraphs: ["areaBackEmail"] }),
  mailOf({
    room: "reports",
    ...FROM_US,
    subject: "shownSubject",
    paragraphs: ["shownEmail"],
    facts: ["yourWords"],
    action: "toConversation",
  }),
  mailOf({
    room: "reports",
    ...FROM_US,
    subject: "removedSubject",
    paragraphs: ["removedEmail", "dashboard.suspendedHelp"],
    facts: ["yourWords", "why"],
    action: "toConversation",
  }),
  mailOf({ room: "reports", ...FROM_US, subject: "answeredSubject", paragraphs: ["answeredHidden"], action: "answeredAction" }),
  mailOf({ room: "reports", ...FROM_US, subject: "answeredSubject", paragraphs: ["answeredKept"], action: "answeredAction" }),
  mailOf({ room: "reports", ...FROM_US, subject: "answeredSubject", paragraphs: ["answeredShown"], action: "answeredAction" }),
  mailOf({ room: "emailChange", subject: "oldSubject", paragraphs: ["oldText", "bothText"], action: "emailAction", closing: "oldClosing" }),
  mailOf({ room: "emailChange", subject: "newSubject", paragraphs: ["newText", "bothText"], action: "emailAction" }),
  mailOf({ room: "emailChange", subject: "changedSubject", paragraphs: ["changedText"], closing: "changedClosing" }),
  addedWayOf("oauth", "connected"),
  changeOf("oauth", "disconnected", "platformsAction"),
  addedWayOf("passkeys", "added"),
  changeOf("passkeys", "removed", "securityAction"),
  addedWayOf("secondFactor", "on"),
  changeOf("secondFactor", "off", "resetAction"),
  mailOf({
    room: "secondFactor",
    subject: "recoverySubject",
    paragraphs: ["recoveryText", "recoveryLeft"],
    action: "securityAction",
    closing: "notYou",
  }),
  mailOf({ room: "secondFactor", subject: "wrongSubject", paragraphs: ["wrongText"], action: "resetAction", closing: "wrongYou" }),
  mailOf({
    room: "deletion",
    subject: "leavingSubject",
    paragraphs: ["leavingText", "leavingBack"],
    action: "leavingAction",
    closing: "leavingClosing",
  }),
  mailOf({ room: "deletion", subject: "stayedSubject", paragraphs: ["stayedText"], closing: "stayedClosing" }),
  mailOf({
    room: "deletion",
    subject: "stayedSubject",
    paragraphs: ["stayedUnlistedText", "stayedUnlistedHow"],
    closing: "stayedClosing",
  }),
  warningOf("ends", ["endsWhen"]),
  mailOf({ room: "warnings", subject: "staysSubject", paragraphs: ["staysText"], closing: "staysHelp" }),
  ...ROLE_MAILS,
  ...["applications", "overdue", "reports", "requests", "returns", "disputes"].map((waiting) =>
    mailOf({
      room: "waiting",
      subject: `${waiting}Subject`,
      paragraphs: [`${waiting}Text`],
      action: "action",
      closing: "closing",
    }),
  ),
  ...["marked", "waiting"].map((how) =>
    mailOf({
      room: "money",
      subject: `${how}Subject`,
      paragraphs: [`${how}Text`],
      facts: ["reference"],
      action: "markedAction",
      closing: "paymentClosing",
    }),
  ),
  ...PROVIDER_MAILS.admins,
  mailOf({ room: "money", subject: "leavingSubject", paragraphs: ["leavingText"], action: "markedAction", closing: "paymentClosing" }),
  mailOf({ room: "firstDay", ...FROM_US, subject: "testSubject", paragraphs: ["testMail"] }),
];

/** Filters the mail texts: all subjects, and all texts of the open mail. */
export function listedMails({
  booking,
  open,
}: {
  booking: Readonly<Record<string, string>>;
  open: string | null;
}): (name: string) => boolean {
  const mails = mailsOf(booking);
  const opened = mails.find((mail) => open !== null && textsOfMail(mail).includes(open));
  const names = new Set([...mails.map(({ subject }) => subject), ...(opened ? textsOfMail(opened) : [])]);
  return (name) => names.has(name);
}
