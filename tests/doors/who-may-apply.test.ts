import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { typedRules } from "#app/features/admin/rules/rules-form";
import { type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });
const INVITED = "Advisors join this site by invitation: if you are invited, you get a link with the way in.";
const NOBODY = "This site takes no new advisors for now.";
const WIZARD = "/become-advisor";

let root: Client;
let version = 0;
beforeAll(async () => {
  root = await site.person("root@example.com");
});
beforeEach(() => ruled({}));

/** Has an admin set who may apply, and the questions of an application. */
async function ruled(rules: Partial<Rules>) {
  const answer = await root.post("/admin?index&view=settings", {
    intent: "save-rules",
    ...typedRules({ ...SPECIFIED_RULES, ...rules }),
    version: String(version),
  });
  expect(answer.status).toBe(303);
  const [newest] = await site.rows<{ version: number }>("select coalesce(max(version), 0)::int as version from rule_versions");
  version = newest!.version;
}

const text = async (path: string, client: Client = site.visitor()) => (await readPage(client.get(path))).text;
const drafts = () => site.rows("select 1 from application_drafts");

test("a question of the site's own is asked of who applies, in their language, and what they said is read with it", async () => {
  const words = Object.fromEntries(
    ["en", "es", "fr", "de", "it"].flatMap((each) => ["question", "hint", "choices"].map((part) => [`words.${each}.${part}`, ""])),
  );
  const form = { intent: "own-question", id: "", version: "0", step: "save", kind: "choice", isRequired: "on", ...words };
  const page = "/admin?index&view=settings";
  const refused = await readPage(root.post(page, { ...form, "words.en.question": "Where do you garden?", "words.en.choices": "Roof" }));
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("Please give 2 to 20 choices, one per line.")]);
  const asked = {
    "words.en.question": "Where do you garden?",
    "words.en.choices": "Roof\nGround",
    "words.de.question": "Wo gärtnern Sie?",
    "words.de.choices": "Dach\nBoden",
  };
  expect((await root.post(page, { ...form, ...asked })).status).toBe(303);
  const [question] = await site.rows<{ id: string }>("select id from application_questions");
  const field = `own.${question!.id}`;

  const visitor = site.visitor();
  const step = `${WIZARD}?step=background`;
  expect((await readPage(visitor.get(step, { "accept-language": "de" }))).text).toContain("Wo gärtnern Sie?");
  expect((await visitor.post(step, { intent: "save", bio: "Beds.", [field]: "Ground" })).status).toBe(200);
  const kept = await readPage(visitor.get(step));
  expect(kept.html).toMatch(/<option[^>]*selected=""[^>]*>Ground</);
  expect((await visitor.post(step, { intent: "save", "own.status": "approved" })).status).toBe(400);

  const ada = await site.person("ada.gardens@example.com");
  await ada.post("/advisor-registration?step=background", { intent: "save", bio: "Beds.", [field]: "Roof" });
  const summary = (await readPage(ada.get("/advisor-registration?step=review"))).text;
  expect(summary).toMatch(/Where do you garden\? ?Roof/);
  await ada.post("/advisor-registration?step=background", { intent: "save", bio: "Beds." });
  const missing = (await readPage(ada.get("/advisor-registration?step=review"))).text;
  expect(missing).toContain("Where do you garden? Please answer this question.");

  await root.post(page, { intent: "own-question", id: question!.id, step: "retire" });
  await expect.poll(async () => (await readPage(site.visitor().get(step))).text).not.toContain("Where do you garden?");
  expect((await readPage(root.get("/admin?view=settings"))).text).toContain("1 question that is no longer asked");
});

