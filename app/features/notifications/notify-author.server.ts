import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { type EmailWords, recallWaiting, sendEmail } from "#app/platform/mail/outbox.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { siteLink } from "#app/platform/origin.server";

/** What was hidden, and its author; null when the account is gone. */
interface Hidden {
  about: "message" | "review";
  id: string;
  authorId: string | null;
  /** Their text: for a lone file its name, empty for a rating without text. */
  text: string;
  /** Path of the page it was on. */
  link: string;
}

/** Maximum length of the quote in the email. */
const MAX_QUOTED = 500;

interface Told {
  reason: string;
  at: Date;
  /** How long the email is delayed, so that it can be recalled. */
  waitSeconds?: number;
}

/** Emails the author of something hidden: what it was, where, and why. */
export const mailAuthorOfHidden = (tx: Transaction, hidden: Hidden, { reason, at, waitSeconds }: Told) =>
  mailAuthor(tx, hidden, { dedupeKey: hiddenKey(hidden, at), kind: `${hidden.about}_hidden`, waitSeconds }, (t, help) => ({
    subject: t("removedSubject", { about: hidden.about }),
    paragraphs: [t("removedEmail", { about: hidden.about, site: siteName() }), help],
    facts: [[t("why"), reason]],
  }));

/** Emails the author that it is shown again. If the email about hiding it is still waiting, that is recalled and neither is sent. */
export async function mailAuthorOfShown(tx: Transaction, shown: Hidden, hiddenAt: Date, at: Date): Promise<void> {
  if (await recallWaiting(tx, hiddenKey(shown, hiddenAt))) return;
  const mail = { dedupeKey: `${shown.about}_shown:${shown.id}:${at.getTime()}`, kind: `${shown.about}_shown` };
  await mailAuthor(tx, shown, mail, (t) => ({
    subject: t("shownSubject", { about: shown.about }),
    paragraphs: [t("shownEmail", { about: shown.about, site: siteName() })],
    facts: [],
  }));
}

const hiddenKey = ({ about, id }: Hidden, at: Date) => `${about}_hidden:${id}:${at.getTime()}`;

async function mailAuthor(
  tx: Transaction,
  { about, authorId, text, link }: Hidden,
  mail: { dedupeKey: string; kind: string; waitSeconds?: number },
  write: (t: Translator<"reports">, help: string) => Required<Pick<EmailWords, "subject" | "paragraphs" | "facts">>,
) {
  const [author] = authorId ? await tx.select({ email: users.email }).from(users).where(eq(users.id, authorId)) : [];
  if (!author) return;
  const email = await contactEmail(tx);
  await sendEmail(tx, { ...mail, to: author.email, named: [] }, "reports", (t, language) => {
    const { facts, ...words } = write(t, translatorFor(language, "dashboard")("suspendedHelp", { email }));
    return {
      ...words,
      facts: text ? [[t("yourWords", { about }), quoted(text)], ...facts] : facts,
      action: { label: t(about === "review" ? "toConsultation" : "toConversation"), url: siteLink(link) },
      closing: translatorFor(language, "admin")("emailClosing"),
    };
  });
}

const quoted = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).toWellFormed().trimEnd()}…` : text);
