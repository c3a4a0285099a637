import { setTimeout as wait } from "node:timers/promises";
import { and, desc, eq, gt, inArray, isNotNull, isNull, like, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { outbox } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { MAIL_SETTINGS } from "#app/platform/connections/connection-settings";
import { MINUTE_MS } from "#app/platform/durations";
import { AWAY } from "#app/platform/mail/mail.server";
import { mailProblemOf } from "#app/platform/mail/mail-problem";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import type { Outcome } from "#app/platform/outcome";
import type { FirstDay, MailState } from "./first-day";

const TEST_MAIL = "test_mail";
const TEST_LINE = 7_241_045;
/** A second click within this time counts as the same click. */
const SAME_PRESS = sql`now() - interval '10 seconds'`;
const LOOK_MS = 200;
/** How often a press looks whether its mail has gone: for five seconds. */
const LOOKS = 25;

/** Reads how mail is sent from what became of mails: the last test mail since the server was set, else any. */
export async function readMailState(): Promise<Pick<FirstDay, "mail" | "problem">> {
  const isTest = eq(outbox.kind, TEST_MAIL);
  if (!sendsMail()) return { mail: (await db.$count(outbox, isTest)) > 0 ? "kept" : "files", problem: null };
  const since = config().smtpUrl ? new Date(0) : await savedMailAt();
  const away = await db
    .select({ error: outbox.lastError })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.parkedAt), like(outbox.lastError, `%${AWAY}%`), gt(outbox.sendAfter, since)))
    .limit(1);
  if (away[0]) return refused(away[0].error);
  const [last] = await db
    .select()
    .from(outbox)
    .where(and(isTest, gt(outbox.createdAt, since)))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  if (last && !last.sentAt && last.lastError) return refused(last.lastError);
  if (last) return { mail: last.sentAt ? "sent" : "waiting", problem: null };
  // Test mails are deleted after a while like all others; any mail proves the same that was delivered once every server had the new settings.
  const reached = new Date(since.getTime() + MINUTE_MS);
  const isDelivered = (await db.$count(outbox, and(isNotNull(outbox.sentAt), gt(outbox.sentAt, reached)))) > 0;
  return { mail: isDelivered ? "sent" : "untried", problem: null };
}

const refused = (error: string | null) => ({ mail: "refused", problem: mailProblemOf(error ?? "") }) as const;

/** When an admin last changed the mail server. */
async function savedMailAt(): Promise<Date> {
  const rows = await db
    .select({ at: siteSettings.updatedAt })
    .from(siteSettings)
    .where(inArray(siteSettings.name, Object.values(MAIL_SETTINGS)));
  return new Date(Math.max(0, ...rows.map(({ at }) => at.getTime())));
}

/** Sends a test mail to the admin's own address; a repeated click sends only one. */
export function sendTestMail(actor: AdminActor, at: Date): Promise<Outcome<never>> {
  const work = async (tx: AdminTransaction): Promise<Outcome<never>> => {
    const isOfNow = and(like(outbox.dedupeKey, `${TEST_MAIL}:${actor.userId}:%`), gt(outbox.createdAt, SAME_PRESS));
    if ((await tx.$count(outbox, isOfNow)) > 0) return { ok: true };
    const { email } = oneRow(await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.userId)));
    await sendEmail(
      tx,
      { dedupeKey: `${TEST_MAIL}:${actor.userId}:${at.getTime()}`, kind: TEST_MAIL, to: email, named: [] },
      "firstDay",
      (t, language) => ({
        subject: t("testSubject", { site: siteName() }),
        paragraphs: [t("testMail")],
        closing: translatorFor(language, "admin")("emailClosing"),
      }),
    );
    await audit(tx, actor, "first_day.test_mail", "outbox", null);
    return { ok: true };
  };
  return adminTransaction(actor, work, TEST_LINE);
}

/** Waits a little for what becomes of a test mail, so that whoever has pressed the button reads it at once. */
export async function awaitTestMail(): Promise<MailState> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const { mail } = await readMailState();
    if (mail !== "waiting") return mail;
    await wait(LOOK_MS);
  }
  return "waiting";
}
