import { and, eq, gt, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { type MailAttachment, outbox } from "#app/db/schema/operations";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import { type Language, languageOr } from "#app/languages/languages";
import type { Namespace } from "#app/languages/shown-texts";
import { currentBrand, siteName } from "#app/platform/brand/current-brand.server";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { onEvent } from "#app/platform/events/events.server";
import { describeError, log } from "#app/platform/log/log.server";
import { withoutTokens } from "#app/platform/log/without-tokens";
import { contactEmail } from "#app/platform/mail/sender.server";
import { counter } from "#app/platform/metrics/registry";
import { isNobodysAddress } from "#app/platform/nobodys-address";
import { type ClaimedMail, claimDue, turnOf } from "./claim-due.server";
import { type EmailContent, type RenderedEmail, renderEmail } from "./email-layout.server";
import { MAIL_TRIES } from "./kept-mail";
import { MailAway, mailRests, sendMail } from "./mail.server";
import { withMailLogo } from "./mail-logo.server";
import { saidLink } from "./said-link";

const tries = counter("sagebridge_mail_tries_total", "Mails that were handed over, and tries that failed.");

const CHANNEL = "outbox";
/** Until the next try: half a minute, and each time four times as long, three quarters of an hour in all. */
const FIRST_WAIT = "30 seconds";
const LOOK_SECONDS = 10;
/** How long the mail that is being handed over may take when the server stops: one that is ended in the middle may come twice. */
const GRACE_MS = 2000;
/** Of what a mail server says so much is kept. */
const LONGEST_PROBLEM = 500;

/** What a mail says, but for the name of the site, which stands on each; where no greeting is said, its reader is greeted by name. */
export type EmailWords = Omit<EmailContent, "siteName" | "brand" | "language" | "greeting"> & { greeting?: string };

interface Addressed {
  /** The same key is stored, and sent, once. */
  dedupeKey: string;
  kind: string;
  to: string;
  /** Of who reads it, where the address is nobody's yet. */
  language?: Language;
  attachments?: MailAttachment[];
  /** How long it waits before it goes, so that it can be recalled. */
  waitSeconds?: number;
}

/**
 * The one way a mail is sent: written in its reader's language, drawn in the site's template and put into the outbox, in the caller's transaction. It leaves when that commits, and not at
 * all when it does not. Whoever is erased has no mailbox: nothing is put there for them.
 */
export async function sendEmail<Room extends Namespace>(
  connection: Connection,
  addressed: Addressed,
  room: Room,
  write: (t: Translator<Room>, language: Language, contact: string) => EmailWords,
): Promise<void> {
  if (isNobodysAddress(addressed.to)) return;
  const { subject, text, html } = await drawEmail(connection, addressed, room, write);
  const drawn = await withMailLogo(connection, html);
  await queue(connection, addressed, { subject, text, html: drawn });
}

/** A mail as its reader would get it, in their language; it goes nowhere. `contact` is whom they are told to write to. */
export async function drawEmail<Room extends Namespace>(
  connection: Connection,
  addressed: Pick<Addressed, "to" | "language">,
  room: Room,
  write: (t: Translator<Room>, language: Language, contact: string) => EmailWords,
): Promise<RenderedEmail & { language: Language }> {
  const { language, name } = await readerOf(connection, addressed);
  const greeting = translatorFor(language, "accounts")("emailGreeting", { known: name ? "yes" : "no", name });
  const words = write(translatorFor(language, room), language, await contactEmail(connection));
  return { language, ...renderEmail({ greeting, ...words, language, siteName: siteName(), brand: currentBrand() }) };
}

/** Nobody has got it, and no server has begun to send it, or one has refused it so far. */
const isUnsent = and(isNull(outbox.sentAt), or(eq(outbox.attempts, 0), isNotNull(outbox.lastError)));

/**
 * Takes a mail back that nobody has got: that waits and that no server has begun to send, or that a server has refused so far or that was given up; false when
 * it is on its way, or there. A mail that was never written is taken back, too.
 */
export async function recallEmail(connection: Connection, dedupeKey: string): Promise<boolean> {
  const ofKey = eq(outbox.dedupeKey, dedupeKey);
  await connection.delete(outbox).where(and(ofKey, isUnsent));
  return (await connection.$count(outbox, ofKey)) === 0;
}

/**
 * Takes mails back that nobody has got yet, by what their keys are like ('%' is any ending): those that were told to wait and still do, and those that a
 * server has refused so far or that were given up. False when there are none, or their time has come.
 */
export async function recallWaiting(connection: Connection, keys: string): Promise<boolean> {
  const isWaiting = and(eq(outbox.attempts, 0), gt(outbox.sendAfter, sql`now()`));
  const isUnheard = and(like(outbox.dedupeKey, keys), isNull(outbox.sentAt), or(isWaiting, isNotNull(outbox.lastError)));
  return (await connection.delete(outbox).where(isUnheard).returning({ id: outbox.id })).length > 0;
}

/**
 * Takes mails back that are not there yet and that no server is taking now, by what their keys are like, so that they can be written anew: their keys, and for
 * how many seconds each would have waited.
 */
export const takeUnsent = (connection: Connection, keys: string): Promise<{ dedupeKey: string; waits: number }[]> =>
  connection
    .delete(outbox)
    .where(and(like(outbox.dedupeKey, keys), isUnsent))
    .returning({
      dedupeKey: outbox.dedupeKey,
      waits: sql<number>`greatest(0, ceil(extract(epoch from ${outbox.sendAfter} - now())))::int`,
    });

/**
 * The language of whose address it is, that of the site where it is nobody's; and their name, once the address is confirmed as theirs: until then
 * anybody may have written anything as the name of a stranger.
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
  return { language: language ?? languageOr(reader?.language, siteLanguage()), name: reader?.name ?? "" };
}

async function queue(connection: Connection, { dedupeKey, kind, to, attachments = [], waitSeconds = 0 }: Addressed, drawn: RenderedEmail) {
  const sendAfter = sql`now() + make_interval(secs => ${waitSeconds})`;
  const queued = connection
    .insert(outbox)
    .values({ dedupeKey, kind, recipient: to, ...drawn, attachments, sendAfter, turn: turnOf(kind, to) })
    .onConflictDoNothing();
  await Promise.all([queued, connection.execute(sql`select pg_notify(${CHANNEL}, '')`)]);
}

/** How the sending ends with the server: no other mail is begun, and then the one that is being handed over is given up. */
interface Ending {
  noMore: AbortSignal;
  cut: AbortSignal;
}

/** Sends what is due, at once when something is queued by any server and every 10 s. Returns the function that stops it, however long a mail server is silent. */
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

/** Claims and sends until nothing is due, one mail after another. While the mail server is away no try counts. */
export async function sendDue(ending?: Ending) {
  while (!mailRests() && !ending?.noMore.aborted) {
    const mail = await claimDue();
    if (!mail || !(await sendOne(mail, ending))) return;
  }
}

/** Returns whether to go on with the next. */
async function sendOne(row: ClaimedMail, ending?: Ending): Promise<boolean> {
  const { id, recipient: to, subject, text, html, attachments, attempts, kind } = row;
  try {
    await sendMail({ id, to, subject, text, html, attachments }, ending?.cut);
    await db.execute(sql`update outbox set sent_at = now(), last_error = null where id = ${id}`);
    tries.add({ outcome: "sent" });
    sayLink(to, text);
  } catch (error) {
    tries.add({ outcome: "failed" });
    // A mail server may quote the mail that it does not take.
    const problem = withoutTokens(String(error)).slice(0, LONGEST_PROBLEM);
    if (error instanceof MailAway) {
      log("warn", "mail server away", describeError(error));
      await db.execute(sql`update outbox set attempts = attempts - 1, last_error = ${problem},
        send_after = now() + ${FIRST_WAIT}::interval where id = ${id}`);
      return false;
    }
    const isGivenUp = attempts >= MAIL_TRIES;
    log("warn", "mail not sent", { kind, attempts, isGivenUp, ...describeError(error) });
    await db.execute(
      sql`update outbox set last_error = ${problem}, parked_at = case when ${isGivenUp} then now() end,
        send_after = now() + ${FIRST_WAIT}::interval * power(4, ${attempts} - 1) * (0.9 + random() / 5) where id = ${id}`,
    );
  }
  return true;
}

/**
 * Where nothing is set up yet nobody gets the mail: whoever started the server can still open the link (decisions.md 2, Demo). Never of a site
 * that others use: with SMTP_URL or BASE_URL what is printed is kept and read by more than its owner.
 */
function sayLink(to: string, text: string) {
  const { smtpUrl, baseUrl } = config();
  if (smtpUrl || baseUrl) return;
  const line = saidLink(to, text);
  if (line && process.env.NODE_ENV !== "test") process.stdout.write(`  ${line}\n`);
}
