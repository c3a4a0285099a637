import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { ownTexts } from "#app/db/schema/own-texts";
import { publishOwnTexts } from "#app/features/own-texts/own-texts.server";
import { POLICIES_EFFECTIVE } from "#app/features/policies/policy";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient } from "../support/people";

const site = useInhabitedSite();
const PAGE = "/admin/texts?place=guide&language=de";
const NAME = "guide.seekTitle";
const DEFAULT = { de: "Wenn Sie Rat suchen", en: "If you need advice" };
const TEXT = { place: "guide", language: "de", name: NAME, version: "0" };

let root: Client;
beforeEach(async () => {
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
  await db.delete(ownTexts);
  await publishOwnTexts(db);
  await expect.poll(guide).toContain(DEFAULT.de);
});

const page = (path: string, language: string) => readPage(site.visitor().get(path, { "accept-language": language }));
const guide = async () => (await page("/how-it-works", "de")).text;
const post = (fields: Record<string, string>, at = `${PAGE}&text=${NAME}`) => root.post(at, fields);

test("a text is kept, looked at, published and taken back; its readers read it in its language alone", async () => {
  const text = `Rat gesucht ${randomUUID()}?`;
  const saved = await post({ ...TEXT, intent: "save-draft", text });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, PAGE]);
  expect(await guide()).toContain(DEFAULT.de);
  const list = await readPage(root.get(PAGE));
  expect(list.text).toContain("The draft is saved. Readers do not see it yet.");
  expect(list.text).toContain("1 draft is not public yet.");
  expect(list.html).toContain('href="/how-it-works?drafts=de"');

  const preview = await readPage(root.get("/how-it-works?drafts=de"));
  expect(preview.text).toContain(text);
  expect(preview.text).toContain("You see this page with drafts that are not public.");
  expect(preview.html).toContain('<html lang="de"');
  expect((await page("/how-it-works?drafts=de", "de")).text).not.toContain(text);

  expect((await post({ intent: "publish-all", place: "guide", language: "de" })).status).toBe(303);
  expect(await guide()).toContain(text);
  const english = (await page("/how-it-works", "en")).text;
  expect([english.includes(DEFAULT.en), english.includes(text)]).toEqual([true, false]);
  const editor = await readPage(root.get(`${PAGE}&text=${NAME}`));
  expect(editor.text).toContain(`By default ${DEFAULT.de}`);
  expect(editor.text).toContain("Back to default");

  expect((await post({ ...TEXT, version: "2", intent: "restore" })).status).toBe(303);
  expect(await guide()).toContain(DEFAULT.de);
  expect((await readPage(root.get("/admin?view=audit"))).text).toContain("reset a text to the default");
});

test("a page is read with its new texts by browsers, too: their address is another", async () => {
  const address = async () => /\/texts\/[\w-]+\/de\/[\w+-]+\.js/.exec((await page("/how-it-works", "de")).html)?.[0] ?? "";
  const before = await address();
  expect(await (await site.visitor().get("/how-it-works")).text()).toBeTruthy();
  await post({ ...TEXT, intent: "publish", text: "Anders" });
  const after = await address();
  expect([before, after].every(Boolean)).toBe(true);
  expect(after).not.toBe(before);
});

test("what does not fit comes back as it was typed, with why", async () => {
  const hours = { ...TEXT, name: "guide.answerTitle" };
  const at = `${PAGE}&text=guide.answerTitle`;
  const refused: [string, string][] = [
    ["Antwort bald", "Please put {hours} into the text"],
    ["Antwort in {hours, number} Stunden, {name}", "{name} cannot be filled in here."],
    ["Antwort in {hours, number Stunden", "The braces or angle brackets in this text are not balanced."],
    ["Antwort in {hours, date} Stunden", "{hours, date} is not what the default text has."],
    [`{hours, number} ${"x".repeat(200)}`, "Please write at most"],
    ["  ", "Please write something, or go back to the default."],
  ];
  for (const [text, words] of refused)
    for (const intent of ["save-draft", "publish"]) {
      const answer = await readPage(post({ ...hours, intent, text }, at));
      expect([answer.status, answer.text.includes(words)], `${intent} ${text}`).toEqual([400, true]);
      expect(answer.html).toContain(text.trim() || "textarea");
      expect(answer.html).toContain('aria-invalid="true"');
    }
  expect(await db.select().from(ownTexts)).toEqual([]);
});

