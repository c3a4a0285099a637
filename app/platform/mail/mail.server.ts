import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { config } from "#app/config.server";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "#app/platform/files/private-folder.server";
import { Breaker } from "../breaker";
import { withSpan } from "../trace/spans.server";
import { endedBy } from "./ended-by";
import { compose, type Mail } from "./mail-message.server";
import { type SetMail, smtpUrl } from "./mail-server.server";
import { wentByFormer } from "./mail-to-admins.server";
import { sender } from "./sender.server";
import { withoutPassword } from "./without-password";

/** Folder in DATA_DIR for mails when there is no SMTP server. */
export const OUTBOX_FOLDER = "outbox";

/** Timeouts of the mail server, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** A failure opens the breaker, so that nothing waits for the mail server for a while. */
const BREAKER = { maxFailures: 1, restMs: 30_000 };
const BREAKER_OF_FORMER = { maxFailures: 1, restMs: 300_000 };

/** SMTP commands whose failure concerns the mail and not the server. */
const OF_A_MAIL = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

/** How the error of a mail begins that waits because of the server. */
export const AWAY = "The mail server is away";

/** The mail server accepts no mail at all: it is unreachable, silent, rejects us, or the breaker is open; or this server is stopping. */
export class MailServerUnavailable extends Error {}

/** The mail server of before is not asked at present: what goes through no other waits, and everything else goes on. */
export class FormerServerRests extends Error {}

let asked: { url: string; breaker: Breaker } | undefined;
let askedBefore: { url: string; breaker: Breaker } | undefined;

function breakerOf(url: string) {
  if (asked?.url !== url) asked = { url, breaker: new Breaker("mail", BREAKER) };
  return asked.breaker;
}

/** The breaker of the server of before: that often hangs, which is why it was replaced. */
function breakerOfFormer(url: string) {
  if (askedBefore?.url !== url) askedBefore = { url, breaker: new Breaker(null, BREAKER_OF_FORMER) };
  return askedBefore.breaker;
}

/** Whether the breaker of the mail server is open. */
export const isMailPaused = () => asked !== undefined && asked.url === smtpUrl() && asked.breaker.isResting();

/**
 * Sends one mail through the mail server or, without one, writes it to DATA_DIR/outbox/<time>-<id>.eml, one file per mail. Throws MailServerUnavailable when the
 * server rather than this mail is the problem. `stopping` ends the wait, including a pending DNS lookup.
 */
export async function sendMail(mail: Mail, stopping?: AbortSignal) {
  const url = smtpUrl();
  const byFormer = async (server: SetMail, former: string) => handOverToFormer(former, compose(mail, await sender(server)), stopping);
  if (await wentByFormer(mail, url !== undefined, byFormer, stopping)) return;
  const message = compose(mail, await sender());
  if (url) {
    await handOver(url, message, stopping);
    return;
  }
  const { message: eml } = await nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" }).sendMail(message);
  const folder = path.join(config().dataDir, OUTBOX_FOLDER);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const at = new Date().toISOString().replaceAll(/[:.]/g, "-");
  await writeFile(path.join(folder, `${at}-${mail.id}.eml`), eml as Buffer, { mode: PRIVATE_FILE });
}

const transport = (url: string) => nodemailer.createTransport({ url, ...PATIENCE });

async function handOver(url: string, message: ReturnType<typeof compose>, stopping?: AbortSignal) {
  const breaker = breakerOf(url);
  if (breaker.rests()) throw new MailServerUnavailable("The mail server has not answered lately");
  const server = transport(url);
  try {
    await withSpan("smtp send", { kind: "client" }, () => endedBy(stopping, STOPPED, server.sendMail(message)));
    breaker.succeed();
  } catch (error) {
    if (error === STOPPED) throw STOPPED;
    const { command = "" } = error as { command?: string };
    // After a broken connection, only a new one shows whether the mail was the cause.
    const isAway = !OF_A_MAIL.has(command) && !(await endedBy(stopping, STOPPED, server.verify()).catch(() => false));
    if (!isAway) breaker.succeed();
    if (!isAway) throw withoutPassword(error, url);
    breaker.fail();
    throw new MailServerUnavailable(`${AWAY}: ${withoutPassword(error, url).message}`);
  }
}

async function handOverToFormer(url: string, message: ReturnType<typeof compose>, stopping?: AbortSignal) {
  const breaker = breakerOfFormer(url);
  if (breaker.rests()) throw new FormerServerRests("The mail server of before has not answered lately");
  try {
    await endedBy(stopping, STOPPED, transport(url).sendMail(message));
    breaker.succeed();
  } catch (error) {
    if (error === STOPPED) throw STOPPED;
    if (OF_A_MAIL.has((error as { command?: string }).command ?? "")) breaker.succeed();
    else breaker.fail();
    throw withoutPassword(error, url);
  }
}

const STOPPED = new MailServerUnavailable("This server stops: the mail is tried again after its next start, or by another");
