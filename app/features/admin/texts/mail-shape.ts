/** Names of the texts that make up a mail ('accounts.resetSubject'). */
export interface MailShape {
  greeting: string;
  subject: string;
  paragraphs: string[];
  /** Labels of the details listed below. */
  facts: string[];
  action: string | null;
  closing: string;
}

interface Words {
  /** Room of the texts whose names have no prefix. */
  room: string;
  subject: string;
  paragraphs: string[];
  facts?: string[];
  action?: string;
  greeting?: string;
  closing?: string;
}

/** Returns the shape of a room's mail; greeting and closing default to those of account mails. */
export const mailOf = ({ room, subject, paragraphs, facts = [], action, greeting, closing }: Words): MailShape => ({
  greeting: greeting ? named(room, greeting) : "accounts.emailGreeting",
  subject: `${room}.${subject}`,
  paragraphs: paragraphs.map((key) => named(room, key)),
  facts: facts.map((key) => named(room, key)),
  action: action ? named(room, action) : null,
  closing: closing ? named(room, closing) : "accounts.emailClosing",
});

const named = (room: string, key: string) => (key.includes(".") ? key : `${room}.${key}`);

const CONSULTATION = {
  facts: ["reviewTopic", "emailWhen", "emailTheirClock", "emailProposed", "reviewDuration", "emailPrice", "emailRefund"],
  greeting: "emailGreeting",
  closing: "emailClosing",
};

/** Mails that offer the client a new search. */
const ENDED = new Set(["declineClient", "expireClient", "unansweredClient"]);

/** Returns the mails about consultations: for each stem, a subject and a text. */
export const consultationMails = (booking: Readonly<Record<string, string>>): MailShape[] =>
  Object.keys(booking)
    .filter((key) => key.endsWith("Subject"))
    .map((subject) => subject.slice(0, -"Subject".length))
    .map((stem) =>
      mailOf({
        room: "booking",
        ...CONSULTATION,
        subject: `${stem}Subject`,
        paragraphs: [`${stem}Text`],
        action: ENDED.has(stem) ? "emailSearchAction" : "emailAction",
      }),
    );

/** Returns the shape of a mail about a changed sign-in method. */
export const changeOf = (room: string, stem: string, action: string): MailShape =>
  mailOf({ room, subject: `${stem}Subject`, paragraphs: [`${stem}Text`], action, closing: "notYou" });

/** Returns the shape of a mail about an added sign-in method, with a button to report that it was someone else. */
export const addedWayOf = (room: string, stem: string): MailShape =>
  mailOf({ room, subject: `${stem}Subject`, paragraphs: [`${stem}Text`], action: "accounts.newDeviceAction", closing: "notMe" });

/** Returns the shape of a warning about a possibly unauthorized action, with the same button. */
export const warningOf = (stem: string, facts: string[] = []): MailShape => {
  const words = { subject: `${stem}Subject`, paragraphs: [`${stem}Text`], facts, closing: `${stem}NotMe` };
  return mailOf({ room: "warnings", ...words, action: "accounts.newDeviceAction" });
};

/** Returns the names of a mail's texts, in reading order. */
export const textsOfMail = ({ subject, greeting, paragraphs, facts, action, closing }: MailShape): string[] => [
  subject,
  greeting,
  ...paragraphs,
  ...facts,
  ...(action ? [action] : []),
  closing,
];
