import { EDGE_TIMES } from "../edge-times";
import type { Field } from "../surface/fields";
import type { Random } from "./random";
import type { World } from "./world";

const repeated = (text: string, times: number) => text.repeat(times);

/** What nobody types into our forms, each for a fault that some product has had. */
const STRANGE: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "0",
  "-1",
  "-0",
  "1e3",
  "1e309",
  "-1e-7",
  "0x10",
  "١٢",
  "NaN",
  "Infinity",
  "9007199254740993",
  "2147483648",
  "-9223372036854775809",
  "1.005",
  "1,5",
  "true",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "{}",
  "[]",
  '{"$gt":""}',
  "0000-00-00",
  "2026-02-30",
  "2026-13-01T25:61",
  "9999-12-31T23:59:59.999Z",
  "10000-01-01T00:00Z",
  "1969-12-31T23:59:59Z",
  "2027-03-14T02:30",
  "2026-10-25T01:30",
  "2026-12-01T10:00+14:00",
  "Mars/Olympus",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/",
  "C:\\windows\\win.ini",
  "/dev/null",
  "file.png\0.html",
  "' or '1'='1",
  "'; drop table users; --",
  "1) or pg_sleep(9)--",
  "\\",
  "%",
  "_",
  "%%%s%n",
  "<script>alert(1)</script>",
  "</script><img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "{{7*7}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would make something of
  "${7*7}",
  "a\r\nBcc: x@example.com",
  "a\r\n\r\nb",
  "=1+1",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "http://127.0.0.1:1/",
  "http://169.254.169.254/latest/",
  "http://[::1]/",
  "ftp://x",
  "http://",
  "a@b",
  "a@b.c",
  '"a b"@example.com',
  "a@example.com,b@example.com",
  "xn--a",
  "é",
  "e\u0301",
  "ﬁ",
  "İ",
  "ß",
  "🏳️‍🌈",
  "\u{10ffff}",
  "\ud800",
  "\udfff\ud800",
  "\u202eabc",
  "\u200b",
  "\ufeff",
  "\u2028",
  "\u007f\u0080",
  "Ω≈ç√∫",
  "田中さん",
  "مرحبا",
  "00000000-0000-4000-8000-000000000000",
  "00000000-0000-4000-8000-00000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  repeated("a", 256),
  repeated("9", 400),
  repeated("a", 5000),
  repeated("é", 5000),
  repeated("👩‍👩‍👧‍👦", 400),
  repeated("e\u0301\u0301\u0301", 1000),
  repeated("a ", 10_000),
  repeated("(", 3000),
  repeated("a.", 3000),
  repeated("\n", 4000),
  repeated("<", 4000),
  repeated("x", 40_000),
];

/** Generates a value for a field: one that fits what is known about it, or a strange one. */
export function valueFor(field: Field, random: Random, world: World, strangeness: number): string {
  return random.next() < strangeness ? strangeValue(random, world) : fittingValue(field, random, world);
}

/** A strange value: from the list, from the database, or two of the list combined. */
export function strangeValue(random: Random, world: World): string {
  if (random.isOne(4)) return random.pick(world.values);
  if (random.isOne(8)) return random.pick(EDGE_TIMES);
  return random.isOne(5) ? random.pick(STRANGE) + random.pick(STRANGE) : random.pick(STRANGE);
}

const DAY_MS = 86_400_000;
const isOf = ({ name, kinds }: Field, pattern: RegExp) => pattern.test(name) || kinds.some((kind) => pattern.test(kind));

function fittingValue(field: Field, random: Random, world: World): string {
  const known = world.byName.get(snake(field.name).replace(/^was\./, ""));
  const choices = field.choices.filter((choice) => choice !== "");
  if (field.kinds.some((kind) => /^(enum|literal)$/.test(kind)) && choices.length > 0) return String(random.pick(choices));
  if (isOf(field, /^uuid$|(^i|_i|I)d$/)) return idFor(field, random, world);
  if (known && random.isOne(2)) return random.pick(known);
  if (isOf(field, /^datetime$|version|updatedAt/)) return random.pick(world.byName.get("updated_at") ?? ["2026-01-01T00:00:00.000Z"]);
  if (isOf(field, /time|date|At$|^seen$|from|until|month/)) return timeNear(random);
  if (isOf(field, /email/i)) return random.pick(world.byName.get("email") ?? []);
  if (isOf(field, /password/i)) return random.pick(["Correct-horse-7", "Another-horse-8"]);
  if (isOf(field, /^(int|number|positive)$|amount|price|rate|fee|minutes|number|message/i)) return String(random.whole(200));
  if (isOf(field, /url|link|website|address|back/i))
    return random.pick(["https://example.com/a", "/pricing", "https://calendar.example.com/x.ics"]);
  if (isOf(field, /^on|boolean|visible|rememberMe|save/i)) return random.pick(["true", "false", "1", "0", "on"]);
  return random.pick(["Ann", "A plain text of somebody", "Paris", "I need help with taxes", "12", "London\nParis"]);
}

/** An id from a table that matches the field's name (`consultationId`, `quote_id`), or any id. */
function idFor({ name }: Field, random: Random, world: World): string {
  const about = snake(name).replace(/_?id$/, "").replace(/s$/, "");
  const tables = about ? [...world.idsOf.keys()].filter((table) => table.includes(about)) : [];
  return random.pick(tables.length > 0 && !random.isOne(4) ? world.idsOf.get(random.pick(tables))! : world.ids);
}

/** A time near now, on a quarter of an hour, in some input format; sometimes at the limits of what can be a time. */
function timeNear(random: Random): string {
  if (random.isOne(8)) return random.pick(EDGE_TIMES);
  const at = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + (random.whole(60) - 20) * DAY_MS * random.next());
  return at.toISOString().slice(0, random.pick([10, 16, 7, 24]));
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same inside a JSON body: its text, of the right type or a wrong one. */
export function jsonFor(field: Field, random: Random, world: World, strangeness: number): string {
  if (random.next() < strangeness) return random.pick(JSON_STRANGE)(JSON.stringify(strangeValue(random, world)));
  if (field.inner.length > 0)
    return `{${field.inner.map((each) => `${JSON.stringify(each.name)}:${jsonFor(each, random, world, strangeness)}`)}}`;
  const value = fittingValue(field, random, world);
  return /^\d{1,9}$/.test(value) ? value : JSON.stringify(value);
}

const JSON_STRANGE: ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `[${text}]`,
  (text) => `{"__proto__":{"isAdmin":true},"a":${text}}`,
  (text) => `{"constructor":{"prototype":${text}}}`,
  () => "null",
  () => "true",
  () => "-1",
  () => "1e400",
  () => "0.1",
  () => "9007199254740993",
  () => `${"[".repeat(2000)}${"]".repeat(2000)}`,
  () => `"\\u0000\\ud800"`,
  () => "12345678901234567890",
];
