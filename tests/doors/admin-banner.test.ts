import { beforeEach, expect, test } from "vitest";
import { hiddenFields } from "../support/admin";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

let root: Client;
beforeEach(async () => {
  const [known] = await site.rows("select 1 from users");
  root = known ? site.visitor() : await site.person("root@example.com");
  if (known) await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  await site.rows("delete from site_banner; delete from audit_log");
});

const FIELDS = {
  text: "Closed on Monday",
  linkUrl: "",
  linkText: "",
  backgroundColor: "#3b82f6",
  textColor: "#ffffff",
  startsAt: "",
  endsAt: "",
};
const post = (intent: string, fields: Record<string, string>) => root.post("/admin/banner", { intent, ...fields });
const list = () => readPage(root.get("/admin/banner"));
const home = async () => (await readPage(site.visitor().get("/"))).text;

async function create(changes: Record<string, string> = {}) {
  expect((await post("create", { ...FIELDS, ...changes })).status).toBe(303);
  const [row] = await site.rows<{ id: string }>("select id from site_banner order by created_at desc limit 1");
  return row!.id;
}

test("'Banner created successfully!': a new banner is in the list and not yet on the site", async () => {
  await create();
  const { text } = await list();
  expect(text).toContain("Banner created successfully!");
  expect(text).toMatch(/Closed on Monday\s+Inactive/);
  expect(await home()).not.toContain("Closed on Monday");
});

test("the form starts with the default colours, background #3b82f6 and text #ffffff", async () => {
  const { html } = await list();
  expect(html).toMatch(/<input type="color"[^>]*name="backgroundColor"[^>]*value="#3b82f6"/);
  expect(html).toMatch(/<input type="color"[^>]*name="textColor"[^>]*value="#ffffff"/);
});

