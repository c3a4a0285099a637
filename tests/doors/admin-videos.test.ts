import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { hiddenFields } from "../support/admin";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";
import { anMp4, aWebm, box } from "../support/video-files";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com,second@example.com" } });
const PASSWORD = "Correct-horse-7";

let root: Client;
beforeEach(async () => {
  root = await admin("root@example.com");
  await site.rows("delete from hero_videos; delete from hero_grid_videos; delete from hero_grid_words; delete from audit_log");
});

async function admin(email: string) {
  const [known] = await site.rows("select 1 from users where email = $1", [email]);
  if (!known) return site.person(email);
  const client = site.visitor();
  await client.post("/auth", { intent: "sign-in", email, password: PASSWORD });
  return client;
}

const video = (content: Uint8Array | string = anMp4(), name = "team.mp4", type = "video/mp4") =>
  new File([content as BlobPart], name, { type });
const tab = (client = root) => readPage(client.get("/admin/videos"));
const home = async () => (await readPage(site.visitor().get("/"))).html;
const rows = () =>
  site.rows("select id, position, title, label, is_active, file_path, file_name, mime_type from hero_grid_videos order by created_at");
const activeAt = async (position: number) =>
  (
    await site.rows<{ id: string; updated_at: Date }>("select id, updated_at from hero_grid_videos where position = $1 and is_active", [
      position,
    ])
  )[0];

