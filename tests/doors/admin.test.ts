import { expect, test } from "vitest";
import { SIDEBAR_LINKS } from "#app/features/admin/frame/sidebar-links";
import type { Client } from "../support/client";
import { pageText, readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com,second@example.com" } });

const PAGES = ["/admin", "/admin?section=hero", "/admin/applications", "/admin/videos", "/admin/logos", "/admin/banner"];
const POSTS: [string, Record<string, string>][] = [
  ["/admin?index", { intent: "show-section", sectionType: "hero" }],
  ["/admin?index", { intent: "order", seen: "how_it_works,become_advisor", order: "become_advisor,how_it_works" }],
  ["/admin/videos", { intent: "activate", id: "00000000-0000-4000-8000-000000000000" }],
  ["/admin/videos/upload", { slot: "hero" }],
  ["/admin/logos", { intent: "delete", id: "00000000-0000-4000-8000-000000000000", version: "2026-01-01T00:00:00.000Z" }],
  ["/admin/banner", { intent: "create", text: "Hi", linkUrl: "", linkText: "", backgroundColor: "#000000", textColor: "#ffffff" }],
  ["/admin/applications", { applicationId: "00000000-0000-4000-8000-000000000000", action: "approved", reviewNotes: "" }],
];
const ROUTES = ["layout", "homepage", "applications", "videos", "video-upload", "logos", "banner"].map((name) => `routes/admin/${name}`);

/** Requests every admin address as somebody; returns each with its status. */
async function requestAll(client: Client) {
  const answers: [string, number][] = [];
  const note = async (name: string, answer: Promise<Response>) => answers.push([name, (await answer).status]);
  for (const path of PAGES) await note(path, client.get(path));
  for (const route of ROUTES) await note(`data of ${route}`, client.get(`/admin.data?_routes=${encodeURIComponent(route)}`));
  for (const path of ["/admin/banner.data", "/admin/applications.data", "/admin/videos.data", "/admin/logos.data"])
    await note(path, client.get(path));
  for (const [path, fields] of POSTS) await note(`POST ${path}`, client.post(path, fields));
  for (const [path, fields] of POSTS) await note(`POST data ${path}`, client.post(path.replace(/^([^?]+)/, "$1.data"), fields));
  return answers;
}

const written = async () => {
  const tables = ["homepage_content", "site_banner", "audit_log", "homepage_content_saves"];
  // Whom ADMIN_EMAILS makes an admin stands in the log as the site's own deed.
  const ofSomebody = (table: string) => (table === "audit_log" ? "where actor_id is not null" : "");
  return Promise.all(tables.map(async (table) => (await site.rows(`select * from ${table} ${ofSomebody(table)}`)).length));
};

test("a visitor who is not logged in is redirected to /auth and back", async () => {
  const visitor = site.visitor();
  for (const path of PAGES) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
  }
  for (const [path, status] of await requestAll(visitor)) {
    // A data request reports its redirect in a 202.
    expect([path, [202, 302].includes(status)]).toEqual([path, true]);
  }
  expect(await written()).toEqual([0, 0, 0, 0]);
});

