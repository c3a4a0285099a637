/** A mail as its texts make it, each by its name ('accounts.resetSubject'). */
export interface MailShape {
  greeting: string;
  subject: string;
  paragraphs: string[];
  /** Labels of what is told below in lines. */
  facts: string[];
  action: string | null;
  closing: string;
}

interface Words {
  /** Whose texts they are, where nothing else is said. */
  room: string;
  subject: string;
  paragraphs: string[];
  facts?: string[];
  action?: string;
  greeting?: string;
  closing?: string;
}

/** A mail of a room, with the greeting and the end of mails about an account where it has none of its own. */
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

/** Those after which the client is led on to others. */
const ENDED = new Set(["declineClient", "expireClient"]);

/** The mails about a consultation: a subject and a text for each stem. */
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

/** A mail about a change of how one signs in. */
export const changeOf = (room: string, stem: string, action: string): MailShape =>
  mailOf({ room, subject: `${stem}Subject`, paragraphs: [`${stem}Text`], action, closing: "notYou" });

/** One about a way in that was added, whose button says that it was somebody else. */
export const addedWayOf = (room: string, stem: string): MailShape =>
  mailOf({ room, subject: `${stem}Subject`, paragraphs: [`${stem}Text`], action: "accounts.newDeviceAction", closing: "notMe" });

/** One that warns of what somebody may not have done themselves, with the same button. */
export const warningOf = (stem: string, facts: string[] = []): MailShape => {
  const words = { subject: `${stem}Subject`, paragraphs: [`${stem}Text`], facts, closing: `${stem}NotMe` };
  return mailOf({ room: "warnings", ...words, action: "accounts.newDeviceAction" });
};

/** The texts of a mail by name, in the order in which it is read. */
export const textsOfMail = ({ subject, greeting, paragraphs, facts, action, closing }: MailShape): string[] => [
  subject,
  greeting,
  ...paragraphs,
  ...facts,
  ...(action ? [action] : []),
  closing,
];
