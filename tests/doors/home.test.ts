import { beforeAll, expect, test, vi } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { GRID_PLACEHOLDERS } from "#app/features/site-content/defaults";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

const home = (client = site.visitor()) => readPage(client.get("/"));

let owner = "";
beforeAll(async () => {
  await site.person("root@example.com");
  owner = (await site.rows<{ id: string }>("select id from users where email = 'root@example.com'"))[0]!.id;
});

const section = (type: string, fields: Record<string, unknown>) =>
  site.rows(
    `insert into homepage_content (section_type, title, description, button_text, button_link, is_visible, display_order)
     values ($1, $2, '', '', '', $3, $4)
     on conflict (section_type) do update set title = excluded.title, is_visible = excluded.is_visible, display_order = excluded.display_order`,
    [type, fields.title ?? "", fields.isVisible ?? true, fields.displayOrder ?? 1],
  );

test("the home page stands in its order: header, hero, category picker, how it works, become-advisor promo, footer", async () => {
  const { text } = await home();
  const places = ["Find Advisors", "Connect with Expert Advisors", CATEGORIES[0].description, "Find an expert", "Apply Now", "Quick Links"];
  const found = places.map((place) => text.indexOf(place));
  expect(found.every((at) => at >= 0)).toBe(true);
  expect(found).toEqual([...found].sort((a, b) => a - b));
});

test("the hero leads to /find-advisor with 'Find an advisor' and to /become-advisor with a second button", async () => {
  const { html } = await home();
  expect(html).toMatch(/href="\/find-advisor"[^>]*>Find an advisor</);
  const hero = /<section class="hero">[\s\S]*?<\/section>/.exec(html)?.[0];
  expect(hero).toMatch(/href="\/become-advisor"/);
});

test("without a video the grid shows its four places in their order: Connect/Together, Bridge/Gaps, Scale/Growth, Globalise/Reach", async () => {
  const { text, html } = await home();
  expect(text).toMatch(new RegExp(GRID_PLACEHOLDERS.map(({ title, label }) => `${title} ${label}`).join(".*"), "s"));
  expect(html).not.toContain("<video");
});

test("choosing a card goes to its category; 'Get Started' goes to /find-advisor; the promo lists its benefits", async () => {
  const { html, text } = await home();
  for (const { path } of CATEGORIES)
    expect(html).toMatch(new RegExp(`class="card-cover" href="${path}"|href="${path}"[^>]*class="card-cover"`));
  expect(html).toMatch(/href="\/find-advisor"[^>]*>Get Started</);
  for (const words of ["Book a session", "Get advice", "Set your own schedule", "Define your rates", "Build your reputation"])
    expect(text).toContain(words);
});

test("a section that is not visible never leaves the server, not even in the page's data", async () => {
  await section("become_advisor", { title: "A title nobody should read", isVisible: false, displayOrder: 3 });
  const { html } = await home();
  expect(html).not.toContain("A title nobody should read");
  expect(html).not.toContain("Apply Now");
  const data = await (await site.visitor().get("/_.data")).text();
  expect(data).toContain("Connect with Expert Advisors");
  expect(data).not.toContain("A title nobody should read");
  await section("become_advisor", { title: "Come and advise", displayOrder: 3 });
  expect((await home()).text).toContain("Come and advise");
});

test("admins see 'Upload Hero Video' and 'Manage Grid' on the hero, to the admin area; nobody else does", async () => {
  const { text } = await home();
  expect(text).not.toContain("Manage Grid");
  const root = site.visitor();
  await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  const { html } = await home(root);
  expect(html).toMatch(/href="\/admin\/videos"[^>]*>(<svg[\s\S]*?<\/svg>)?Upload Hero Video/);
  expect(html).toMatch(/href="\/admin"[^>]*>(<svg[\s\S]*?<\/svg>)?Manage Grid/);
});

test("the newest active hero video stands muted and looped behind its poster, and loads nothing before the page is usable", async () => {
  for (const [name, isActive, age] of [
    ["old", true, "2 days"],
    ["newest", true, "1 day"],
    ["inactive", false, "1 hour"],
  ])
    await site.rows(
      `insert into hero_videos (user_id, file_name, file_path, file_size, mime_type, title, description, is_active, poster_path, created_at)
       values ($1, $2::text || '.mp4', 'hero/' || $2 || '.mp4', 1000, 'video/mp4', '', '', $3, 'hero/' || $2 || '.jpg', now() - $4::interval)`,
      [owner, name, isActive, age],
    );
  const { html } = await home();
  const [video] = html.match(/<video[^>]*>/g) ?? [];
  expect(html.match(/<video/g)).toHaveLength(1);
  expect(video).toMatch(/data-src="[^"]*newest\.mp4"/);
  expect(video).toMatch(/poster="[^"]*newest\.jpg"/);
  for (const attribute of ['muted=""', 'loop=""', 'playsInline=""', 'preload="none"']) expect(video).toContain(attribute);
  expect(video).not.toMatch(/\ssrc=|autoplay/i);
  expect(html).not.toContain("<source");
});

test("the home page says who runs the site, in structured data", async () => {
  const { html } = await home();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json));
  expect(facts.map((fact) => fact["@type"])).toEqual(["Organization", "WebSite"]);
  expect(facts[1].potentialAction.target.urlTemplate).toMatch(/^http:\/\/[^/]+\/search\?q=\{search_term_string\}$/);
});

test("failures loading banner or homepage content are logged and ignored: the page stands without them", async () => {
  const tables = ["site_banner", "homepage_content", "hero_videos", "hero_grid_videos"];
  const said: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  const listening = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  for (const table of tables) await site.rows(`alter table ${table} rename to ${table}_away`);
  const { status, text } = await home();
  for (const table of tables) await site.rows(`alter table ${table}_away rename to ${table}`);
  listening.mockRestore();
  vi.unstubAllEnvs();
  expect(status).toBe(200);
  expect(text).toContain("Connect with Expert Advisors");
  for (const what of ["site banner", "homepage content", "hero video", "video grid"])
    expect(said.join("")).toContain(`${what} could not be read`);
});