test("somebody who signs in on the way to the admin area arrives there", async () => {
  const root = await site.person("root@example.com");
  await root.post("/auth/sign-out", {});
  const answer = await root.post("/auth?next=/admin/banner", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  expect(answer.headers.get("location")).toBe("/admin/banner");
  expect((await root.get("/admin/banner")).status).toBe(200);
});

test("a user who is not an admin sees 'Access Denied' with a 'Return to Home' button, and nothing of the area", async () => {
  const client = await site.person("client@example.com");
  const { status, text, html } = await readPage(client.get("/admin"));
  expect(status).toBe(403);
  expect(text).toContain("Access Denied");
  expect(html).toMatch(/href="\/"[^>]*>Return to Home/);
  expect(text).not.toContain("Home page sections");
  for (const answer of await requestAll(client)) expect(answer[1]).toBe(403);
  expect(await written()).toEqual([0, 0, 0, 0]);
});

test("an advisor is no admin", async () => {
  const advisor = await site.person("advisor@example.com");
  await site.rows(
    `insert into advisers (user_id, slug, category, first_name, last_name, display_name)
     select id, 'an-advisor', 'business', 'Ann', 'Advisor', 'Ann Advisor' from users where email = 'advisor@example.com'`,
  );
  for (const [path, status] of await requestAll(advisor)) expect([path, status]).toEqual([path, 403]);
  expect(await written()).toEqual([0, 0, 0, 0]);
});

test("whoever was an admin a second ago is refused at once, on the session of before", async () => {
  const second = await site.person("second@example.com");
  expect((await second.get("/admin")).status).toBe(200);
  await site.rows("delete from user_roles where user_id = (select id from users where email = 'second@example.com')");
  for (const [path, status] of await requestAll(second)) expect([path, status]).toEqual([path, 403]);
  expect(await written()).toEqual([0, 0, 0, 0]);
});

test("a post of another site changes nothing, whoever is signed in", async () => {
  const root = site.visitor();
  await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  for (const [path, fields] of POSTS) expect((await root.post(path, fields, { origin: "https://evil.example" })).status).toBe(403);
  expect(await written()).toEqual([0, 0, 0, 0]);
});

test("the header leads back to the site and signs out, the tabs have their URLs in their order", async () => {
  const root = site.visitor();
  await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  const { html, text } = await readPage(root.get("/admin"));
  expect(html).toMatch(/href="\/"[^>]*>(<svg.*?<\/svg>)?Back to Site/);
  expect(html).toMatch(/action="\/auth\/sign-out"[^>]*>.*?Sign Out/s);
  const tabs = [...html.matchAll(/<a[^>]*role="tab"[^>]*>([^<]*)/g)].map(([tab, label]) => [/href="([^"]*)"/.exec(tab)?.[1], label]);
  expect(tabs).toEqual([
    ["/admin", "Homepage"],
    ["/admin/applications", "Applications"],
    ["/admin/videos", "Videos"],
    ["/admin/logos", "Logos"],
    ["/admin/banner", "Banner"],
  ]);
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(text).toContain("Home page sections");
  const out = await root.post("/auth/sign-out", {});
  expect(out.headers.get("location")).toBe("/");
  expect((await readPage(root.get("/"))).text).toContain("You have been signed out successfully.");
});

test("the area has a frame of its own, from which every page of it is one press away, and none of a visitor's", async () => {
  const root = site.visitor();
  await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  const { html } = await readPage(root.get("/admin?view=people"));
  expect(html).not.toMatch(/class="site-header|class="site-footer|id="site-menu"/);
  expect(html.match(/<main/g)).toHaveLength(1);
  const menu = /<nav id="admin-menu"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  const links = [...menu.matchAll(/<a[^>]*href="([^"]*)"[^>]*>/g)].map(([link, to = ""]) => ({ link, to: to.replaceAll("&amp;", "&") }));
  expect(links).toHaveLength(18);
  for (const { to } of links) expect([to, (await root.get(to)).status]).toEqual([to, 200]);
  expect(links.filter(({ link }) => link.includes('aria-current="page"')).map(({ to }) => to)).toEqual(["/admin?view=people"]);
  const nothing = (await readPage(root.get("/admin?view=nothing"))).html;
  expect(nothing).not.toContain('class="site-header');
  expect(/<nav id="admin-menu"[^>]*>(.*?)<\/nav>/s.exec(nothing)?.[1]).not.toContain('aria-current="page"');
});

test("every page of the area has a title and an h1 of its own, and one about a person says whom", async () => {
  const root = site.visitor();
  await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  const heads = async (path: string) => {
    const { html } = await readPage(root.get(path));
    return [/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "", pageText(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "").trim()] as const;
  };
  const pages = [...new Set(SIDEBAR_LINKS.map(({ to }) => to.replace(/#.*/, "")))];
  const said = await Promise.all(pages.map(heads));
  expect(said.slice(0, 2)).toEqual([
    ["Admin Dashboard · Sagebridge", "Admin Dashboard"],
    ["Applications · Admin Dashboard · Sagebridge", "Admin Dashboard · Applications"],
  ]);
  for (const index of [0, 1]) expect(new Set(said.map((each) => each[index])).size).toBe(pages.length);
  const [row] = await site.rows("select id from users where email = 'client@example.com'");
  const [title] = await heads(`/admin?view=people&id=${row?.id}`);
  expect(title).toMatch(/^client.* · People · Sagebridge$/);
  expect((await heads("/admin?section=hero"))[0]).toBe("Hero · Site · Sagebridge");
});

test("pages of the admin area are kept by nobody and listed nowhere", async () => {
  const root = site.visitor();
  await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  const answer = await root.get("/admin");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  // It sets no header of its own, so it is sent like everything uncached: tests/doors/headers.test.ts.
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, null]);
});

test("a form that is none of the area's is a 400, and so is what is no form", async () => {
  const root = site.visitor();
  await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  for (const path of ["/admin?index", "/admin/videos", "/admin/logos", "/admin/banner"]) {
    for (const intent of ["", "constructor", "__proto__", "drop"]) expect((await root.post(path, { intent })).status).toBe(400);
    expect((await root.json(path, { intent: "create" })).status).toBe(400);
  }
  expect(await written()).toEqual([0, 0, 0, 0]);
});
