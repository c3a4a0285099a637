import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { pngOf } from "../support/picture-bomb";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

let root: Client;
beforeEach(async () => {
  const [known] = await site.rows("select 1 from users");
  root = known ? site.visitor() : await site.person("root@example.com");
  if (known) await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: "Correct-horse-7" });
  await site.rows("delete from logos; delete from audit_log");
});

const picture = (width = 400, height = 100) =>
  sharp({ create: { width, height, channels: 4, background: "#345678" } })
    .png()
    .toBuffer();
const image = async (content?: Uint8Array | string, name = "mark.png") =>
  new File([(content ?? (await picture())) as BlobPart], name, { type: "image/png" });

interface LogoRow {
  id: string;
  type: string;
  file_path: string;
  drawn: Record<string, string>;
  style: Record<string, unknown>;
  updated_at: Date;
}
const rows = () => site.rows<LogoRow>("select * from logos order by type");
const tab = () => readPage(root.get("/admin/logos"));
const home = async () => (await readPage(site.visitor().get("/"))).html;

async function upload(type: string, file?: File, replaces = "") {
  return root.send("/admin/logos", { intent: "upload", type, replaces, logo: file ?? (await image()) });
}

function stored() {
  try {
    return readdirSync(path.join(process.env.DATA_DIR ?? "", "files/branding"));
  } catch {
    return [];
  }
}

const STYLE = {
  size: "100",
  shadowBlur: "0",
  shadowX: "0",
  shadowY: "0",
  glow: "0",
  filterStrength: "100",
  rotation: "0",
  opacity: "100",
  color: "",
  filter: "none",
};

async function restyle(changes: Record<string, string>) {
  const [row] = await rows();
  return root.post("/admin/logos", { intent: "style", id: row!.id, version: row!.updated_at.toISOString(), ...STYLE, ...changes });
}

