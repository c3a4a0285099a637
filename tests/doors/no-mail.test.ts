import { expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com", SMTP_URL: "" } });
const SAID = "This site cannot send email yet, so no link will arrive. Please ask the people who run it for yours.";

test("who signs up on a site that sends no mail, or has forgotten the password there, is told so, and not to look among the spam", async () => {
  const client = site.visitor();
  const fields = { intent: "sign-up", email: "ann@example.com", password: "Correct-horse-7", confirmPassword: "Correct-horse-7" };
  await client.post("/auth?tab=sign-up", fields);
  const { text } = await readPage(client.get("/auth?tab=sign-up&sent=1"));
  expect(text).toContain(SAID);
  expect(text).not.toContain("Check your spam folder");
  const early = await readPage(client.post("/auth", { intent: "sign-in", email: fields.email, password: fields.password }));
  expect([early.text.includes(SAID), early.text.includes("Open the link in the email")]).toEqual([true, false]);
  expect((await readPage(client.get("/auth/forgot"))).text).toContain(SAID);
  for (const language of LANGUAGES)
    expect([language, (await readPage(client.get(`/auth/forgot?lang=${language}`))).text.includes(SAID)]).toEqual([
      language,
      language === "en",
    ]);
});

/** Specified to the letter (visitor-site.md 9); what is true stands beside it. */
const SPECIFIED = /Check your email|We've sent you a confirmation link\./g;
const PROMISED =
  /\bwe(?:'ve| have)? sent\b|\bwe (?:will )?(?:mail|send) (?:you|a)\b|link[^.]{0,60} on its way|in the email|check your (?:email|spam)|get an email/i;

test("no answer to a form promises a mail there: it says whom to ask, in the reader's language", async () => {
  const visitor = site.visitor();
  const after = async (client: Client, path: string, fields: Record<string, string>, language = "en") => {
    const headers = { "accept-language": language };
    const answer = await client.post(path, fields, headers);
    return (await readPage(client.get(answer.headers.get("location") ?? path, headers))).text;
  };
  const [email, password] = ["bea@example.com", "Correct-horse-7"];
  const signedUp = await after(visitor, "/auth?tab=sign-up", { intent: "sign-up", email, password, confirmPassword: password });
  const again = await after(visitor, "/auth?tab=sign-up", { intent: "send-again", email });
  const forgot = await after(visitor, "/auth/forgot", { email });
  const person = await site.person("cara@example.com");
  const changed = await after(person, "/profile/security", { intent: "email-change-begin", newEmail: "next@example.com" });
  const preferences = (await readPage(person.get("/profile/preferences"))).text;
  for (const said of [signedUp, again, forgot, changed, preferences]) expect(said.replaceAll(SPECIFIED, "")).not.toMatch(PROMISED);
  for (const said of [signedUp, again, forgot, changed]) expect(said).toMatch(/please ask the people who run it for/i);
  expect(signedUp).toContain("They find it under People in the admin area.");
  expect(changed).toContain("Both addresses still have to be confirmed.");
  expect(await after(site.visitor(), "/auth/forgot", { email }, "de")).toContain("Bitte fragen Sie den Betreiber danach.");
});

test("its admin is told as long as nobody gets a mail, with the way to those who wait, and that a test mail stands in the mailbox", async () => {
  const root = await site.person("root@example.com");
  const { text, html } = await readPage(root.get("/admin"));
  expect(text).toContain("No email goes out yet: people who sign up wait for their link. See who is waiting");
  expect(html).toContain('href="/admin?view=people&amp;state=unconfirmed"');
  const sent = await root.post("/admin?index&view=settings", { intent: "send-test-mail" });
  const settings = await readPage(root.get(sent.headers.get("location")!));
  expect(settings.text).toContain("This site sends no mail yet: the test email stands in the mailbox here.");
});