test("a new banner is drawn legibly and says as what: its default colours are no reason for a warning", async () => {
  const { html, text } = await list();
  expect(html).toMatch(/background:#2b71e4;color:#ffffff/);
  expect(html).not.toContain("background:#3b82f6");
  expect(text).toContain("Shown as #2b71e4 instead of #3b82f6, so that it can be read.");
  expect(html).not.toContain("bg-brass-wash");
});

test("the default blue would be hard to read under white: pages show the nearest on which the words can be read, and the list too", async () => {
  const id = await create();
  await post("activate", { id });
  const shown = /background:#2b71e4;color:#ffffff/;
  expect((await list()).html).toMatch(shown);
  expect((await readPage(site.visitor().get("/"))).html).toMatch(shown);
  expect((await readPage(root.get(`/admin/banner?edit=${id}`))).text).toContain("Shown as #2b71e4 instead of #3b82f6");
});

test("'Banner activated successfully!' and 'Banner deactivated successfully!', at once on the home page", async () => {
  const id = await create();
  await home();
  await post("activate", { id });
  expect((await list()).text).toContain("Banner activated successfully!");
  expect(await home()).toContain("Closed on Monday");
  await post("deactivate", { id });
  expect((await list()).text).toContain("Banner deactivated successfully!");
  expect(await home()).not.toContain("Closed on Monday");
});

test("activating one deactivates all others, so only one is active at a time", async () => {
  const first = await create({ text: "First" });
  const second = await create({ text: "Second" });
  await post("activate", { id: first });
  await post("activate", { id: second });
  expect(await site.rows("select text from site_banner where is_active")).toEqual([{ text: "Second" }]);
  await Promise.all(Array.from({ length: 20 }, (_, time) => post("activate", { id: time % 2 ? first : second })));
  expect(await site.rows("select 1 from site_banner where is_active")).toHaveLength(1);
});

test("'Banner updated successfully!', and of two who edit it the later one is told", async () => {
  const id = await create({ linkUrl: "/pricing", linkText: "See prices" });
  const { html } = await readPage(root.get(`/admin/banner?edit=${id}`));
  expect(html).toContain('value="/pricing"');
  const { version = "" } = hiddenFields(html);
  expect((await post("update", { ...FIELDS, id, version, text: "Open on Monday" })).status).toBe(303);
  expect((await list()).text).toContain("Banner updated successfully!");
  const stale = await readPage(root.post(`/admin/banner?edit=${id}`, { intent: "update", ...FIELDS, id, version, text: "Late" }));
  expect(stale.status).toBe(409);
  expect(stale.text).toContain("Nothing was overwritten.");
  expect(stale.html).toContain('value="Late"');
  expect(await site.rows("select text, link_url, link_text from site_banner")).toEqual([
    { text: "Open on Monday", link_url: null, link_text: null },
  ]);
});

test("a banner is deleted after 'Are you sure you want to delete this banner?': 'Banner deleted successfully!'", async () => {
  const id = await create();
  const { html, text } = await list();
  expect(text).toContain("Are you sure you want to delete this banner?");
  expect(html).toMatch(/role="alertdialog"/);
  await post("delete", { id });
  expect((await list()).text).toContain("Banner deleted successfully!");
  expect(await site.rows("select 1 from site_banner")).toEqual([]);
  expect((await post("delete", { id })).status).toBe(404);
});

test("the banner's text is required after trimming: 'Banner text is required'", async () => {
  const { status, text } = await readPage(post("create", { ...FIELDS, text: "   " }));
  expect([status, text.includes("Banner text is required")]).toEqual([400, true]);
});

test.each<Record<string, string>>([
  { linkUrl: "javascript:alert(1)" },
  { linkUrl: "data:text/html,x" },
  { linkUrl: "//evil.example" },
  { backgroundColor: "red;background:url(//e)" },
  { textColor: "var(--x)" },
  { startsAt: "tomorrow" },
  { startsAt: "2026-12-02T10:00", endsAt: "2026-12-01T10:00" },
  { isActive: "true" },
])("%o is refused with 400", async (changes) => {
  expect((await post("create", { ...FIELDS, ...changes })).status).toBe(400);
  expect(await site.rows("select 1 from site_banner")).toEqual([]);
});

test("a visitor whose page runs is told at once that the banner is another, and of nothing else; twenty of one address at most", async () => {
  const open = (address: string) => site.visitor(address).get("/notifications/live?of=site");
  const streams = await Promise.all(Array.from({ length: 20 }, () => open("203.0.113.5")));
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await open("203.0.113.5")).status).toBe(429);
  const elsewhere = await open("203.0.113.6");
  expect([elsewhere.status, elsewhere.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const reader = elsewhere.body!.getReader();
  await post("activate", { id: await create() });
  let heard = "";
  while (!heard.includes("event: site")) heard += new TextDecoder().decode((await reader.read()).value);
  expect(heard.replaceAll(/retry: 3000|(event|data): site/g, "").trim()).toBe("");
  await reader.cancel();
  await Promise.all(streams.map(({ body }) => body!.cancel()));
  const again = await open("203.0.113.5");
  expect(again.status).toBe(200);
  await again.body!.cancel();
});

test("the link of a banner opens in a new tab that knows nothing of this one", async () => {
  const id = await create({ linkUrl: "https://example.com/news", linkText: "Read" });
  await post("activate", { id });
  const { html } = await readPage(site.visitor().get("/"));
  const [link = ""] = /<a[^>]*href="https:\/\/example\.com\/news"[^>]*>/.exec(html) ?? [];
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="noopener noreferrer"');
});

test("a low contrast is mended where it is drawn, and said", async () => {
  const id = await create({ backgroundColor: "#ffffff", textColor: "#eeeeee" });
  expect((await readPage(root.get(`/admin/banner?edit=${id}`))).text).toMatch(/Shown as #\w{6} instead of #ffffff/);
  const dark = await create({ backgroundColor: "#000000", textColor: "#ffffff" });
  expect((await readPage(root.get(`/admin/banner?edit=${dark}`))).text).toContain("Contrast 21 to 1: easy to read.");
});

test("'Failed to save banner', 'Failed to toggle banner', 'Failed to delete banner' and 'Failed to load banners' when the database refuses", async () => {
  const id = await create();
  const failing: [string, Record<string, string>, string][] = [
    ["create", FIELDS, "Failed to save banner"],
    ["activate", { id }, "Failed to toggle banner"],
    ["deactivate", { id }, "Failed to toggle banner"],
    ["delete", { id }, "Failed to delete banner"],
  ];
  await site.rows("alter table audit_log rename to audit_log_away");
  try {
    for (const [intent, fields, message] of failing) {
      const { status, text } = await readPage(post(intent, fields));
      expect([intent, status, text.includes(message)]).toEqual([intent, 500, true]);
    }
  } finally {
    await site.rows("alter table audit_log_away rename to audit_log");
  }
  await site.rows("alter table site_banner rename created_at to created_away");
  try {
    const { status, text } = await list();
    expect([status, text.includes("Failed to load banners")]).toEqual([500, true]);
  } finally {
    await site.rows("alter table site_banner rename created_away to created_at");
  }
});

test("without banners the tab says so, and how to write one", async () => {
  expect((await list()).text).toContain("No banners yet");
});