test.each([
  ["invited", INVITED],
  ["nobody", NOBODY],
] as const)("where applying is for %s, every page says so in place of its button, and the door takes nothing", async (applicants, said) => {
  expect(await text("/")).not.toContain(said);
  expect((await readPage(site.visitor().get("/"))).html).toContain('href="/become-advisor"');
  await ruled({ applicants });
  // Who takes nobody asks nobody: the home page's invitation and the help's question go, too.
  const quiet = applicants === "nobody" ? ["/", "/help"] : [];
  for (const path of ["/", "/how-it-works", "/help", WIZARD]) {
    const says = (await text(path)).includes(said);
    expect([path, says]).toEqual([path, !quiet.includes(path)]);
  }
  expect((await text("/help")).includes("How do I apply?")).toBe(quiet.length === 0);
  for (const path of ["/", "/how-it-works", "/help", "/find-advisor"])
    expect([path, (await readPage(site.visitor().get(path))).html]).toEqual([path, expect.not.stringContaining('href="/become-advisor"')]);
  expect((await readPage(site.visitor().get(WIZARD))).html).toMatch(/name="robots" content="noindex/);
  expect(await (await site.visitor().get("/sitemap.xml")).text()).not.toContain(WIZARD);

  const before = await drafts();
  const visitor = await site.visitor().post(`${WIZARD}?step=background`, { bio: "Engines" });
  expect(visitor.status).toBe(403);
  const somebody = await site.person(`somebody-${randomUUID()}@example.com`);
  expect(await text("/advisor-profile", somebody)).toContain(said);
  expect(await text("/advisor-registration", somebody)).toContain(said);
  expect((await somebody.post("/advisor-registration?step=background", { bio: "Engines" })).status).toBe(403);
  expect((await somebody.post("/advisor-registration?step=review", { agreedToTerms: "on", intent: "submit" })).status).toBe(403);
  expect(await drafts()).toEqual(before);
});

test("in German it is said in German", async () => {
  await ruled({ applicants: "nobody" });
  const { text } = await readPage(site.visitor().get(WIZARD, { "accept-language": "de" }));
  expect(text).toContain("Diese Website nimmt derzeit keine neuen Berater auf.");
});

test("whom the site invites applies with the account that the invitation is addressed to", async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const ada = await site.person(email);
  await ruled({ applicants: "invited" });
  expect(await text(WIZARD)).toContain("If you were invited and have an account with the same address, please sign in");
  expect(await text(WIZARD, ada)).toContain(INVITED);
  const csv = `name,email,areas\nAda Byron,${email},Finance\n`;
  expect((await root.send("/admin/import", { intent: "invite", csv })).status).toBe(200);
  expect(await text(WIZARD, ada)).not.toContain(INVITED);
  expect((await ada.post(`${WIZARD}?step=background`, { bio: "Engines" })).status).toBe(303);
});

test("while nobody is taken, an invitation waits, and none is sent", async () => {
  const email = `bob-${randomUUID()}@example.com`;
  const csv = `name,email,areas\nBob Dole,${email},Finance\n`;
  await root.send("/admin/import", { intent: "invite", csv });
  const [mail] = await site.mailsTo(email);
  const link = /\/advisor-invitation\?token=[\w-]+/.exec(mail!.text)![0];
  await ruled({ applicants: "nobody" });
  const opened = await readPage(site.visitor().get(link));
  expect(opened.text).toContain(NOBODY);
  expect(opened.text).toContain("Your invitation stays valid");
  expect(opened.html).not.toContain('name="password"');
  const form = {
    firstName: "Bob",
    lastName: "Dole",
    location: "Lyon",
    experience: "8-12",
    bio: "Engines",
    availability: "limited",
    pricing: "150",
    password: "Correct-horse-7",
    confirmPassword: "Correct-horse-7",
    agreedToTerms: "on",
  };
  expect((await readPage(site.visitor().post(link, form))).text).toContain(NOBODY);
  const again = await readPage(root.send("/admin/import", { intent: "invite", csv: csv.replace("bob-", "rob-") }));
  expect(again.text).toContain("takes no new advisors at the moment, so nobody was invited");
  await ruled({ applicants: "anybody" });
  const bob = site.visitor();
  const accepted = await bob.post(link, form);
  expect(accepted.status).toBe(303);
  expect((await readPage(bob.get(accepted.headers.get("location")!))).text).toContain("You are an advisor now. Welcome!");
});

test("an application asks what the site asks: what it does not is neither shown nor sent, and what it requires holds it back", async () => {
  const email = `ann-${randomUUID()}@example.com`;
  const ann = await site.person(email);
  const step = (name: string) => `/advisor-registration?step=${name}`;
  await ann.post(step("personal-info"), { firstName: "Ann", lastName: "Lee", location: "Lyon", linkedin: "https://linkedin.com/in/ann" });
  await ruled({ asks: { ...SPECIFIED_RULES.asks, linkedin: "off", availability: "off", pricing: "off", phone: "required" } });
  const { html } = await readPage(ann.get(step("personal-info")));
  expect(html).not.toContain('name="linkedin"');
  expect(html).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*required)/);
  expect(html.match(/class="step-pier"/g)).toHaveLength(3);
  expect((await readPage(ann.get(step("review")))).text).not.toContain("LinkedIn");

  await ann.post(step("background"), { expertise: "Technology", experience: "8-12", bio: "Engines" });
  const submit = () => ann.post(step("review"), { agreedToTerms: "on", intent: "submit" });
  expect((await submit()).headers.get("location")).toBe("/advisor-registration?step=personal-info&check=1");
  expect((await readPage(ann.get(`${step("personal-info")}&check=1`))).text).toContain("Please fill this in: it is required.");
  await ann.post(step("personal-info"), { firstName: "Ann", lastName: "Lee", location: "Lyon", phone: "+44 20 7946" });
  expect((await submit()).headers.get("location")).toBe("/advisor-registration?submitted=1");
  expect(await site.rows("select phone, linkedin_url, availability from advisor_applications where email = $1", [email])).toEqual([
    { phone: "+44207946", linkedin_url: null, availability: "" },
  ]);
  const shown = await readPage(root.get("/admin/applications"));
  expect([shown.status, shown.text.includes("Ann Lee")]).toEqual([200, true]);
});