test("markup in a text is refused where it is filled in, and elsewhere it is read as it was written", async () => {
  const evil = "<img src=x onerror=alert(1)>";
  expect((await post({ ...TEXT, intent: "publish", text: `Rat ${evil}` })).status).toBe(400);
  expect((await post({ ...TEXT, intent: "publish", text: "Rat <script>alert(1)</script>" })).status).toBe(400);
  const hero = { place: "home", language: "de", name: "home.hero.title", version: "0" };
  const at = "/admin/texts?place=home&language=de";
  expect((await post({ ...hero, intent: "save-draft", text: `Rat ${evil}` }, at)).status).toBe(303);
  for (const shown of [await readPage(root.get("/?drafts=de")), await readPage(root.get(`${at}&text=home.hero.title`))]) {
    expect(shown.text).toContain(`Rat ${evil}`);
    expect(shown.html).not.toContain("<img src=x");
  }
});

test("a text that another admin has changed meanwhile is not written over, and what was typed stays", async () => {
  await post({ ...TEXT, intent: "publish", text: "Eins" });
  const answer = await readPage(post({ ...TEXT, intent: "publish", text: "Zwei" }));
  expect(answer.status).toBe(409);
  expect(answer.text).toContain("Somebody has changed this text since you opened it.");
  expect(answer.html).toContain(">Zwei</textarea>");
  expect(await guide()).toContain("Eins");
});

test("what no page of ours sends is refused", async () => {
  for (const fields of [
    { ...TEXT, intent: "publish", text: "x", place: "frame" },
    { ...TEXT, intent: "publish", text: "x", language: "tlh" },
    { ...TEXT, intent: "publish", text: "x", version: "-1" },
    { ...TEXT, intent: "publish", text: "x", more: "y" },
    { ...TEXT, intent: "constructor", text: "x" },
  ])
    expect((await post(fields as Record<string, string>)).status, JSON.stringify(fields)).toBe(400);
  expect((await post({ ...TEXT, intent: "publish", text: "x", name: "guide.nothing" })).status).toBe(404);
});

test("whoever is no admin neither reads nor writes texts, and sees no drafts", async () => {
  await post({ ...TEXT, intent: "save-draft", text: "Geheim bis Montag" });
  const client = await enter(site, await aClient());
  expect((await client.get(PAGE)).status).toBe(403);
  expect((await client.post(PAGE, { ...TEXT, intent: "publish", text: "x" })).status).toBe(403);
  expect((await site.visitor().get(PAGE)).status).toBe(302);
  expect((await readPage(client.get("/how-it-works?drafts=de"))).text).not.toContain("Geheim");
  expect((await readPage(client.get("/how-it-works?drafts=de"))).html).toContain('<html lang="en"');
});