test("there are logos of type main, admin, email and favicon, and none of them is set", async () => {
  const { text, html } = await tab();
  for (const name of ["Main logo", "Admin logo", "Email logo", "Favicon"]) expect(text).toContain(name);
  expect(html.match(/type="file"/g)).toHaveLength(6);
  expect(text.match(/The site's own mark is shown\./g)).toHaveLength(4);
});

test("the active main logo is in the header of every page, at once", async () => {
  expect(await home()).not.toContain("/files/branding/");
  expect((await upload("main")).status).toBe(303);
  expect((await tab()).text).toContain("Logo uploaded successfully!");
  const [row] = await rows();
  expect(row?.file_path).toMatch(/^main-\d{13}-[0-9a-f]{16}\.png$/);
  const page = await home();
  expect(page).toMatch(new RegExp(`<img src="/files/branding/${row?.file_path}" width="400" height="100" alt="Sagebridge"`));
  const file = await site.visitor().get(`/files/branding/${row?.file_path}`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
});

test("the admin logo is in the admin header and nowhere else", async () => {
  await upload("admin");
  const [row] = await rows();
  expect((await tab()).html).toContain(row?.file_path);
  expect(await home()).not.toContain(row?.file_path);
});

test("the main logo serves tabs, mails and shared links until others are uploaded", async () => {
  await upload("main", await image(await picture(400, 100)));
  const [main] = await rows();
  expect(await home()).toContain(`sizes="32x32" href="/files/branding/${main?.drawn[32]}"`);
  expect(Object.keys(main?.drawn ?? {})).toEqual(expect.arrayContaining(["mail", "social"]));
  const shared = sharp(Buffer.from(await (await site.visitor().get(`/files/branding/${main?.drawn.social}`)).arrayBuffer()));
  expect(await shared.metadata()).toMatchObject({ width: 1200, height: 630, hasAlpha: false });
  await upload("favicon", await image(await picture(300, 300)));
  const favicon = (await rows()).find(({ type }) => type === "favicon");
  expect(await home()).toContain(`sizes="32x32" href="/files/branding/${favicon?.drawn[32]}"`);
});

test("the favicon is in the page head, in the sizes browsers want, and in the manifest", async () => {
  await upload("favicon", await image(await picture(300, 300)));
  const [row] = await rows();
  const page = await home();
  for (const side of [16, 32, 48])
    expect(page).toContain(`<link rel="icon" type="image/png" sizes="${side}x${side}" href="/files/branding/${row?.drawn[side]}"`);
  expect(page).toContain(`<link rel="apple-touch-icon" href="/files/branding/${row?.drawn[180]}"`);
  expect(page).not.toContain("/favicon.svg");
  const manifest = await (await site.visitor().get("/manifest.webmanifest")).json();
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512"]);
  for (const [side, file] of Object.entries(row?.drawn ?? {})) {
    const { width, height, format } = await sharp(
      Buffer.from(await (await site.visitor().get(`/files/branding/${file}`)).arrayBuffer()),
    ).metadata();
    expect([width, height, format]).toEqual([Number(side), Number(side), "png"]);
  }
});

test("the email logo is at the head of mails, and their text stays as it is", async () => {
  await upload("email");
  const [row] = await rows();
  await site.person("reader@example.com");
  const [mail] = await site.mailsTo("reader@example.com");
  expect(mail?.html).toContain(
    `<img src="http://127.0.0.1:3000/files/branding/${row?.drawn.mail}" alt="Sagebridge" width="192" height="48"`,
  );
  expect(mail?.text).toContain("Sagebridge");
  const file = await site.visitor().get(`/files/branding/${row?.drawn.mail}`);
  expect(file.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("size, colour, shadow, glow, filter, rotation and opacity are saved and shown everywhere the logo is", async () => {
  await upload("main");
  const answer = await restyle({
    size: "150",
    shadowBlur: "4",
    shadowX: "2",
    shadowY: "3",
    glow: "9",
    filter: "sepia",
    filterStrength: "40",
    rotation: "-15",
    opacity: "80",
    color: "#9a3324",
  });
  expect(answer.status).toBe(303);
  const page = await home();
  expect(page).toContain(
    "filter:sepia(40%) drop-shadow(2px 3px 4px rgb(0 0 0 / 0.45)) drop-shadow(0 0 9px #e3bd72);opacity:0.8;transform:rotate(-15deg)",
  );
  expect(page).toMatch(/background-color:light-dark\(#9a3324, #f2a596\);mask:url\(&quot;\/files\/branding\//);
  expect(page).toContain("height:3.375rem");
});

test("the style of an email logo is drawn into it, and the pictures before are gone", async () => {
  await upload("email");
  const [before] = await rows();
  await restyle({ filter: "grayscale", opacity: "50" });
  const [after] = await rows();
  expect(after?.drawn.mail).not.toBe(before?.drawn.mail);
  const drawn = sharp(Buffer.from(await (await site.visitor().get(`/files/branding/${after?.drawn.mail}`)).arrayBuffer()));
  const [red, green, blue, alpha] = [...(await drawn.raw().toBuffer()).subarray(0, 4)];
  expect([red === green && green === blue, alpha]).toEqual([true, 127]);
  expect((await site.visitor().get(`/files/branding/${before?.drawn.mail}`)).status).toBe(404);
});

test.each([
  ["size", "45"],
  ["size", "205"],
  ["size", "102"],
  ["shadowBlur", "21"],
  ["shadowX", "11"],
  ["glow", "31"],
  ["filterStrength", "201"],
  ["rotation", "181"],
  ["opacity", "101"],
  ["opacity", "1e2"],
  ["filter", "blur(9px)"],
  ["filter", "url(//evil.example)"],
  ["color", "red;background:url(//e)"],
  ["color", "#ffffff}*{display:none"],
  ["position", "fixed"],
])("a style with %s %s is refused", async (name, value) => {
  await upload("main");
  expect((await restyle({ [name]: value })).status).toBe(400);
  expect((await rows())[0]?.style).toMatchObject({ size: 100, filter: "none", color: "" });
});

test("a style planted in the database that is on no list is not shown", async () => {
  await upload("main");
  await site.rows(`update logos set style = '{"size": "100rem;x", "filter": "url(//evil.example)", "color": "red;}", "rotation": 9999}'`);
  const page = await home();
  expect(page).toContain("/files/branding/");
  expect(page).not.toMatch(/evil\.example|9999|rem;x/);
});

test("a logo must be an image: 'Please upload an image file', whatever it calls itself", async () => {
  const before = stored();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/><script>alert(1)</script></svg>';
  const ico = Buffer.concat([Buffer.from("00000100010000000000010020000000000016000000", "hex"), await picture()]);
  for (const content of [svg, "<html>", "PK\x03\x04zip", "", "GIF89a/*<script>*/=1", ico, (await picture()).subarray(0, 60)]) {
    const { status, text } = await readPage(upload("main", await image(content)));
    expect([status, text.includes("Please upload an image file")]).toEqual([415, true]);
  }
  expect([await rows(), stored()]).toEqual([[], before]);
});

test("a picture of 30,000 by 30,000 pixels is refused before it is drawn: its beginning is enough", async () => {
  const bomb = pngOf(30_000, 30_000);
  expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
  // The second has no image data: only code that does not decode it can find that it is too large.
  for (const sent of [bomb, bomb.subarray(0, bomb.length / 2)]) {
    const { status, text } = await readPage(upload("main", await image(sent)));
    expect([status, text.includes("Please upload an image file of at most 64 megapixels.")]).toEqual([413, true]);
  }
  expect(await rows()).toEqual([]);
});

test("a logo is under 5MB: 'File size must be less than 5MB'", async () => {
  const { status, text } = await readPage(upload("main", await image(new Uint8Array(5 * 1024 * 1024))));
  expect([status, text.includes("File size must be less than 5MB")]).toEqual([413, true]);
  const more = await readPage(upload("main", await image(new Uint8Array(9 * 1024 * 1024))));
  expect([more.status, more.text.includes("File size must be less than 5MB")]).toEqual([413, true]);
});

test("nothing else that is in a file survives, and its name leads nowhere", async () => {
  const exif = await sharp(await picture())
    .jpeg()
    .withExif({ IFD0: { Make: "SpyCam" }, IFD3: { GPSLatitudeRef: "N" } })
    .toBuffer();
  await upload("main", await image(Buffer.concat([exif, Buffer.from("<script>alert(1)</script>")]), "../../evil.php"));
  const [row] = await rows();
  const kept = Buffer.from(await (await site.visitor().get(`/files/branding/${row?.file_path}`)).arrayBuffer());
  expect(kept.includes("script") || kept.includes("SpyCam")).toBe(false);
  expect((await tab()).text).toContain("evil.php, 400 × 100 pixels");
});

test("of two admins at once the later one is told, and nothing is overwritten silently", async () => {
  await upload("main");
  const [opened] = await rows();
  await restyle({ size: "150" });
  const late = { id: opened!.id, version: opened!.updated_at.toISOString() };
  const answers = [
    await readPage(root.post("/admin/logos", { intent: "style", ...late, ...STYLE, size: "50" })),
    await readPage(root.post("/admin/logos", { intent: "delete", ...late })),
    await readPage(upload("main")),
  ];
  for (const { status, text } of answers) expect([status, text.includes("Nothing was overwritten")]).toEqual([409, true]);
  expect((await rows()).map(({ style }) => style.size)).toEqual([150]);
  const both = await Promise.all([1, 2, 3].map(() => upload("admin")));
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(await site.rows("select 1 from logos where type = 'admin'")).toHaveLength(1);
});

test("a new picture takes the place of the old one with its style, and the old file is gone; a deleted one leaves the site's own mark", async () => {
  const before = stored().length;
  await upload("main");
  await restyle({ size: "150" });
  const [old] = await rows();
  const withOne = stored().length;
  await upload("main", undefined, old?.id);
  const [row] = await rows();
  expect([row?.id === old?.id, row?.style.size, stored().length]).toEqual([false, 150, withOne]);
  expect((await root.post("/admin/logos", { intent: "delete", id: row!.id, version: row!.updated_at.toISOString() })).status).toBe(303);
  expect((await tab()).text).toContain("Logo deleted successfully!");
  expect([await rows(), stored().length]).toEqual([[], before]);
  expect(await home()).not.toContain("/files/branding/");
  const did = await site.rows("select action from audit_log order by created_at");
  expect(did.map(({ action }) => action)).toEqual(["logo.uploaded", "logo.updated", "logo.uploaded", "logo.deleted"]);
});

test("deleting a logo with another path or another id takes nothing else away", async () => {
  await upload("main");
  const [row] = await rows();
  for (const fields of [{ id: "../avatars/a" }, { path: "avatars/a" }, { id: "00000000-0000-4000-8000-000000000000" }] as Record<
    string,
    string
  >[]) {
    const answer = await root.post("/admin/logos", { intent: "delete", id: row!.id, version: row!.updated_at.toISOString(), ...fields });
    expect([fields, answer.status]).toEqual([fields, "id" in fields && fields.id?.startsWith("0000") ? 409 : 400]);
  }
  expect(await rows()).toHaveLength(1);
});

test("'Failed to upload logo' and 'Failed to delete logo' when the database refuses, and no file stays behind", async () => {
  await upload("main");
  const [row] = await rows();
  const before = stored();
  await site.rows("alter table audit_log rename to audit_log_away");
  const uploaded = await readPage(upload("favicon", await image(await picture(50, 50))));
  const deleted = await readPage(root.post("/admin/logos", { intent: "delete", id: row!.id, version: row!.updated_at.toISOString() }));
  await site.rows("alter table audit_log_away rename to audit_log");
  expect([uploaded.status, uploaded.text.includes("Failed to upload logo")]).toEqual([500, true]);
  expect([deleted.status, deleted.text.includes("Failed to delete logo")]).toEqual([500, true]);
  expect([(await rows()).length, stored()]).toEqual([1, before]);
});
