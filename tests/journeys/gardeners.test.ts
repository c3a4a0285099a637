import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { translatorFor } from "#app/languages/all-texts.server";
import { ADMIN_EMAIL } from "../support/admin-browser";
import { accessibilityProblems, isHydrated, overflows, useBrowser } from "../support/browser";
import { signIn } from "../support/demo";
import { piecesOf, wordsOfTheSix } from "../support/gardeners";
import { awaitMail, sentMail } from "../support/mailbox";
import { keepPicture } from "../support/pictures";
import { sayName } from "../support/say-name";
import { useServedSite } from "../support/served-site";

const server = useServedSite();
const browser = useBrowser();

const HOUR_MS = 3_600_000;
const CLIENT_EMAIL = "garten@example.com";
const PASSWORD = "Correct-horse-7";
const ACCENT = "#3f7d20";
const IBAN = "DE89370400440532013000";
const GARDENERS = [
  "Flora Beet",
  "Hanna Hecke",
  "Ilse Iris",
  "Jan Jasmin",
  "Klara Klee",
  "Linus Linde",
  "Mona Moos",
  "Nils Nelke",
  "Olga Olive",
  "Paul Pappel",
];
const emailOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}@example.com`;
const CSV = [
  "name,email,areas,rate,currency,languages,hours,bio",
  ...GARDENERS.map(
    (name) => `${name},${emailOf(name)},Obstbaumschnitt,90,EUR,de,Mon-Sun 00:00-24:00,Ich schneide Bäume seit zwanzig Jahren.`,
  ),
  "Rita Rabatte,keine-adresse,Steuern,,,,,",
].join("\n");

const visit = (width?: number) => browser.visit({ baseURL: server.url, locale: "de-DE", width });
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const words = {
  firstDay: translatorFor("de", "firstDay"),
  accounts: translatorFor("de", "accounts"),
  invitations: translatorFor("de", "invitations"),
  brand: translatorFor("de", "brand"),
  taxonomy: translatorFor("de", "taxonomy"),
  dashboard: translatorFor("de", "dashboard"),
  booking: translatorFor("de", "booking"),
  payments: translatorFor("de", "payments"),
  money: translatorFor("de", "money"),
  assistant: translatorFor("de", "assistant"),
};

/** Fills the fields of the form that contains them, by name, and submits it with its button. */
async function send(page: Page, fields: Record<string, string>, button?: string) {
  const form = page.locator("form", { has: page.locator(`[name="${Object.keys(fields)[0]}"]`) }).last();
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name="${name}"]`);
    const kind = await field.first().evaluate((element) => (element as HTMLInputElement).type);
    if (kind === "radio") await form.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
    else if (kind === "checkbox") await field.setChecked(value === "on", { force: true });
    else if (kind === "select-one") await field.selectOption(value);
    else await field.fill(value);
  }
  await (button ? form.getByRole("button", { name: button, exact: true }) : form.locator("[type=submit]").last()).click();
}

async function confirmationOf(email: string) {
  const mail = await awaitMail(server.folder, email, /./);
  return /http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0];
}

