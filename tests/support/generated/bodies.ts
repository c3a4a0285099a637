import type { Field } from "../surface/fields";
import type { FormUnderTest, RouteSurface } from "../surface/surface";
import type { Random } from "./random";
import { jsonFor, strangeValue, valueFor } from "./values";
import type { World } from "./world";

export interface SentBody {
  type: string;
  content: Buffer;
}

const BOUNDARY = "----generated";
const FORM = "application/x-www-form-urlencoded";

/** Creates a body for a form: as a browser would send it, as JSON, or malformed. */
export function bodyOf(route: RouteSurface, form: FormUnderTest, random: Random, world: World, strangeness: number): SentBody {
  const isJson = route.pattern.startsWith("/functions/");
  const kind = random.isOne(12) ? random.pick(["form", "files", "json", "text"]) : isJson ? "json" : hasFile(form) ? "files" : "form";
  if (kind === "json") return { type: "application/json", content: Buffer.from(jsonOf(form, random, world, strangeness)) };
  if (kind === "text") return { type: "text/plain", content: Buffer.from(strangeValue(random, world)) };
  const entries = entriesOf(form, random, world, strangeness);
  return kind === "files" ? multipart(entries, form, random) : { type: FORM, content: Buffer.from(urlEncoded(entries, random)) };
}

type Entry = [name: string, value: string];

const isFile = ({ name, kinds }: Field) => /^(photo|certificate|picture|logo|video|document|file)$/.test(name) || kinds.includes("file");
const hasFile = ({ fields }: FormUnderTest) => fields.some(isFile);

function entriesOf({ sign, fields }: FormUnderTest, random: Random, world: World, strangeness: number): Entry[] {
  const entries: Entry[] = [];
  const isWhole = !random.isOne(6);
  const hasBefore = random.isOne(3);
  for (const field of fields.filter((each) => !isFile(each) && each.name !== sign?.field)) {
    if (!isWhole && random.isOne(2)) continue;
    for (const [name, each] of flat(field, random)) {
      const value = valueFor(each, random, world, strangeness);
      entries.push([name, value]);
      if (hasBefore) entries.push([`was.${name}`, random.isOne(2) ? value : valueFor(each, random, world, strangeness)]);
      if (random.isOne(40)) entries.push([name, strangeValue(random, world)]);
    }
  }
  if (random.isOne(10))
    entries.push([random.pick(["user_id", "__proto__", "role", "status", "id[]", "a.b.c.d.e", "constructor.prototype.x"]), "1"]);
  if (random.isOne(8)) entries.push(["via", "script"]);
  if (sign)
    entries.push([
      sign.field,
      sign.value ?? valueFor({ name: sign.field, kinds: ["uuid"], choices: [], inner: [] }, random, world, strangeness),
    ]);
  if (random.isOne(15)) entries.push([sign?.field ?? "intent", strangeValue(random, world)]);
  return entries;
}

/** Values inside an object or a list have dotted names. */
function flat(field: Field, random: Random): [string, Field][] {
  if (field.inner.length === 0) return [[field.name, field]];
  const isList = field.kinds.includes("array");
  return field.inner.map((each) => [`${field.name}.${isList ? `${random.whole(3)}.` : ""}${each.name}`, each]);
}

function urlEncoded(entries: Entry[], random: Random): string {
  const text = entries.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`).join("&");
  if (random.isOne(60)) return `${text}&${"a=1&".repeat(600)}`;
  return random.isOne(50) ? `${text}&%=%&%ff=%c0%ae` : text;
}

/** Leading bytes of files, and bytes that only resemble them. */
const CONTENTS: (() => Buffer)[] = [
  () => Buffer.alloc(0),
  () => Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\b\x06\0\0\0", "latin1"),
  () => Buffer.from("GIF89a\xff\xff\xff\xff\xf7\0\0,\0\0\0\0", "latin1"),
  () => Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0", "latin1"),
  () => Buffer.from("RIFF\xff\xff\xff\xffWEBPVP8L", "latin1"),
  () => Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R>>", "latin1"),
  () => Buffer.from("PK\x03\x04\x14\0\0\0\b\0\0\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\x05\0\0\0a.xml", "latin1"),
  () => Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom\xff\xff\xff\xffmoov", "latin1"),
  () => Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"),
  () => Buffer.from("{\\rtf1 {\\u-1?}}"),
  () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  () => Buffer.from("I need help with taxes, and with selling my company."),
  () => Buffer.alloc(70_000, 0x41),
];
const NAMES = ["a.png", "a.pdf", "a.docx", "a.svg", "../../a", "a\\b.txt", "a.png\0.exe", "", "é.rtf", "x".repeat(300), 'a"b', ".htaccess"];
const TYPES = ["image/png", "application/pdf", "text/plain", "image/svg+xml", "", "x", "application/octet-stream; charset=\0"];

function multipart(entries: Entry[], { fields }: FormUnderTest, random: Random): SentBody {
  const pieces: Buffer[] = [];
  const add = (head: string, content: Buffer) =>
    pieces.push(Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), content, Buffer.from("\r\n"));
  for (const [name, value] of entries) add(`name="${name}"`, Buffer.from(value));
  for (const field of fields.filter(isFile))
    add(`name="${field.name}"; filename="${random.pick(NAMES)}"\r\nContent-Type: ${random.pick(TYPES)}`, random.pick(CONTENTS)());
  if (random.isOne(10)) add('name="extra"; filename="e.bin"', random.pick(CONTENTS)());
  if (!random.isOne(15)) pieces.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  const type = random.isOne(30) ? "multipart/form-data" : `multipart/form-data; boundary=${BOUNDARY}`;
  return { type, content: Buffer.concat(pieces) };
}

function jsonOf({ fields }: FormUnderTest, random: Random, world: World, strangeness: number): string {
  if (random.isOne(15))
    return random.pick(["", "null", "[]", "1", '"x"', "{", "{}}", `{"a":`, '{"__proto__":{"x":1}}', "[".repeat(20_000)]);
  const chosen = random.isOne(4) ? random.some(fields, 0.7) : fields;
  const parts = chosen.map((field) => `${JSON.stringify(field.name)}:${jsonFor(field, random, world, strangeness)}`);
  if (random.isOne(20)) parts.push('"__proto__":{"isAdmin":true}', '"extra":1');
  return `{${parts.join(",")}}`;
}
