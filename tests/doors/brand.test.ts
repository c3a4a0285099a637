import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com", SITE_NAME: "Harbour" } });
const AT = "/admin?view=settings";
const POSTS = "/admin?index&view=settings";
const NEVER = new Date(0).toISOString();
const FIELDS = {
  intent: "save-brand",
  version: NEVER,
  name: "Rosewood <&>",
  tagline: "Ask a gardener",
  accent: "#7c3aed",
  fonts: "grotesk",
  radius: "round",
};

let root: Client;
beforeEach(async () => {
  const [known] = await site.rows("select 1 from users");
  root = known ? site.visitor() : await site.person("root@example.com");
  if (known) await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  await site.rows("delete from site_settings; notify brand");
});

const home = () => readPage(site.visitor().get("/"));

test("a saved brand is on every page at once, kept ones too: name, tagline, colours, type, corners, without the drawings", async () => {
  const before = await home();
  expect(before.html).not.toContain("#7c3aed");
  const answer = await root.post(POSTS, FIELDS);
  expect([answer.status, answer.headers.get("x-remix-reload-document")]).toEqual([303, "true"]);
  await expect.poll(async () => (await home()).html).toContain("--color-sage:light-dark(#7c3aed,");
  const { html, text } = await home();
  expect(html).toContain("<title>Rosewood &lt;&amp;&gt; · Ask a gardener</title>");
  expect(text).toContain("Ask a gardener");
  expect(html).toMatch(/--font-serif:"Space Grotesk"[^}]*--radius:1rem/);
  expect(html).not.toMatch(/footer-bridge|promo-bridge|home-step-arch|class="scene"/);
  expect((await readPage(site.visitor().get("/offline.html"))).html).not.toContain("<svg");
  expect((await readPage(root.get(AT))).text).toContain("The brand is saved.");
});

test("without the drawings no words of a bridge stand where there was none to see, in any language", async () => {
  const told = async (path: string, language: string) => (await readPage(site.visitor().get(path, { "accept-language": language }))).text;
  const bridges = /\b(a bridge|eine br\u00fccke|un pont|un puente|un ponte)\b/i;
  for (const language of LANGUAGES) expect([language, bridges.test(await told("/auth", language))]).toEqual([language, true]);
  await root.post(POSTS, { ...FIELDS, tagline: "" });
  await expect.poll(async () => bridges.test(await told("/pricing", "en"))).toBe(false);
  for (const path of ["/auth", "/pricing", "/"])
    for (const language of LANGUAGES) expect([path, language, bridges.test(await told(path, language))]).toEqual([path, language, false]);
});

test("the style sheet of a page is the one that its policy names", async () => {
  await root.post(POSTS, FIELDS);
  const page = await site.visitor().get("/pricing");
  const html = await page.text();
  const css = /<style[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? "";
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css))).toString("base64");
  expect(page.headers.get("content-security-policy")).toContain(`style-src-elem 'self' 'sha256-${hash}'`);
});

test("the manifest, the icons and the picture for sharing follow", async () => {
  await root.post(POSTS, FIELDS);
  await home();
  const manifest = (await (await site.visitor().get("/manifest.webmanifest")).json()) as { name: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: "Rosewood <&>", description: "Ask a gardener" });
  for (const { src } of manifest.icons) {
    const icon = await site.visitor().get(src);
    expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, "image/png"]);
  }
  for (const strange of ["/files/mark/7c3aed-16.png", "/files/mark/x-192.png", "/files/mark/7c3aed-192.svg"])
    expect((await site.visitor().get(strange)).status).toBe(404);
  expect((await home()).html).toContain('<link rel="icon" href="data:image/svg+xml,');
});

test("a colour that is too pale says so and is not saved", async () => {
  const answer = await root.post(POSTS, { ...FIELDS, accent: "#ffff00" });
  expect(answer.status).toBe(400);
  const { text } = await readPage(answer);
  expect(text).toContain("This colour is too pale for buttons on light pages.");
  expect(text).toMatch(
    /#ffff00 stands out from the page by 1\.\d to 1; [^.]* 3 to 1\. The nearest colour that does is (#[0-9a-f]{6})\. Take \1/,
  );
  expect(await site.rows("select 1 from site_settings where name like 'brand%'")).toEqual([]);
});

test("until an admin sets it, the name is that of the configuration, and the style sheet ends where it always did", async () => {
  const { html } = await home();
  expect(html).toContain("<title>Harbour</title>");
  expect(html).not.toMatch(/:root\{--color-paper:light-dark\(#/);
});

const png = async (width: number, height: number) => {
  const content = await sharp({ create: { width, height, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], "x.png", { type: "image/png" });
};

test("a logo for dark pages stands beside the main one, and a picture for sharing takes the place of the drawn one", async () => {
  const put = async (type: string, file: File) => root.send("/admin/logos", { intent: "upload", type, replaces: "", logo: file });
  expect((await put("main", await png(400, 100))).status).toBe(303);
  expect((await put("dark", await png(400, 100))).status).toBe(303);
  expect((await put("social", await png(900, 900))).status).toBe(303);
  expect((await home()).html).toMatch(/class="on-light">.*?files\/branding\/main-.*?class="on-dark">.*?files\/branding\/dark-/s);
  const shared = await site.visitor().get("/files/og.png");
  expect(await sharp(Buffer.from(await shared.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  await site.rows("delete from logos");
});
