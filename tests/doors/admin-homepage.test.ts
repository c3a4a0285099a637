import { beforeEach, expect, test } from "vitest";
import { hiddenFields, SECTION_FIELDS } from "../support/admin";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com,second@example.com" } });

let root: Client;
const signIn = async (email: string) => {
  const [known] = await site.rows("select 1 from users where email = $1", [email]);
  if (!known) return site.person(email);
  const client = site.visitor();
  await client.post("/auth", { intent: "sign-in", email, password: "Correct-horse-7" });
  return client;
};

beforeEach(async () => {
  root = await signIn("root@example.com");
  await site.rows("delete from homepage_content; delete from homepage_content_saves; delete from audit_log");
});

const PAGE = "/admin?section=how_it_works";
const open = async (client = root) => hiddenFields((await readPage(client.get(PAGE))).html);
const save = async (changes: Record<string, string> = {}, client = root) => {
  const { version = "" } = await open(client);
  const fields = { intent: "save-section", sectionType: "how_it_works", version, ...SECTION_FIELDS, ...changes };
  return client.post("/admin?index&section=how_it_works", fields);
};
const saveEntries = async (entries: Record<string, string>, client = root) => {
  const { version = "" } = await open(client);
  return client.post("/admin?index&section=how_it_works", { intent: "save-entries", sectionType: "how_it_works", version, ...entries });
};
const home = () => readPage(site.visitor().get("/"));

test("Homepage is a list of content sections, each editable, with a visible/hidden switch", async () => {
  const { html, text } = await readPage(root.get("/admin"));
  for (const name of ["Hero", "How it works", "Become an advisor"]) {
    expect(text).toContain(name);
    expect(html).toContain(`aria-label="Edit ${name}"`);
    expect(text).toContain(`${name} is visible on the home page`);
  }
  expect(html.match(/role="switch"/g)).toHaveLength(3);
});

