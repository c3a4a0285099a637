import { chmodSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Client } from "../support/client";
import { ORIGIN, useSite } from "../support/site";

const site = useSite();

const picture = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: "#345" } })
    .png()
    .toBuffer();

/** Posts a photo as the page's own form would. */
function upload(client: Client, content: Uint8Array, { type = "image/png", name = "me.png", via = "" } = {}) {
  const body = new FormData();
  body.set("intent", "avatar");
  if (via) body.set("via", via);
  body.set("photo", new File([content as BlobPart], name, { type }));
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
  const headers = { origin: ORIGIN, host: new URL(ORIGIN).host, cookie };
  return site.fetch(new Request(`${ORIGIN}/profile`, { method: "POST", body, headers, redirect: "manual" }));
}

const avatarOf = async (email: string) =>
  (await site.rows<{ avatar_url: string | null }>("select avatar_url from profiles where email = $1", [email]))[0]!.avatar_url;

test("a photo is uploaded with the specified message and served as a picture that can run nothing", async () => {
  const ann = await site.person("photo@example.com");
  const response = await upload(ann, await picture());
  expect(response.status).toBe(303);
  const url = await avatarOf("photo@example.com");
  expect(await (await ann.get("/profile")).text()).toContain(`src="${url}"`);
  const file = await site.visitor().get(url ?? "");
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).format).toBe("webp");
});

test("'Profile photo updated successfully' follows", async () => {
  const ann = await site.person("told@example.com");
  const cookie = (await upload(ann, await picture())).headers.getSetCookie().find((each) => each.startsWith("flash="));
  ann.cookies.set("flash", /flash=([^;]*)/.exec(cookie ?? "")?.[1] ?? "");
  expect(await (await ann.get("/profile")).text()).toContain("Profile photo updated successfully");
});

test("a photo must be an image: 'Please select an image file'", async () => {
  const ann = await site.person("wrong@example.com");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [content, type] of [
    [svg, "image/svg+xml"],
    [svg, "image/png"],
    [Buffer.from("<html>"), "image/gif"],
    [Buffer.from("%PDF-1.7"), "application/pdf"],
    [Buffer.alloc(0), "image/png"],
  ] as const) {
    const response = await upload(ann, content, { type });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain("Please select an image file");
  }
  expect(await avatarOf("wrong@example.com")).toBeNull();
});

test("a photo must be under 5MB: 'File size must be less than 5MB'", async () => {
  const ann = await site.person("large@example.com");
  const response = await upload(ann, new Uint8Array(5 * 1024 * 1024));
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("File size must be less than 5MB");
});

test("a photo that cannot be kept is told: 'Failed to upload photo', and the one before stays", async () => {
  const ann = await site.person("unkept@example.com");
  await upload(ann, await picture());
  const before = await avatarOf("unkept@example.com");
  await site.rows("alter table files add constraint no_more check (created_at < now() - interval '1 day') not valid");
  const asked = await upload(ann, await picture(), { via: "script" });
  const posted = await upload(ann, await picture());
  await site.rows("alter table files drop constraint no_more");
  expect([asked.status, posted.status]).toEqual([500, 500]);
  expect(await posted.text()).toContain("Failed to upload photo");
  expect(await avatarOf("unkept@example.com")).toBe(before);
});

test("the name a photo comes with is never used", async () => {
  const ann = await site.person("named@example.com");
  for (const name of ["../../x.png", "..%2f..%2fx.png", "C:\\x.png", ".htaccess", `${"a".repeat(300)}.png`, "x.php"]) {
    expect((await upload(ann, await picture(), { name })).status).toBe(303);
    expect(await avatarOf("named@example.com")).toMatch(/^\/files\/avatars\/photo-\d+-[0-9a-f]{16}\.webp$/);
  }
});

test("a removed photo is gone from the profile and from its address", async () => {
  const ann = await site.person("removed@example.com");
  await upload(ann, await picture());
  const url = await avatarOf("removed@example.com");
  expect((await ann.post("/profile", { intent: "remove-avatar" })).status).toBe(303);
  expect(await avatarOf("removed@example.com")).toBeNull();
  expect((await site.visitor().get(url ?? "")).status).toBe(404);
});

test("files are read by their place alone: no way leads out of the store", async () => {
  for (const path of [
    "/files/avatars/../../secret",
    "/files/%2e%2e/secret",
    "/files/avatars/..%2F..%2Fsecret",
    "/files/avatars/%00",
    "/files/avatars/",
    "/files/avatars",
    "/files/",
    "/files/avatars/none.webp",
    "/files/avatars/a%5C..%5Cb",
    `/files/avatars/${"a".repeat(3000)}`,
  ]) {
    const response = await site.visitor().get(path);
    expect(response.status, path).toBe(404);
  }
});

test("a part of a file can be asked for, its head alone, and nothing when it is known already", async () => {
  const ann = await site.person("range@example.com");
  await upload(ann, await picture());
  const url = (await avatarOf("range@example.com")) ?? "";
  const whole = Buffer.from(await (await site.visitor().get(url)).arrayBuffer());
  const part = await site.visitor().get(url, { range: "bytes=4-9" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-9/${whole.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 10));
  expect((await site.visitor().get(url, { range: `bytes=${whole.length}-` })).status).toBe(416);
  const head = await site.fetch(new Request(ORIGIN + url, { method: "HEAD" }));
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(whole.length), ""]);
  const etag = head.headers.get("etag") ?? "";
  expect((await site.visitor().get(url, { "if-none-match": etag })).status).toBe(304);
});

test("a file that is not public is served to nobody", async () => {
  const ann = await site.person("hidden@example.com");
  await upload(ann, await picture());
  await site.rows("update files set is_public = false where path = (select substring(avatar_url from 16) from profiles where email = $1)", [
    "hidden@example.com",
  ]);
  expect((await ann.get((await avatarOf("hidden@example.com")) ?? "")).status).toBe(404);
});

test("what is uploaded, and all else in the site's folder, is for the user alone that runs it; what was open is closed at the next start", async () => {
  const modes = () =>
    readdirSync(site.folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      return [path.relative(site.folder, place), (statSync(place).mode & 0o777).toString(8)] as const;
    });
  const opened = () => modes().filter(([place, mode]) => mode !== (statSync(path.join(site.folder, place)).isDirectory() ? "700" : "600"));
  await upload(await site.person("closed@example.com"), await picture());
  expect(modes().filter(([place]) => place.startsWith("files/avatars/")).length).toBeGreaterThan(0);
  expect(opened()).toEqual([]);
  for (const [place, mode] of modes()) chmodSync(path.join(site.folder, place), mode === "700" ? 0o755 : 0o644);
  chmodSync(site.folder, 0o755);
  await site.restart();
  expect([...opened(), (statSync(site.folder).mode & 0o777).toString(8)]).toEqual(["700"]);
});
