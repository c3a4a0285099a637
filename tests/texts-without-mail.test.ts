import { expect, onTestFinished, test } from "vitest";
import { messagesWithoutMail } from "#app/features/site/messages-without-mail";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { applyMailToTexts, sentenceIn, textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";

/** Rooms that only whoever runs the site reads, and those of mails alone. */
const OF_NOBODY_ELSE = new Set(
  "admin adminFrame auditLog brand consultationFile dashboard firstDay invitations listFiles lists logos ownQuestions ownTexts payments payouts reports rules setup taxonomy videos waiting warnings".split(
    " ",
  ),
);
/** A promise that a mail was or will be sent, or that somebody has one. */
const PROMISES =
  /\bwe(?:'ve| have)? (?:e?mailed|sent)|\bwe (?:will |then )?(?:e?mail|send) (?:you|a link)|link\b.* on its way|in the email|check your (?:email|spam)|gets? (?:an|one) email|(?:an|welcome|the) email\b|\bby e?mail\b|\be?mails? you\b/i;
/** Keys of mails, and of what is said in them. */
const OF_MAILS = /Subject$|Closing$|NotMe$|notMe$|Limit$|HelpText$|newDeviceHelp$|Text_mail$/;
/** What a mail says, and the column of what is mailed, which the text above it speaks of. */
const APART = [
  "applications.receivedNext",
  "notifications.byMail",
  "notifications.loginNotifications",
  "money.mailedBack",
  "money.arrivedOver",
  "money.cancelledNothingDue",
  "money.returnedText",
  "money.unreturnedText",
];
/** Specified to the letter: what is true stands beside them. */
const SPECIFIED = ["accounts.checkEmailTitle", "accounts.checkEmailText", "applications.dialogAnswer", "applications.dialogWelcome"];

const textsOf = (language: Language) =>
  Object.entries(ALL_LANGUAGES[language].texts).flatMap(([room, texts]) =>
    Object.entries(texts as Record<string, string>).map(([key, text]) => ({ room, key, name: `${room}.${key}`, text: `${text}` })),
  );

test("every text that promises an email says something else on a site that sends none", () => {
  const promising = textsOf("en").filter(({ room, key, text }) => !OF_NOBODY_ELSE.has(room) && !OF_MAILS.test(key) && PROMISES.test(text));
  expect(promising.length).toBeGreaterThan(10);
  const bare = promising.filter(({ name }) => !(name in messagesWithoutMail) && !APART.includes(name) && !SPECIFIED.includes(name));
  expect(bare.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

const placeholders = (text: string) => [...text.matchAll(/\{\w+|<\w+>/g)].map(([found]) => found).sort();

test.each(LANGUAGES)("what is said there is of the same text, with its placeholders and promises nothing (%s)", (language) => {
  const said = ALL_LANGUAGES[language].withoutMail;
  expect(Object.keys(said).sort()).toEqual(Object.keys(messagesWithoutMail).sort());
  const texts = new Map(textsOf(language).map(({ name, text }) => [name, text]));
  for (const [name, text] of Object.entries(said)) {
    expect([name, placeholders(text).filter((found) => found !== "{firstName")]).toEqual([
      name,
      placeholders(texts.get(name) ?? "").filter((found) => found !== "{firstName"),
    ]);
    expect([name, text]).not.toEqual([name, texts.get(name)]);
  }
});

test("pages and answers say it from the start of such a site on, and an admin sees it as the text that ships", () => {
  const text = () => sentenceIn("de", "accounts.waitingAnyText");
  const sent = text();
  expect(sent).toMatch(/^Öffnen Sie den Link/);
  applyMailToTexts(false);
  onTestFinished(() => applyMailToTexts(true));
  expect(text()).toBe("Ihr Konto wartet auf seinen Bestätigungslink.");
  expect(sentenceIn("en", "accounts.checkEmailText")).toBe("We've sent you a confirmation link.");
  expect(textsThatShip("en").accounts.waitingAnyText).toBe("Your account waits for its confirmation link.");
  applyMailToTexts(true);
  expect(text()).toBe(sent);
});