test("a section has title, subtitle, description, button text, button link and the formatting of each", async () => {
  const { html } = await readPage(root.get(PAGE));
  for (const name of ["title", "subtitle", "description", "buttonText", "buttonLink"]) expect(html).toContain(`name="${name}"`);
  for (const text of ["title", "subtitle", "description", "button"])
    for (const property of ["fontSize", "fontFamily", "fontWeight", "fontStyle", "textDecoration", "color"])
      expect(html).toContain(`name="${text}Formatting.${property}"`);
  expect(html.match(/name="titleFormatting.color" value="#/g)).toHaveLength(23);
});

test("'Section updated successfully.', and the home page shows it at once", async () => {
  expect((await home()).text).toContain("How It Works");
  const answer = await save({ title: "Our own way", "titleFormatting.fontSize": "5xl", "titleFormatting.color": "#1f3a68" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, PAGE]);
  expect((await readPage(root.get(PAGE))).text).toContain("Section updated successfully.");
  const { html } = await home();
  expect(html).toMatch(/<h2[^>]*style="[^"]*light-dark\(#1f3a68, #a9c0ea\)[^"]*"[^>]*>Our own way/);
});

test("'Content updated successfully.': steps are added, removed and put into order", async () => {
  const answer = await saveEntries({
    "entries.0.title": "Ask",
    "entries.0.description": "Say it.",
    "entries.1.title": "Listen",
    "entries.1.description": "",
  });
  expect(answer.status).toBe(303);
  expect((await readPage(root.get(PAGE))).text).toContain("Content updated successfully.");
  expect((await home()).text).toMatch(/Ask.*Say it\..*Listen/);
  const fields = {
    intent: "save-entries",
    sectionType: "how_it_works",
    version: "",
    "entries.0.title": "Ask",
    "entries.1.title": "Listen",
  };
  const arrange = async (arrangement: string) => {
    const { html } = await readPage(root.post("/admin?index&section=how_it_works", { ...fields, arrange: arrangement }));
    return [...html.matchAll(/name="entries\.\d+\.title"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="entries\.\d+\.title"/g)].map(
      ([, one, other]) => one ?? other,
    );
  };
  expect(await arrange("down:0")).toEqual(["Listen", "Ask"]);
  expect(await arrange("remove:0")).toEqual(["Listen"]);
  expect(await arrange("add")).toEqual(["Ask", "Listen", ""]);
});

test("an entry without a title is told beside it, and what was typed is still there", async () => {
  const { status, html, text } = await readPage(saveEntries({ "entries.0.title": " ", "entries.0.description": "Kept words" }));
  expect(status).toBe(400);
  expect(text).toContain("Please enter a title.");
  expect(html).toMatch(/Kept words<\/textarea>/);
});

test("a hidden section leaves the home page at once, a visible one comes back", async () => {
  expect((await home()).text).toContain("Three steps from a question");
  expect((await root.post("/admin?index", { intent: "show-section", sectionType: "how_it_works" })).status).toBe(303);
  expect((await readPage(root.get("/admin"))).text).toContain("Section updated successfully.");
  expect((await home()).text).not.toContain("Three steps from a question");
  await root.post("/admin?index", { intent: "show-section", sectionType: "how_it_works", visible: "1" });
  expect((await home()).text).toContain("Three steps from a question");
});

test("sections are put into order by arrows and by dragging; an order that is not the one that stands is told", async () => {
  const at = async () => {
    const { text } = await home();
    return text.indexOf("Three steps from a question") < text.indexOf("What took you years to learn");
  };
  expect(await at()).toBe(true);
  expect(
    (await root.post("/admin?index", { intent: "order", seen: "how_it_works,become_advisor", move: "how_it_works:down" })).status,
  ).toBe(303);
  expect(await at()).toBe(false);
  const stale = { intent: "order", seen: "how_it_works,become_advisor", order: "become_advisor,how_it_works" };
  const { status, text } = await readPage(root.post("/admin?index", stale));
  expect([status, text.includes("Somebody else has changed the order in the meantime.")]).toEqual([409, true]);
  const dragged = { intent: "order", seen: "become_advisor,how_it_works", order: "how_it_works,become_advisor" };
  expect((await root.post("/admin?index", dragged)).status).toBe(303);
  expect(await at()).toBe(true);
});

test("of two admins at once the later one is told what stands there, keeps what they typed, and can save knowingly", async () => {
  const second = await signIn("second@example.com");
  const opened = await open(second);
  await save({ title: "The first one's" });
  const fields = { intent: "save-section", sectionType: "how_it_works", ...SECTION_FIELDS, title: "The second one's" };
  const { status, html, text } = await readPage(
    second.post("/admin?index&section=how_it_works", { ...fields, version: opened.version ?? "" }),
  );
  expect(status).toBe(409);
  expect(text).toContain("Nothing was overwritten.");
  expect(text).toContain("The first one's");
  expect(html).toContain('value="The second one&#x27;s"');
  expect((await home()).text).toContain("The first one's");
  const knowingly = { ...fields, version: hiddenFields(html).version ?? "" };
  expect((await second.post("/admin?index", knowingly)).status).toBe(303);
  expect((await home()).text).toContain("The second one's");
});

test("the last saves are undone one by one", async () => {
  await save({ title: "One" });
  await save({ title: "Two" });
  const undo = async () =>
    root.post("/admin?index&section=how_it_works", { intent: "undo", sectionType: "how_it_works", version: (await open()).version ?? "" });
  expect((await readPage(root.get(PAGE))).text).toMatch(/Undo the last save/);
  expect((await undo()).status).toBe(303);
  expect((await home()).text).toContain("One");
  await undo();
  expect((await home()).text).toContain("How It Works");
  const { status, text } = await readPage(undo());
  expect([status, text.includes("There is nothing to undo.")]).toEqual([409, true]);
});

test.each<Record<string, string>>([
  { "titleFormatting.color": "red;background:url(//e)" },
  { "titleFormatting.color": "#fff}*{display:none}" },
  { "titleFormatting.color": "var(--x)" },
  { "titleFormatting.fontFamily": "x;}</style><script>alert(1)</script>" },
  { "titleFormatting.fontSize": "9999999px" },
  { "titleFormatting.backgroundImage": "url(//e)" },
  { buttonLink: "javascript:alert(1)" },
  { buttonLink: "JaVa\tScript:alert(1)" },
  { buttonLink: "data:text/html,<script>alert(1)</script>" },
  { buttonLink: "vbscript:x" },
  { buttonLink: "//evil.example" },
  { title: "x".repeat(121) },
  { isVisible: "false" },
  { updated_by: "me" },
])("%o is refused with 400 and stores nothing", async (changes) => {
  const answer = await save(changes);
  expect(answer.status).toBe(400);
  expect(await site.rows("select 1 from homepage_content")).toEqual([]);
});

test("script in every text is inert, on the home page and in the admin area", async () => {
  const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  await save({ title: script, subtitle: script, description: script, buttonText: '<svg onload="alert(1)">' });
  await saveEntries({ "entries.0.title": "<script>alert(2)</script>", "entries.0.description": script });
  for (const { html } of [await home(), await readPage(root.get(PAGE)), await readPage(root.get("/admin"))]) {
    expect(html.includes("&lt;script&gt;alert(")).toBe(true);
    expect(/<script>alert|<img src=x|<svg onload/.test(html)).toBe(false);
  }
});

test("what is planted in the database past every check becomes neither a link nor a style", async () => {
  await save();
  await site.rows(
    `update homepage_content set button_link = 'javascript:alert(1)',
     title_formatting = '{"color": "red;background:url(//e)", "fontSize": "9999999px", "fontFamily": "x;}</style>"}'`,
  );
  const { html } = await home();
  expect(html).toContain("Our way");
  expect(/="[^"]*(javascript:|9999999px|url\(\/\/e\))/.test(html)).toBe(false);
});

test("a family that is not on every page is loaded on the pages that use it alone", async () => {
  expect((await home()).html.includes("families")).toBe(false);
  await save({ "titleFormatting.fontFamily": "lora" });
  expect(/<link rel="stylesheet" href="\/assets\/families-[^"]+\.css"/.test((await home()).html)).toBe(true);
});

test("'Failed to update section.', 'Failed to update content.' and 'Failed to load homepage content.' when the database refuses", async () => {
  await save();
  const failing = [
    ["save-section", "Failed to update section."],
    ["save-entries", "Failed to update content."],
    ["show-section", "Failed to update section."],
  ] as const;
  const { version = "" } = await open();
  await site.rows("alter table audit_log rename to audit_log_away");
  try {
    for (const [intent, message] of failing) {
      const fields: Record<string, string> = { intent, sectionType: "how_it_works" };
      if (intent !== "show-section") Object.assign(fields, { version }, intent === "save-section" && SECTION_FIELDS);
      const page = intent === "show-section" ? "/admin?index" : "/admin?index&section=how_it_works";
      const { status, text } = await readPage(root.post(page, fields));
      expect([intent, status, text.includes(message)]).toEqual([intent, 500, true]);
      expect(text).not.toContain("audit_log");
    }
  } finally {
    await site.rows("alter table audit_log_away rename to audit_log");
  }
  await site.rows("alter table homepage_content rename to homepage_content_away");
  try {
    const { status, text } = await readPage(root.get("/admin"));
    expect([status, text.includes("Failed to load homepage content.")]).toEqual([500, true]);
  } finally {
    await site.rows("alter table homepage_content_away rename to homepage_content");
  }
});

test("every save, switch, order and undo is audited with who did it", async () => {
  await save({ title: "One" });
  await saveEntries({ "entries.0.title": "Ask", "entries.0.description": "" });
  await root.post("/admin?index", { intent: "show-section", sectionType: "hero" });
  await root.post("/admin?index", { intent: "order", seen: "how_it_works,become_advisor", move: "how_it_works:down" });
  await root.post("/admin?index&section=how_it_works", {
    intent: "undo",
    sectionType: "how_it_works",
    version: (await open()).version ?? "",
  });
  const rows = await site.rows("select action, email from audit_log join users on users.id = actor_id order by audit_log.created_at");
  expect(rows.map(({ action, email }) => [action, email])).toEqual(
    ["section.updated", "section.content_updated", "section.hidden", "section.ordered", "section.undone"].map((action) => [
      action,
      "root@example.com",
    ]),
  );
});

test("a section of a type there is not is not found", async () => {
  expect((await root.get("/admin?section=nothing")).status).toBe(404);
  expect((await root.post("/admin?index", { intent: "show-section", sectionType: "nothing", visible: "1" })).status).toBe(404);
});
