import { and, eq, gt, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type MailAttachment, outbox } from "#app/db/schema/operations";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import type { Namespace } from "#app/languages/shown-texts";
import { currentBrand, currentOperator, siteName } from "#app/platform/brand/current-brand.server";
import { isOffered, siteLanguage } from "#app/platform/brand/current-defaults.server";
import { onEvent } from "#app/platform/events/events.server";
import { describeError, log } from "#app/platform/log/log.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { counter } from "#app/platform/metrics/registry";
import { isNobodysAddress } from "#app/platform/nobodys-address";
import { publicAddress } from "#app/platform/origin.server";
import { type ClaimedMail, claimDue, turnOf } from "./claim-due.server";
import { type EmailContent, type RenderedEmail, renderEmail } from "./email-layout.server";
import { withFormerLinks } from "./links-of-admins.server";
import { loggedLink } from "./logged-link";
import { AWAY, FormerServerRests, isMailPaused, MailServerUnavailable, sendMail } from "./mail.server";
import { findMailLogo, type MailLogo, withMailLogo } from "./mail-logo.server";
import { MAIL_TRIES } from "./mail-retention";
import { smtpUrl } from "./mail-server.server";
import { loggedWithoutSecrets, withoutSecrets } from "./without-secrets";

const tries = counter("sagebridge_mail_tries_total", "Mails that were handed over, and tries that failed.");

const CHANNEL = "outbox";
/** Delay before the next try: half a minute, quadrupled each time, three quarters of an hour in all. */
const FIRST_WAIT = "30 seconds";
const LOOK_SECONDS = 10;
/** How long a mail being sent may take when the server stops: one that is cut off may be delivered twice. */
const GRACE_MS = 2000;
/** Maximum length kept of a mail server's error. */
const MAX_PROBLEM_LENGTH = 500;

/** The content of a mail without the site's name, which every mail shows; without a greeting, the reader is greeted by name. */
export type EmailWords = Omit<EmailContent, "siteName" | "brand" | "language" | "greeting"> & { greeting?: string };

interface Addressed {
  /** A mail with the same key is stored, and sent, only once. */
  dedupeKey: string;
  kind: string;
  to: string;
  /** Language of the reader, for an address without an account. */
  language?: Language;
  attachments?: MailAttachment[];
  /** Ids of the people it names besides its reader: it is deleted with their account. */
  named: readonly string[];
  /** Delay before it is sent, during which it can be recalled. */
  waitSeconds?: number;
}

/**
 * The only way to send a mail: renders it in the reader's language with the site's template and puts it into the outbox, in the caller's
 * transaction. It is sent when that commits, and not at all when it rolls back. An erased user has no mailbox: nothing is queued for them.
 */
export async function sendEmail<Room extends Namespace>(
  connection: Connection,
  addressed: Addressed,
  room: Room,
  write: (t: Translator<Room>, language: Language, contact: string) => EmailWords,
): Promise<void> {
  if (isNobodysAddress(addressed.to)) return;
  const drawn = await drawEmail(connection, addressed, room, write);
  await queue(connection, addressed, withMailLogo(await findMailLogo(connection), drawn));
}

/** The same for a mail that is already written, in its reader's language and by the name they are called there. */
export async function sendWrittenEmail(
  connection: Connection,
  addressed: Addressed & { language: Language },
  words: EmailWords & { greeting: string },
  logo: MailLogo | null,
): Promise<void> {
  if (!isNobodysAddress(addressed.to)) await queue(connection, addressed, withMailLogo(logo, drawnAs(addressed.language, words)));
}

/** Renders a mail as its reader would get it, in their language, without sending it. `contact` is the address they are told to write to. */
export async function drawEmail<Room extends Namespace>(
  connection: Connection,
  addressed: Pick<Addressed, "to" | "language">,
  room: Room,
  write: (t: Translator<Room>, language: Language, contact: string) => EmailWords,
): Promise<RenderedEmail & { language: Language }> {
  const { language, name } = await readerOf(connection, addressed);
  const greeting = translatorFor(language, "accounts")("emailGreeting", { known: name ? "yes" : "no", name });
  const words = write(translatorFor(language, room), language, await contactEmail(connection));
  return { language, ...drawnAs(language, { greeting, ...words }) };
}

const drawnAs = (language: Language, words: EmailWords & { greeting: string }) =>
  renderEmail({ ...words, language, siteName: siteName(), operator: currentOperator(), brand: currentBrand() });

/** Not delivered, and either no server has begun to send it or one has rejected it so far. */
const isUnsent = and(isNull(outbox.sentAt), or(eq(outbox.attempts, 0), isNotNull(outbox.lastError)));

/**
 * Recalls a mail that was not delivered: one that is waiting and not being sent, or that a server has rejected or that was given up; false
 * when it is on its way or delivered. A mail that was never written counts as recalled.
 */
export async function recallEmail(connection: Connection, dedupeKey: string): Promise<boolean> {
  const ofKey = eq(outbox.dedupeKey, dedupeKey);
  await connection.delete(outbox).where(and(ofKey, isUnsent));
  return (await connection.$count(outbox, ofKey)) === 0;
}

/**
 * Recalls undelivered mails whose keys match a pattern ('%' is any ending): those still delayed, and those that a server has rejected or
 * that were given up. False when there are none, or their time has come.
 */
export async function recallWaiting(connection: Connection, keys: string): Promise<boolean> {
  const isWaiting = and(eq(outbox.attempts, 0), gt(outbox.sendAfter, sql`now()`));
  const isUnheard = and(like(outbox.dedupeKey, keys), isNull(outbox.sentAt), or(isWaiting, isNotNull(outbox.lastError)));
  return (await connection.delete(outbox).where(isUnheard).returning({ id: outbox.id })).length > 0;
}

