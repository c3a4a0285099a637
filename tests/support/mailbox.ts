import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { vi } from "vitest";

/** Returns the emails that a server without SMTP has written for an address, oldest first, parsed as a mail program does. */
export async function sentMail(dataDir: string, to: string): Promise<ParsedMail[]> {
  const folder = path.join(dataDir, "outbox");
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const mails = await Promise.all(files.map((name) => simpleParser(readFileSync(path.join(folder, name)))));
  return mails.filter((mail) => [mail.to].flat().some((recipient) => recipient?.value.some(({ address }) => address === to)));
}

/** Waits for an email whose subject matches and, for an address that gets several of its kind, whose text contains `saying`. */
export function awaitMail(dataDir: string, to: string, subject: RegExp, saying = "") {
  return vi.waitFor(
    async () => {
      const mail = (await sentMail(dataDir, to)).findLast(
        (candidate) => subject.test(candidate.subject ?? "") && (candidate.text ?? "").includes(saying),
      );
      if (!mail) throw new Error(`no mail to ${to} with a subject like ${subject} that says "${saying}"`);
      return mail;
    },
    { timeout: 60_000, interval: 100 },
  );
}
