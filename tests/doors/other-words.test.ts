import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { ownTexts } from "#app/db/schema/own-texts";
import { mailsOf } from "#app/features/admin/texts/mails";
import { publishOwnTexts } from "#app/features/own-texts/own-texts.server";
import { textsThatShip } from "#app/languages/all-texts.server";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient } from "../support/people";

const site = useInhabitedSite();

let root: Client;
beforeAll(async () => {
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
  await db.delete(ownTexts);
  await publishOwnTexts(db);
});

const FIELD = /name="(word|part):([^"]+)"/g;
/** What a founder types for each form: of advisors and of consultations. */
const wordFor = (word: string) =>
  /^beratung/i.test(word) ? word.replace(/^beratungs?/i, "Stunden") : word.replace(/berater?/i, "nachhilfelehrer");

const german = (path: string, client = site.visitor()) => readPage(client.get(path, { "accept-language": "de" }));

test("on a German site advisors become tutors: no page, mail or form says 'Berat' any more, and one press brings it back", async () => {
  expect((await saidOfAdvice("/", site.visitor())).length).toBeGreaterThan(3);
  const page = await readPage(root.get("/admin/texts/replace?language=de"));
  const words = [...page.html.matchAll(FIELD)].map(([, kind, word]) => [`${kind}:${word}`, wordFor(word ?? "")]);
  expect(words.length).toBeGreaterThan(10);
  const at = `/admin/texts/replace?${new URLSearchParams([["language", "de"], ...(words as [string, string][])])}`;
  const preview = await readPage(root.get(at));
  expect(preview.text).toMatch(/\d+ texts change, in \d+ places\./);
  const seen = /name="seen" value="([^"]*)"/.exec(preview.html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  const posted = await root.post(at, { intent: "publish", seen });
  expect([posted.status, posted.headers.get("location")]).toEqual([303, "/admin/texts/replace?language=de"]);

  const client = await enter(site, await aClient());
  const pages = [...PAGES.map((path) => ({ path, as: site.visitor() })), ...OF_CLIENTS.map((path) => ({ path, as: client }))];
  const mails = MAILS.map((text) => ({
    path: `/admin/texts/mail?${new URLSearchParams({ text, language: "de", theme: "light" })}`,
    as: root,
  }));
  expect(mails.length).toBeGreaterThan(50);
  const left: string[] = [];
  for (const { path, as } of [...pages, ...mails]) left.push(...(await saidOfAdvice(path, as)));
  expect(left).toEqual([]);

  const id = /name="id" value="([^"]+)"/.exec((await readPage(root.get("/admin/texts/replace?language=de"))).html)?.[1] ?? "";
  expect((await root.post("/admin/texts/replace?language=de", { intent: "undo", id })).status).toBe(303);
  expect((await saidOfAdvice("/", site.visitor())).length).toBeGreaterThan(3);
});

/** What a page says in words with 'Berat', in its text or in what is read of its attributes. */
async function saidOfAdvice(path: string, as: Client): Promise<string[]> {
  const { text, html, status } = await german(path, as);
  expect(status, path).toBe(200);
  const read = [...html.matchAll(/(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g)].map(([, value]) => value);
  return [...`${text} ${read.join(" ")}`.matchAll(/.{0,40}berat.{0,30}/gi)].map(([found]) => `${path}: ${found}`);
}

/** The subjects of all mails. */
const MAILS = mailsOf(textsThatShip("en").booking).map(({ subject }) => subject);
const OF_CLIENTS = [
  "/consultations",
  "/messages",
  "/notifications",
  "/profile",
  "/profile/network",
  "/profile/billing",
  "/profile/security",
];
const PAGES = [
  "/",
  "/find-advisor",
  "/how-it-works",
  "/help",
  "/pricing",
  "/terms",
  "/privacy",
  "/cookies",
  "/business",
  "/business/strategy",
  "/ai-assistant",
  "/search",
  "/auth",
  "/become-advisor",
  "/book-consultation",
];
