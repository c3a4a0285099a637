import { beforeAll, expect, test, vi } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { GRID_PLACEHOLDERS, SECTION_DEFAULTS } from "#app/features/home/defaults";
import { staticPaths } from "#app/features/sitemap/static-pages";
import { pageText, readPage } from "../support/page-text";
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

test("the home page stands in its order: site banner, header, hero, category picker, how it works, become-advisor promo, footer", async () => {
  await site.rows("insert into site_banner (text, link_text, is_active) values ('New hours from Monday', 'Read more', true)");
  const { text, html } = await home();
  await site.rows("delete from site_banner");
  expect(/<aside[^>]*class="banner"[\s\S]*?<\/aside>/.exec(html)?.[0]).not.toContain("<a ");
  const places = [
    "New hours from Monday",
    "Find Advisors",
    "Connect with Expert Advisors",
    CATEGORIES[0]!.description,
    "Find an expert",
    "Apply Now",
    "Quick Links",
  ];
  const found = places.map((place) => text.indexOf(place));
  expect(found.every((at) => at >= 0)).toBe(true);
  expect(found).toEqual([...found].sort((a, b) => a - b));
});

test("the hero leads to /find-advisor with 'Find an advisor' and to /become-advisor with a second button", async () => {
  const { html } = await home();
  expect(html).toMatch(/href="\/find-advisor"[^>]*>Find an advisor</);
  const hero = /<section class="hero">[\s\S]*?<\/section>/.exec(html)?.[0];
  expect(hero).toMatch(/href="\/become-advisor"/);
  expect(hero).toContain(SECTION_DEFAULTS[0]!.description);
});

test("the hero's title, description, button text and button link come from the homepage content section of type hero", async () => {
  await site.rows(
    `insert into homepage_content (section_type, title, description, button_text, button_link, is_visible, display_order)
     values ('hero', 'Ask who knows', 'One question, one answer.', 'Begin here', '/ai-assistant', true, 1)`,
  );
  const { html } = await home();
  await site.rows("delete from homepage_content");
  const hero = /<section class="hero">[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  expect(hero).toMatch(/<h1[^>]*>Ask who knows</);
  expect(hero).toContain("One question, one answer.");
  expect(hero).toMatch(/href="\/ai-assistant"[^>]*>Begin here</);
  expect(hero).not.toContain("Connect with Expert Advisors");
});

test("without a video the grid shows its four places in their order: Connect/Together, Bridge/Gaps, Scale/Growth, Globalise/Reach", async () => {
  const { text, html } = await home();
  expect(text).toMatch(new RegExp(GRID_PLACEHOLDERS.map(({ title, label }) => `${title} ${label}`).join(".*"), "s"));
  expect(html).not.toContain("<video");
});

test("choosing a card goes to its category; 'Get Started' goes to /find-advisor; the promo lists its benefits, and 'Apply Now' goes to /become-advisor", async () => {
  const { html, text } = await home();
  for (const { path } of CATEGORIES)
    expect(html).toMatch(new RegExp(`class="card-cover" href="${path}"|href="${path}"[^>]*class="card-cover"`));
  expect(html).toMatch(/href="\/find-advisor"[^>]*>Get Started</);
  expect(html).toMatch(/href="\/become-advisor"[^>]*>Apply Now</);
  for (const words of [
    "Find an expert",
    "Book a session",
    "Get advice",
    "Set your own schedule",
    "Define your rates",
    "Build your reputation",
  ])
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

test("all pages share a header and a footer, and a visitor may open each", async () => {
  const frame = ({ html }: { html: string }) => [/<header[^>]*class="site-header/.test(html), /<footer[^>]*class="site-footer/.test(html)];
  for (const path of [...staticPaths(), "/advisors", "/auth", "/search"]) {
    const page = await readPage(site.visitor().get(path));
    expect([path, page.status, ...frame(page)]).toEqual([path, 200, true, true]);
  }
  expect(frame(await readPage(site.visitor().get("/no/such/page")))).toEqual([true, true]);
  const person = await site.person("framed@example.com");
  for (const path of ["/profile", "/book-consultation", "/consultations", "/messages", "/notifications", "/advisor-registration"]) {
    expect([path, ...frame(await readPage(person.get(path)))]).toEqual([path, true, true]);
  }
});

test("the footer has quick links, category links, placeholders for email, phone and city until they are set, and three policies that all point to /legal", async () => {
  const { html } = await readPage(site.visitor().get("/pricing"));
  const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
  const links = [...footer.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, name = ""]) => [to, pageText(name)]);
  for (const { path, name } of CATEGORIES) expect(links).toContainEqual([path, name]);
  for (const [to, name] of [
    ["/", "Home"],
    ["/find-advisor", "Find Advisors"],
    ["/how-it-works", "How It Works"],
    ["/pricing", "Pricing"],
    ["/legal#privacy", "Privacy Policy"],
    ["/legal#terms", "Terms of Service"],
    ["/legal#cookies", "Cookie Policy"],
  ])
    expect(links).toContainEqual([to, name]);
  expect(pageText(footer)).toMatch(/Contact \S+@example\.com \+1 555 0100 Your city/);
});

test("an address that is none shows '404', 'Page Not Found', its sentence and the way home, and is logged", async () => {
  // The log is limited per minute, and other files of this process have requested unknown addresses, too.
  site.moveClock(2 * 60_000);
  const { answer, said } = await listening(() => readPage(site.visitor().get("/no/such/page?with=this")));
  expect(answer.status).toBe(404);
  expect(answer.text).toContain("404 Page Not Found Oops! The page you're looking for doesn't exist.");
  expect(answer.html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home</);
  expect(said).toMatch(/not found.*\/no\/such\/page/);
  site.moveClock(0);
});

test("sign-out failures are logged only: the person is signed out of the browser and told nothing else", async () => {
  const person = await site.person("leaving@example.com");
  await site.rows(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$;
    create trigger refuse before delete on sessions for each row execute function refuse()`);
  const { answer, said } = await listening(() => person.post("/auth/sign-out", {}));
  await site.rows("drop trigger refuse on sessions; drop function refuse()");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(said).toContain("sign-out failed");
  const { text } = await readPage(person.get("/"));
  expect(text).toContain("You have been signed out successfully.");
  expect(text).not.toContain("Sign Out");
});

test("the home page says who runs the site, in structured data", async () => {
  const { html } = await home();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json));
  expect(facts.map((fact) => fact["@type"])).toEqual(["Organization", "WebSite"]);
  expect(facts[1].potentialAction.target.urlTemplate).toMatch(/^http:\/\/[^/]+\/search\?q=\{search_term_string\}$/);
});

test("failures loading banner or homepage content are logged and ignored: the page stands without them", async () => {
  const tables = ["site_banner", "homepage_content", "hero_videos", "hero_grid_videos"];
  for (const table of tables) await site.rows(`alter table ${table} rename to ${table}_away`);
  const { answer, said } = await listening(() => home());
  for (const table of tables) await site.rows(`alter table ${table}_away rename to ${table}`);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("Connect with Expert Advisors");
  for (const what of ["site banner", "homepage content", "hero video", "video grid"]) expect(said).toContain(`${what} could not be read`);
});

/** Runs something, and returns the result with what the server logged meanwhile. */
async function listening<Answer>(work: () => Promise<Answer>) {
  const said: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  const output = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  try {
    return { answer: await work(), said: said.join("") };
  } finally {
    output.mockRestore();
    vi.unstubAllEnvs();
  }
}
