import { textsThatShip } from "#app/languages/all-texts.server";
import { FIRST_LANGUAGE } from "#app/languages/languages";
import type { ListedText, MailReader } from "./edited-text";
import { mailsOf } from "./mails";

/** Subjects of mails to admins. */
const TO_ADMINS = /^(waiting\.|firstDay\.|money\.(marked|waiting)Subject)/;

const readerOf = (subject: string): MailReader | null => {
  if (TO_ADMINS.test(subject)) return "admins";
  if (/^booking\..*ClientSubject$/.test(subject)) return "client";
  return /^booking\..*AdvisorSubject$/.test(subject) ? "advisor" : null;
};

/** Adds the recipient and the beginning of the mail to each subject in a list of mail texts. */
export function withMailNotes(listed: readonly ListedText[]): ListedText[] {
  const shown = new Map(listed.map((text) => [text.name, text.shown]));
  const mails = mailsOf(textsThatShip(FIRST_LANGUAGE).booking);
  const beginnings = new Map(mails.toReversed().map(({ subject, paragraphs }) => [subject, paragraphs[0] ?? ""]));
  return listed.map((text) => {
    const beginning = beginnings.get(text.name);
    return beginning === undefined ? text : { ...text, mail: { reader: readerOf(text.name), beginning: shown.get(beginning) ?? "" } };
  });
}