/** Opens the address printed at the start, and enters the admin and the language. */
async function setUp(page: Page) {
  const address = `/setup?token=${server.site.setupToken}`;
  await page.goto(address);
  await expectSound(page);
  await keepPicture(page, "1-set-up");
  await send(page, {
    siteName: "Grünwerk",
    language: "de",
    currency: "EUR",
    zone: "Europe/Berlin",
    firstName: "Greta",
    lastName: "Grün",
    email: ADMIN_EMAIL,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await page.getByRole("heading", { name: words.firstDay("title") }).waitFor();
  expect((await page.request.get(address)).status()).toBe(404);
}

/** A visitor whose browser prefers none of the languages gets the site's. */
async function expectGerman() {
  const foreigner = await fetch(server.url, { headers: { "accept-language": "ja" } });
  expect(await foreigner.text()).toContain('<html lang="de"');
}

async function expectSound(page: Page) {
  expect(await accessibilityProblems(page), page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

test("from an empty folder and no variables to a marketplace of gardeners in German, with a booked and paid hour, without a terminal", async () => {
  const admin = await visit();
  await setUp(admin);
  await expectGerman();

  await admin.goto("/admin?view=settings");
  await send(admin, { tagline: "Rat für jeden Garten", accent: ACCENT });
  await shows(admin, words.brand("saved"));
  await send(admin, { holder: "Grünwerk GmbH", iban: IBAN });
  await shows(admin, words.dashboard("payWaySaved"));
  await admin.evaluate(() => window.scrollTo(0, 0));
  await keepPicture(admin, "2-first-day");
  await expectSound(admin);

  // About forty admin pages, through their forms only; an open page would re-render at each change.
  await admin.goto("about:blank");
  const desk = await browser.visit({ baseURL: server.url, javaScript: false, locale: "de-DE" });
  await signIn(desk, { email: ADMIN_EMAIL, password: PASSWORD });
  const catalog = async (entry: string, fields: Record<string, string>) => {
    await desk.goto(`/admin?view=topics&${entry}`);
    await send(desk, fields);
    await desk.waitForURL((url) => !/[?&](entry|topic)=/.test(url.search));
  };
  await catalog("entry=_new", {
    "texts.name": "Gartenplanung",
    "texts.pageTitle": "Gartenplaner",
    "texts.description": "Beete, Wege und Licht.",
    icon: "sun",
  });
  await catalog("entry=_new", { "texts.name": "Baumpflege", "texts.description": "Schneiden, stützen, fällen.", icon: "heart" });
  await catalog("entry=_new&in=baumpflege", {
    "texts.title": "Obstbäume",
    "texts.tagline": "Pflanzen, schneiden, ernten.",
    "texts.tileDescription": "Apfel, Birne und Kirsche",
    address: "obstbaeume",
    icon: "🍎",
  });
  await catalog("topic=_new", { name: "Obstbaumschnitt", place: "/baumpflege/obstbaeume", words: "Apfelbaum" });
  await catalog("topic=_new", { name: "Beetplanung", place: "gartenplanung" });
  for (const { id } of CATEGORIES) {
    await desk.goto(`/admin?view=topics&entry=${id}`);
    await desk.getByRole("button", { name: words.taxonomy("retire"), exact: true }).click();
    await desk
      .getByRole("alertdialog")
      .getByRole("button", { name: words.taxonomy("retire"), exact: true })
      .click();
    await desk.waitForURL((url) => !url.search.includes("entry="));
  }

  await desk.goto("/admin?view=topics");
  await keepPicture(desk, "3-catalog");
  await desk.goto("/admin/import");
  await desk.locator("input[type=file]").setInputFiles({ name: "gaertner.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
  await desk.getByRole("button", { name: words.invitations("check"), exact: true }).click();
  await shows(desk, words.invitations("lineEmail"));
  await keepPicture(desk, "4-import");
  expect(await sentMail(server.folder, emailOf(GARDENERS[0]!))).toEqual([]);
  await desk.getByRole("button", { name: words.invitations("invite", { count: GARDENERS.length }) }).click();
  await shows(desk, words.invitations("invitedHere", { count: GARDENERS.length }));
  await shows(desk, words.invitations("linksFile"));
  await desk.goto("/admin?view=mail");
  await shows(desk, emailOf(GARDENERS.at(-1)!));

  const gardener = await visit(390);
  for (const [index, name] of GARDENERS.entries()) {
    const mail = await awaitMail(server.folder, emailOf(name), /./);
    const link = /http:\S+\/advisor-invitation\?token=\S+/.exec(mail.text ?? "")![0];
    const fields = {
      location: "Köln, Deutschland",
      experience: "8-12",
      availability: "limited",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agreedToTerms: "on",
    };
    if (index === 0) {
      await gardener.goto(link);
      await send(gardener, fields);
      await gardener.waitForURL("**/advisor-profile");
    } else await accept(link, { ...fields, firstName: name.split(" ")[0]!, lastName: name.split(" ")[1]!, bio: "Bäume.", pricing: "90" });
  }

  const client = await visit();
  await client.goto("/");
  await shows(client, "Rat für jeden Garten");
  await keepPicture(client, "5-home");
  // Ten equal ones, of which the page shows six: which ones is unspecified.
  await client.goto("/advisors/niemand");
  await isHydrated(client);
  await client.goto("/baumpflege?q=Hanna");
  await shows(client, "Hanna Hecke");
  await keepPicture(client, "6-category");
  const time = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS).toISOString();
  await client.goto(`/advisors/flora-beet/book?time=${time}&minutes=60`);
  await sayName(client, words.booking("askedName"));
  await send(client, { email: CLIENT_EMAIL, password: PASSWORD });
  await shows(client, words.accounts("waitingTitle"));
  await client.goto(await confirmationOf(CLIENT_EMAIL));
  await client.getByRole("button", { name: words.booking("hourConfirmSend") }).waitFor();
  await keepPicture(client, "7-hour");
  await client.getByRole("button", { name: words.booking("hourConfirmSend") }).click();
  await shows(client, words.booking("requestedTitle"));

  await gardener.goto("/advisor-profile/sessions");
  await gardener.getByRole("button", { name: words.booking("accept"), exact: true }).scrollIntoViewIfNeeded();
  await keepPicture(gardener, "8-request");
  await gardener.getByRole("button", { name: words.booking("accept"), exact: true }).click();
  await client.getByRole("button", { name: words.money("markPaid") }).click();
  await shows(client, words.money("markedTitle"));
  await keepPicture(client, "9-paid");
  await expectSound(client);
  await admin.goto("/admin?view=payments");
  await admin.locator("main").getByRole("button", { name: /./ }).first().waitFor();
  await admin
    .getByRole("button", { name: new RegExp(`^${words.payments("confirmNamed", { client: "|", reference: "" }).split("|")[0]}`) })
    .click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: words.payments("confirm"), exact: true })
    .click();
  await shows(admin, words.payments("confirmed"));
  await admin.goto("/admin?view=consultations");
  await keepPicture(admin, "10-consultations");

  for (const page of [client, gardener, admin]) {
    await page.goto("/");
    expect(wordsOfTheSix(piecesOf(await page.content()))).toEqual([]);
    await expectSound(page);
  }
});

/** Accepts an invitation like a browser without JavaScript. */
async function accept(link: string, fields: Record<string, string>) {
  const headers = { origin: server.url };
  const answer = await fetch(link, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
  expect(answer.status, await answer.text()).toBe(303);
}