/** Lets mails that wait because of the mail server be tried soon, by servers that have another one by then. */
export const retryWaiting = (connection: Connection) =>
  connection
    .update(outbox)
    .set({ lastError: null, sendAfter: sql`now() + interval '2 seconds'` })
    .where(and(isNull(outbox.sentAt), isNull(outbox.parkedAt), like(outbox.lastError, `%${AWAY}%`)));

/** Removes undelivered mails that no server is sending now, by a pattern of keys, to be written again. Returns each key and how many seconds it had left. */
export const removeUnsent = (connection: Connection, keys: string): Promise<{ dedupeKey: string; waits: number }[]> =>
  connection
    .delete(outbox)
    .where(and(like(outbox.dedupeKey, keys), isUnsent))
    .returning({
      dedupeKey: outbox.dedupeKey,
      waits: sql<number>`greatest(0, ceil(extract(epoch from ${outbox.sendAfter} - now())))::int`,
    });

/**
 * The language of the address's owner, or the site's default; and their name, once they have confirmed the address: until then, anybody may
 * have entered anything as a stranger's name.
 */
async function readerOf(connection: Connection, { to, language }: Pick<Addressed, "to" | "language">) {
  const [reader] = await connection
    .select({
      language: profiles.language,
      name: sql<string>`case when ${users.emailConfirmedAt} is null then '' else coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}) end`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.email, to));
  return { language: [language, reader?.language].find(isOffered) ?? siteLanguage(), name: reader?.name ?? "" };
}

async function queue(
  connection: Connection,
  { dedupeKey, kind, to, attachments = [], waitSeconds = 0, named }: Addressed,
  drawn: RenderedEmail,
) {
  const { subject, text, html } = await withFormerLinks(connection, to, drawn);
  await connection.execute(sql`
    with queued as (
      insert into ${outbox} (dedupe_key, kind, recipient, subject, text, html, attachments, named, turn, send_after)
      values (${dedupeKey}, ${kind}, ${to}, ${subject}, ${text}, ${html}, ${JSON.stringify(attachments)}, ${sql.param([...named])},
        ${turnOf(kind, to)}, now() + make_interval(secs => ${waitSeconds}))
      on conflict do nothing returning id)
    select pg_notify(${CHANNEL}, '') from queued`);
}

/** Signals of a stopping server: first no other mail is begun, then the current one is cut off. */
interface Ending {
  noMore: AbortSignal;
  cut: AbortSignal;
}

/** Sends due mails, at once when any server queues one and every 10 s. Returns a function that stops it, even while a mail server is silent. */
export function startOutbox({ graceMs = GRACE_MS } = {}) {
  const [noMore, cut] = [new AbortController(), new AbortController()];
  const ending = { noMore: noMore.signal, cut: cut.signal };
  let running: Promise<void> | undefined;
  let isWanted = false;
  const look = () => {
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await sendDue(ending).catch((error) => log("warn", "outbox failed", describeError(error)));
      }
    })().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(look, LOOK_SECONDS * 1000).unref();
  const stopListening = onEvent(CHANNEL, look);
  look();
  return async () => {
    clearInterval(timer);
    stopListening();
    isWanted = false;
    noMore.abort();
    const cutting = setTimeout(() => cut.abort(), graceMs);
    await running;
    clearTimeout(cutting);
  };
}

/** Claims and sends one mail after another until none is due. While a mail server is unreachable, tries do not count. */
export async function sendDue(ending?: Ending) {
  while (!isMailPaused() && !ending?.noMore.aborted) {
    const mail = await claimDue();
    if (!mail || !(await sendOne(mail, ending))) return;
  }
}

/** Returns whether to go on with the next. */
async function sendOne(row: ClaimedMail, ending?: Ending): Promise<boolean> {
  const { id, recipient: to, subject, text, html, attachments, attempts, kind } = row;
  try {
    await sendMail({ id, kind, to, subject, text, html, attachments }, ending?.cut);
    await db.execute(sql`update outbox set sent_at = now(), last_error = null where id = ${id}`);
    tries.add({ outcome: "sent" });
    sayLink(to, text);
  } catch (error) {
    tries.add({ outcome: "failed" });
    // A mail server may quote the mail that it rejects.
    const problem = withoutSecrets(row, String(error)).slice(0, MAX_PROBLEM_LENGTH);
    const told = loggedWithoutSecrets(row, describeError(error));
    if (error instanceof FormerServerRests || error instanceof MailServerUnavailable) {
      log("warn", "mail server away", told);
      await db.execute(sql`update outbox set attempts = attempts - 1, last_error = ${problem},
        send_after = now() + ${FIRST_WAIT}::interval where id = ${id}`);
      return error instanceof FormerServerRests;
    }
    const isGivenUp = attempts >= MAIL_TRIES;
    log("warn", "mail not sent", { kind, attempts, isGivenUp, ...told });
    await db.execute(
      sql`update outbox set last_error = ${problem}, parked_at = case when ${isGivenUp} then now() end,
        send_after = now() + ${FIRST_WAIT}::interval * power(4, ${attempts} - 1) * (0.9 + random() / 5) where id = ${id}`,
    );
  }
  return true;
}

/**
 * Without SMTP the mail is not delivered, so whoever started the server can open its link from the log (decisions.md 2, Demo). Never on a
 * site that others use: with a mail server or a public address set, logs are stored and read by more people than its owner.
 */
function sayLink(to: string, text: string) {
  if (smtpUrl() || publicAddress()) return;
  const line = loggedLink(to, text);
  if (line && process.env.NODE_ENV !== "test") process.stdout.write(`  ${line}\n`);
}