/** Returns everything in the store, complete or not. */
function stored() {
  try {
    return readdirSync(path.join(process.env.DATA_DIR ?? "", "files/videos"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

async function upload(slot: string, fields: Record<string, string | File> = {}, client = root) {
  const replaces = /^\d$/.test(slot) ? ((await activeAt(Number(slot)))?.id ?? "") : "";
  return client.send("/admin/videos", { slot, replaces, title: "", label: "", video: video(), ...fields });
}

test("there are four grid positions with the default labels Connect/Together, Bridge/Gaps, Scale/Growth, Globalise/Reach", async () => {
  const { text, html } = await tab();
  for (const words of [
    /Position 1\s+Connect\s+Together/,
    /Position 2\s+Bridge\s+Gaps/,
    /Position 3\s+Scale\s+Growth/,
    /Position 4\s+Globalise\s+Reach/,
  ])
    expect(text).toMatch(words);
  expect(html.match(/type="file"/g)).toHaveLength(5);
});

test("'Video uploaded successfully!': a video of the grid is on the home page with its title and label", async () => {
  expect((await upload("2", { title: "Our bridge", label: "To you" })).status).toBe(303);
  expect((await tab()).text).toContain("Video uploaded successfully!");
  const [row] = await rows();
  expect(row).toMatchObject({
    position: 2,
    title: "Our bridge",
    label: "To you",
    is_active: true,
    mime_type: "video/mp4",
    file_name: "team.mp4",
  });
  expect(row?.file_path).toMatch(/^grid\/grid-2-\d{13}-[0-9a-f]{16}\.mp4$/);
  const page = await home();
  expect(page).toContain(`data-src="/files/videos/${row?.file_path}"`);
  expect(page).toMatch(/Our bridge<\/span> <span[^>]*>To you/);
  expect(await site.rows("select action, details->>'name' as name from audit_log")).toEqual([
    { action: "video.uploaded", name: "team.mp4" },
  ]);
});

test("uploading a new one turns the old active one off, and keeps its words: one active video per position", async () => {
  await upload("1", { title: "First" });
  await upload("1", { video: video(aWebm(), "next.webm", "video/webm") });
  expect((await rows()).map(({ title, is_active, mime_type }) => [title, is_active, mime_type])).toEqual([
    ["First", false, "video/mp4"],
    ["First", true, "video/webm"],
  ]);
});

test("the videos of the grid stand in the order of their positions, whatever came first", async () => {
  await upload("3", { title: "Third place" });
  await upload("1", { title: "First place" });
  const page = await home();
  expect(page.indexOf("First place")).toBeGreaterThan(0);
  expect(page.indexOf("Third place")).toBeGreaterThan(page.indexOf("First place"));
});

test("of two who put a video into one place, the later one is told, and nothing is replaced silently", async () => {
  const before = stored().length;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => root.send("/admin/videos", { slot: "3", replaces: "", video: video() })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409, 409]);
  expect(await site.rows("select 1 from hero_grid_videos where is_active and position = 3")).toHaveLength(1);
  expect(stored()).toHaveLength(before + 1);
  const late = await readPage(root.send("/admin/videos", { slot: "3", replaces: "", video: video() }));
  expect([late.status, late.text.includes("Nothing was replaced")]).toEqual([409, true]);
});

test("removing marks it inactive: 'Video removed successfully!', and its place shows the drawn scene again", async () => {
  await upload("4");
  const id = (await activeAt(4))!.id;
  expect((await root.post("/admin/videos", { intent: "remove-grid", id })).status).toBe(303);
  expect((await tab()).text).toContain("Video removed successfully!");
  expect(await rows()).toMatchObject([{ is_active: false }]);
  expect(await home()).not.toContain("<video");
  expect((await root.post("/admin/videos", { intent: "remove-grid", id })).status).toBe(409);
});

test("an empty position has words with their formatting: they stand on the home page, go with a video that comes, and stay when it leaves", async () => {
  const written = {
    intent: "save-place-words",
    position: "3",
    version: "",
    title: "Climb",
    label: "Higher",
    "titleFormatting.fontWeight": "700",
    "titleFormatting.color": "#9a3324",
  };
  expect((await root.post("/admin/videos", written)).status).toBe(303);
  expect(await home()).toMatch(/style="[^"]*font-weight[^"]*"[^>]*>Climb<\/span> <span[^>]*>Higher/);
  const { html } = await tab();
  const empty = html.slice(html.indexOf("place-3"), html.indexOf("place-4"));
  expect([empty.includes('value="Climb"'), empty.includes("titleFormatting.fontWeight")]).toEqual([true, true]);
  const late = await readPage(root.post("/admin/videos", { ...written, title: "Late" }));
  expect([late.status, late.text.includes("Nothing was overwritten")]).toEqual([409, true]);
  await upload("3");
  expect(await rows()).toMatchObject([{ title: "Climb", label: "Higher" }]);
  await root.post("/admin/videos", { intent: "remove-grid", id: (await activeAt(3))!.id });
  expect(await home()).toMatch(/>Climb<\/span> <span[^>]*>Higher/);
});

test("title, label and their text formatting (font size, family, colour, weight, style, decoration) are saved and shown", async () => {
  await upload("1");
  const { html } = await tab();
  const { id = "", version = "" } = hiddenFields(html.slice(html.indexOf('value="save-words"') - 200));
  const words = {
    intent: "save-words",
    id,
    version,
    title: "Meet",
    label: "Us",
    "titleFormatting.fontSize": "xl",
    "titleFormatting.fontFamily": "lora",
    "titleFormatting.color": "#9a3324",
    "titleFormatting.fontWeight": "700",
    "titleFormatting.fontStyle": "italic",
    "labelFormatting.textDecoration": "underline",
  };
  expect((await root.post("/admin/videos", words)).status).toBe(303);
  const page = await home();
  expect(page).toMatch(
    /style="[^"]*font-size:1\.25rem;font-family:[^"]*Lora[^"]*;color:light-dark\(#9a3324[^"]*;font-weight:700;font-style:italic"[^>]*>Meet/,
  );
  expect(page).toMatch(/text-decoration:underline"[^>]*>Us/);
  const stale = await readPage(root.post("/admin/videos", { ...words, title: "Late" }));
  expect([stale.status, stale.text.includes("Nothing was overwritten")]).toEqual([409, true]);
  expect((await rows())[0]).toMatchObject({ title: "Meet" });
});

test.each([
  ["titleFormatting.color", "red;background:url(//e)"],
  ["titleFormatting.fontFamily", "x;}</style><script>"],
  ["titleFormatting.fontSize", "9999999px"],
  ["labelFormatting.textDecoration", "expression(alert(1))"],
  ["titleFormatting.position", "fixed"],
])("%s %s is refused", async (name, value) => {
  await upload("1");
  const { id, updated_at } = (await activeAt(1))!;
  const answer = await root.post("/admin/videos", {
    intent: "save-words",
    id,
    version: updated_at.toISOString(),
    title: "x",
    label: "",
    [name]: value,
  });
  expect(answer.status).toBe(400);
  expect((await rows())[0]).toMatchObject({ title: "" });
});

test("a video must be a video type: 'Invalid file type: Please select a video file (MP4, WebM, etc.)', whatever it calls itself", async () => {
  const before = stored();
  const polyglot = Buffer.concat([box("ftyp", "isom\0\0\0\0"), Buffer.from("<html><script>alert(1)</script></html>")]);
  for (const content of [
    "<!doctype html><script>alert(1)</script>",
    "PK\x03\x04zip",
    "\x89PNG\r\n\x1a\n",
    "",
    polyglot,
    anMp4(1000, 4 * 3600),
    anMp4().subarray(0, 500),
  ]) {
    const { status, text } = await readPage(upload("1", { video: video(content) }));
    expect([status, text.includes("Invalid file type: Please select a video file (MP4, WebM, etc.)")]).toEqual([415, true]);
  }
  expect(await rows()).toEqual([]);
  expect(stored()).toEqual(before);
});

test("a video has at most 100MB, also where nothing says how long it is: 'File too large: Video file must be smaller than 100MB'", async () => {
  const before = stored();
  const large = anMp4(100 * 1024 * 1024 + 1);
  const { status, text } = await readPage(upload("1", { video: video(large) }));
  expect([status, text.includes("File too large: Video file must be smaller than 100MB")]).toEqual([413, true]);
  const told = await root.send("/admin/videos/upload", { slot: "hero", video: video() }, { "content-length": String(200 * 1024 * 1024) });
  expect([told.status, await told.text()]).toEqual([413, "videos.videoTooLarge"]);
  expect([await rows(), stored()]).toEqual([[], before]);
});

test.each([
  "../../x.mp4",
  "..%2f..%2fx.mp4",
  "C:\\x.mp4",
  ".htaccess",
  "a\0b.mp4",
  "x".repeat(300),
])("a file named %j never names a place in the store", async (name) => {
  expect((await upload("1", { video: video(anMp4(), name) })).status).toBe(303);
  const [row] = await rows();
  expect(row?.file_path).toMatch(/^grid\/grid-1-\d{13}-[0-9a-f]{16}\.mp4$/);
  expect(row?.file_name).not.toMatch(/[/\\\0]/);
  expect(stored()).toContain(row?.file_path.split("/")[1]);
});

test.each(["1/../../avatars/a", "5", "0", "", "hero/../x"])("a slot %j is none", async (slot) => {
  const before = stored();
  expect((await root.send("/admin/videos", { slot, replaces: "", video: video() })).status).toBe(400);
  expect(stored()).toEqual(before);
});

test("a hero video plays on the home page in place of the grid, the newest active one, with its poster drawn anew", async () => {
  const poster = new File(
    [
      (await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#345" } })
        .png()
        .toBuffer()) as BlobPart,
    ],
    "poster",
  );
  await upload("hero", { video: video(anMp4(), "old.mp4") });
  const answer = await root.send("/admin/videos/upload", { slot: "hero", poster, video: video(anMp4(), "new.mp4") });
  expect([answer.status, await answer.text()]).toEqual([201, ""]);
  const [newest] = await site.rows("select file_path, poster_path from hero_videos where file_name = 'new.mp4'");
  const page = await home();
  expect(page.match(/<video/g)).toHaveLength(1);
  expect(page).toContain(`data-src="/files/videos/${newest?.file_path}"`);
  const drawn = await site.visitor().get(`/files/videos/${newest?.poster_path}`);
  expect((await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).width).toBe(1280);
  expect((await tab()).text).toMatch(/new\.mp4\s+On the home page[\s\S]*old\.mp4\s+Active/);
});

test("a poster that is no picture is none, and the video stands without", async () => {
  await upload("hero", { poster: new File(["<svg><script>alert(1)</script></svg>"], "poster"), video: video() });
  expect(await site.rows("select poster_path from hero_videos")).toEqual([{ poster_path: null }]);
});

test("hero video removal is limited to the video of the current user, while any admin may deactivate it", async () => {
  await upload("hero");
  const [{ id } = { id: "" }] = await site.rows<{ id: string }>("select id from hero_videos");
  const second = await admin("second@example.com");
  const foreign = await readPage(second.post("/admin/videos", { intent: "remove-hero", id }));
  expect([foreign.status, foreign.text.includes("Only the person who uploaded a hero video can remove it.")]).toEqual([403, true]);
  expect((await tab(second)).html).not.toContain("remove-hero");
  expect((await second.post("/admin/videos", { intent: "deactivate", id })).status).toBe(303);
  expect(await home()).not.toContain("hero-video");
  const before = stored().length;
  expect((await root.post("/admin/videos", { intent: "remove-hero", id })).status).toBe(303);
  expect([(await site.rows("select 1 from hero_videos")).length, stored().length]).toEqual([0, before - 1]);
});

test("a kept video is served in ranges, kept by caches, and can run nothing", async () => {
  const content = anMp4(5000);
  await upload("1", { video: video(content) });
  const address = `/files/videos/${(await rows())[0]?.file_path}`;
  const visitor = site.visitor();
  const whole = await visitor.get(address);
  expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
  const part = await visitor.get(address, { range: "bytes=100-199" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 100-199/5000"]);
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
  const many = `bytes=${Array.from({ length: 1000 }, (_, time) => `${time}-${time + 1}`).join(",")}`;
  for (const range of ["bytes=-0", "bytes=5000-", many, "bytes=0-0,0-4999"])
    expect([range.slice(0, 20), (await visitor.get(address, { range })).status]).toEqual([range.slice(0, 20), 416]);
  expect((await visitor.get(address, { "if-none-match": whole.headers.get("etag") ?? "" })).status).toBe(304);
});

test.each([
  "/files/%2e%2e/%2e%2e/secret",
  "/files/videos/..%2f..%2fsecret",
  "/files/videos/%00",
  "/files/videos/grid/../../secret",
  "/files/C:%5Cx",
])("%s is not found", async (address) => {
  expect((await site.visitor().get(address)).status).toBe(404);
});

test("'Upload failed', 'Update failed' and 'Remove failed' when the database refuses, and nothing of the upload stays", async () => {
  await upload("1");
  const { id, updated_at } = (await activeAt(1))!;
  const before = stored();
  await site.rows("alter table audit_log rename to audit_log_away");
  const failed = [
    await readPage(root.send("/admin/videos", { slot: "2", replaces: "", video: video() })),
    await readPage(root.post("/admin/videos", { intent: "save-words", id, version: updated_at.toISOString(), title: "x", label: "" })),
    await readPage(root.post("/admin/videos", { intent: "remove-grid", id })),
  ];
  await site.rows("alter table audit_log_away rename to audit_log");
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500]);
  for (const [index, message] of ["Upload failed", "Update failed", "Remove failed"].entries())
    expect(failed[index]?.text).toContain(message);
  expect([await activeAt(2), stored()]).toEqual([undefined, before]);
  expect((await rows())[0]).toMatchObject({ is_active: true, title: "" });
});

test("a video is written as it comes, and never held whole", async () => {
  const film = anMp4(8 * PIECE_BYTES);
  const form = new FormData();
  form.append("slot", "hero");
  form.append("video", video(film));
  const whole = new Request("http://form.example", { method: "POST", body: form });
  const body = Buffer.from(await whole.arrayBuffer());
  let sent = 0;
  const written: boolean[] = [];
  async function* pieces() {
    for (; sent < body.length; sent += PIECE_BYTES) {
      // All but the last two pieces must be on disk before the next is provided.
      if (sent > 2 * PIECE_BYTES) {
        await expect.poll(storedBytes).toBeGreaterThan(sent - 2 * PIECE_BYTES);
        written.push(true);
      }
      yield body.subarray(sent, sent + PIECE_BYTES);
    }
  }
  const headers = { "content-type": whole.headers.get("content-type") ?? "", "content-length": String(body.length) };
  expect((await root.stream("/admin/videos/upload", pieces(), headers)).status).toBe(201);
  expect(written.length).toBeGreaterThan(4);
});

const PIECE_BYTES = 1024 * 1024;

const storedBytes = () =>
  readdirSync(path.join(site.folder, "files/videos"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

test("whoever is no admin uploads nothing, by either address", async () => {
  const client = await site.person(`client-${Date.now()}@example.com`);
  const before = stored();
  for (const address of ["/admin/videos", "/admin/videos/upload", "/admin/videos.data", "/admin/videos/upload.data"]) {
    expect([address, (await client.send(address, { slot: "hero", video: video() })).status]).toEqual([address, 403]);
    const signedOut = (await site.visitor().send(address, { slot: "hero", video: video() })).status;
    expect([address, signedOut]).toEqual([address, address.endsWith(".data") ? 202 : 302]);
  }
  expect([(await site.rows("select 1 from hero_videos")).length, stored()]).toEqual([0, before]);
});
