import { createFormatter, createTranslator } from "use-intl/core";
import { ownTextsWith, readDrafts } from "#app/features/own-texts/own-texts.server";
import { shippedText } from "#app/features/own-texts/shipped-text";
import { siteContact } from "#app/features/site/contact.server";
import { draftsInForce, textsThatShip } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { readIcu } from "#app/languages/message-syntax";
import { currentBrand, siteName } from "#app/platform/brand/current-brand.server";
import { DAY_MS } from "#app/platform/durations";
import { renderEmail } from "#app/platform/mail/email-layout.server";
import { siteLink } from "#app/platform/origin.server";
import { minorUnitsOf, shortMoney } from "#app/ui/text/minor-units";
import { textsOfMail } from "./mail-shape";
import { mailsOf } from "./mails";

export const MAIL_THEMES = ["light", "dark"] as const;
export type MailTheme = (typeof MAIL_THEMES)[number];

/** Mails follow the reader's colour scheme; the preview selects one. */
const DARK_RULE = "@media (prefers-color-scheme:dark)";

interface MailChoice {
  /** Name of a text in the mail. */
  name: string;
  language: Language;
  theme: MailTheme;
}

/** Renders the mail that contains a text as recipients would get it, with the drafts in that language and sample values; null for a text of no mail. */
export async function drawMailWith({ name, language, theme }: MailChoice, now: Date): Promise<string | null> {
  const mail = mailsOf(textsThatShip("en").booking).find((each) => textsOfMail(each).includes(name));
  if (!mail) return null;
  const own = ownTextsWith(language, await readDrafts(language));
  const samples = await samplesIn(language, now);
  const say = (text: string) => {
    const written = own.get(text) ?? shippedText(textsThatShip(language), text) ?? "";
    return filled(draftsInForce(language, new Map([[text, written]]))[text] ?? "", language, samples);
  };
  const { html } = renderEmail({
    language,
    siteName: siteName(),
    brand: currentBrand(),
    subject: say(mail.subject),
    greeting: say(mail.greeting),
    paragraphs: mail.paragraphs.map(say),
    facts: mail.facts.map((label) => [say(label), "…"]),
    action: mail.action ? { label: say(mail.action), url: siteLink("/") } : undefined,
    closing: say(mail.closing),
  });
  return html.replaceAll(DARK_RULE, theme === "dark" ? "@media all" : "@media not all");
}

const IN_DAYS = 3;
const AMOUNT = 120;

/** Sample values for the placeholders of a mail. */
async function samplesIn(language: Language, now: Date): Promise<Record<string, string>> {
  const format = createFormatter({ locale: language, timeZone: "UTC" });
  const day = format.dateTime(new Date(now.getTime() + IN_DAYS * DAY_MS), { dateStyle: "long" });
  const amount = format.number(AMOUNT, shortMoney(AMOUNT * minorUnitsOf("EUR"), "EUR"));
  const { email } = await siteContact();
  const [deadline, date, when, time, until, paid, open] = [day, day, day, day, day, amount, amount];
  const people = {
    name: "Ada Byron",
    known: "yes",
    account: "ada@example.com",
    newEmail: "ada@example.com",
    oldEmail: "byron@example.com",
  };
  return {
    ...people,
    site: siteName(),
    email,
    deadline,
    date,
    when,
    time,
    until,
    amount,
    paid,
    open,
    provider: "Google",
    urgency: "normal",
    change: "no",
    agreed: "yes",
    cancelled: "yes",
  };
}

const MANY = 2;

function filled(text: string, language: Language, samples: Readonly<Record<string, string>>): string {
  const values = Object.fromEntries(
    readIcu(text).kinds.map((kind) => {
      const [name = "", how] = kind.split(" ");
      const sample = samples[name] ?? "…";
      return [name, how === "plural" || how === "number" ? MANY : sample];
    }),
  );
  const say = createTranslator({
    locale: language,
    messages: { text },
    timeZone: "UTC",
    onError: () => {},
    getMessageFallback: () => text,
  });
  return (say as unknown as (key: string, values: object) => string)("text", values);
}