test("a policy is read in the words of the site, with the day of its change; who runs it stays named, and the way back leads to what ships", async () => {
  const name = "policy.terms.short.1";
  const terms = { place: "terms", language: "de", name, version: "0" };
  const at = `/admin/texts?place=terms&language=de&text=${name}`;
  const dayOf = (html: string) => /<time dateTime="([^"]*)"/.exec(html)?.[1];
  const before = await page("/terms", "de");
  expect(dayOf(before.html)).toBe(POLICIES_EFFECTIVE);
  const editor = await readPage(root.get(at));
  expect(editor.text).toContain("It must contain {site}");
  expect((await readPage(post({ ...terms, intent: "publish", text: "Wir vermitteln." }, at))).text).toContain(
    "Please put {site} into the text",
  );
  expect((await readPage(post({ ...terms, intent: "publish", text: "{site} und {iban}" }, at))).text).toContain(
    "{iban} cannot be filled in here.",
  );

  const text = `{site} vermittelt ${randomUUID()}.`;
  const filled = text.replace("{site}", "Sagebridge");
  expect((await post({ ...terms, intent: "save-draft", text }, at)).status).toBe(303);
  expect((await page("/terms", "de")).text).not.toContain(filled);
  expect((await readPage(root.get("/terms?drafts=de"))).text).toContain(filled);
  expect((await post({ ...terms, version: "1", intent: "publish", text }, at)).status).toBe(303);
  const changed = await page("/terms", "de");
  expect(changed.text).toContain(filled);
  const day = dayOf(changed.html) ?? "";
  expect(day > POLICIES_EFFECTIVE).toBe(true);
  const english = await page("/terms", "en");
  expect([english.text.includes(filled), dayOf(english.html)]).toEqual([false, POLICIES_EFFECTIVE]);
  expect(dayOf((await page("/privacy", "de")).html)).toBe(POLICIES_EFFECTIVE);

  expect((await post({ ...terms, version: "2", intent: "restore" }, at)).status).toBe(303);
  const back = await page("/terms", "de");
  expect([back.text.includes(filled), dayOf(back.html)! >= day]).toEqual([false, true]);
});

test("a mail is looked at as a whole with its drafts, light and dark, and sent in the words of the site in its language", async () => {
  const name = "accounts.resetLetterText";
  const mail = { place: "mails", language: "de", name, version: "0" };
  const at = `/admin/texts?place=mails&language=de&text=${name}`;
  const editor = await readPage(root.get(at));
  expect(editor.html).toContain(`href="/admin/texts/mail?text=${name}&amp;language=de&amp;theme=dark"`);
  expect((await readPage(post({ ...mail, intent: "publish", text: "Neues Passwort." }, at))).text).toContain(
    "Please put {site} into the text",
  );
  const list = (await readPage(root.get("/admin/texts?place=mails&language=en"))).html;
  expect([list.includes("text=accounts.resetSubject"), list.includes("text=accounts.resetLimit")]).toEqual([true, false]);
  expect((await readPage(root.get(`${at}&language=en`))).html).toContain("text=accounts.resetLimit");
  expect((await readPage(root.get("/admin/texts?place=mails&language=en&q=resetLimit"))).html).toContain("text=accounts.resetLimit");
  const text = `bei {site} beginnt alles neu ${randomUUID()}.`;
  const said = text.replace("{site}", "Sagebridge");
  expect((await post({ ...mail, intent: "save-draft", text }, at)).status).toBe(303);
  const look = async (theme: string, of = name) => root.get(`/admin/texts/mail?text=${of}&language=de&theme=${theme}`);
  const [light, dark] = await Promise.all(["light", "dark"].map(async (theme) => (await look(theme)).text()));
  for (const html of [light, dark]) expect(html).toContain(said);
  expect([light?.includes("@media not all{"), dark?.includes("@media all{")]).toEqual([true, true]);
  expect((await look("dark")).headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect((await look("grey")).status).toBe(404);
  expect((await look("dark", "guide.seekTitle")).status).toBe(404);

  const [{ email }, other] = [await aClient({ language: "de" }), await aClient({ language: "en" })];
  const mailed = async (to: string) => {
    await site.visitor().post("/auth/forgot", { email: to });
    await expect.poll(async () => (await site.mailsTo(to)).length).toBe(1);
    return (await site.mailsTo(to))[0]!.text;
  };
  expect((await post({ ...mail, version: "1", intent: "publish", text }, at)).status).toBe(303);
  expect(await mailed(email)).toContain(said);
  expect(await mailed(other.email)).toContain("choose a new password");
});
