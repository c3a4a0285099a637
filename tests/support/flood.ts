import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { FORM_BYTES, MAX_FIELDS, MAX_VALUES } from "#app/forms/limits";
import { MEGABYTE } from "#app/platform/sizes";
import { aPdf } from "./documents";
import type { Field } from "./surface/fields";
import { everySurface, type FormUnderTest, type RouteSurface } from "./surface/surface";

/** A body for an action that anybody can reach. */
export interface LargeBody {
  name: string;
  path: string;
  type: string;
  body: Buffer<ArrayBuffer>;
}

const BOUNDARY = "----flood";
const WORDS = "We need help with tax in London, e.g. by 3 May at 10 for €200 an hour; my partners quarrel about our patent. ";
/** The length limit of most forms' fields, and that of a whole body. */
const LENGTHS = [300, 3900, FORM_BYTES];

/** Returns the largest bodies that each action accepts from a visitor, by form, derived from the sources; `files` are those with a file. */
export function largestBodies(): { forms: LargeBody[]; files: LargeBody[] } {
  const routes = everySurface().filter(({ hasAction }) => hasAction);
  return {
    forms: routes.flatMap((route) =>
      route.forms.flatMap((form) => [...LENGTHS.map((length) => formBody(route, form, length)), ...listBodies(route, form)]),
    ),
    files: routes.flatMap((route) => [...filesOf(route), ...route.forms.flatMap((form) => longFields(route, form))]),
  };
}

const addressOf = ({ pattern, query }: RouteSurface) => pattern.replace(/:\w+/g, "x").replace("*", "x") + query;

function formBody(route: RouteSurface, { name, sign, fields }: FormUnderTest, length: number): LargeBody {
  const others = fields.filter((field) => field.name !== sign?.field);
  const each = Math.min(length, Math.floor((0.8 * FORM_BYTES) / Math.max(1, others.length) / 1.6));
  const entries = [...(sign ? [[sign.field, sign.value ?? "1"]] : []), ...others.map((field) => [field.name, wordsFor(field, each)])];
  const isJson = isForProgram(route);
  const text = isJson ? JSON.stringify(Object.fromEntries(entries)) : new URLSearchParams(entries as [string, string][]).toString();
  return {
    name: `${route.pattern} ${name} with ${each} letters a field`,
    path: addressOf(route),
    type: isJson ? "application/json" : "application/x-www-form-urlencoded",
    body: Buffer.from(text.slice(0, FORM_BYTES)),
  };
}

function wordsFor({ choices }: Field, length: number): string {
  return choices.length > 0 ? String(choices[0]) : wordsOf(length);
}

const wordsOf = (length: number) => WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);

/** Repeats every field as often as allowed: all at once, and lists alone, where more of each fit. */
function listBodies(route: RouteSurface, { name, sign, fields }: FormUnderTest): LargeBody[] {
  const all = fields.filter((field) => field.name !== sign?.field);
  const lists = all.filter(({ kinds }) => kinds.includes("array"));
  return [all, ...(lists.length < all.length ? [lists] : [])]
    .filter((some) => some.length > 0)
    .map((some) => {
      const times = Math.min(MAX_VALUES, Math.floor((MAX_FIELDS - 1) / some.length));
      const each = Math.max(1, Math.floor(FORM_BYTES / 1.6 / (times * some.length)) - 20);
      const values = some.map(
        (field) => [field.name, Array.from({ length: times }, (_, index) => `${index} ${wordsFor(field, each)}`.slice(0, each))] as const,
      );
      const signed = sign ? [[sign.field, sign.value ?? "1"]] : [];
      const entries = [...signed, ...values.flatMap(([key, list]) => list.map((value) => [key, value]))];
      const isJson = isForProgram(route);
      const text = isJson
        ? JSON.stringify(Object.fromEntries([...signed, ...values]))
        : new URLSearchParams(entries as [string, string][]).toString();
      return {
        name: `${route.pattern} ${name} with ${times} values of ${some.length} fields`,
        path: addressOf(route),
        type: isJson ? "application/json" : "application/x-www-form-urlencoded",
        body: Buffer.from(text.slice(0, FORM_BYTES)),
      };
    });
}

const isForProgram = ({ pattern }: RouteSurface) => pattern.startsWith("/functions/") || pattern === "/csp-reports";

/** The bytes a route accepts from anyone, by its `formLimits`; zero if it accepts no files from visitors. */
function bytesFromAnyone(route: RouteSurface): number {
  const [file] = [`app/${route.id}.tsx`, `app/${route.id}.ts`].filter((each) => existsSync(path.resolve(each)));
  const [, megabytes] = /from: "anyone", bytes: (\d+) \* MEGABYTE/.exec(file ? readFileSync(file, "utf8") : "") ?? [];
  return Number(megabytes ?? 0) * MEGABYTE;
}

/** With files, each field may be as long as a form, and there may be as many as in a form. */
function longFields(route: RouteSurface, { name, sign, fields }: FormUnderTest): LargeBody[] {
  const most = bytesFromAnyone(route);
  const others = fields.filter((field) => field.name !== sign?.field);
  if (most === 0 || others.length === 0) return [];
  // Some characters take several bytes.
  const each = Math.floor(0.95 * FORM_BYTES);
  const times = Math.min(MAX_VALUES, Math.floor((most - 10_000) / (FORM_BYTES * others.length)));
  const values = others.flatMap((field) => Array.from({ length: times }, () => textPart(field.name, wordsOf(each))));
  return [
    {
      name: `${route.pattern} ${name} with ${times} long values of ${others.length} fields`,
      path: addressOf(route),
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      body: Buffer.concat([...(sign ? [textPart(sign.field, sign.value ?? "1")] : []), ...values, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    },
  ];
}

const textPart = (name: string, value: string) =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

function filesOf(route: RouteSurface): LargeBody[] {
  const bytes = bytesFromAnyone(route);
  if (bytes === 0) return [];
  return Object.entries(worstFiles(bytes - 10_000 - MEGABYTE)).map(([fileName, content]) => ({
    name: `${route.pattern} with ${fileName}`,
    path: addressOf(route),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      textPart("assistant", "document"),
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="document"; filename="${fileName}"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }));
}

/** Files that each take the most time or memory in some way. */
function worstFiles(maxBytes: number): Record<string, Uint8Array> {
  const text = WORDS.repeat(Math.ceil(maxBytes / WORDS.length)).slice(0, maxBytes - 1000);
  const words = strToU8(`<w:document>${`<w:p><w:t>${WORDS}</w:t></w:p>`.repeat(150_000)}`.slice(0, 19 * MEGABYTE));
  const cells = strToU8(`<worksheet>${'<c t="s"><v>1</v></c>'.repeat(900_000)}`);
  return {
    "long.txt": Buffer.from(text).subarray(0, maxBytes),
    "long.docx": zipSync({ "word/document.xml": words }),
    "wide.xlsx": zipSync({ "xl/sharedStrings.xml": strToU8("<sst><si><t>tax</t></si></sst>"), "xl/worksheets/sheet1.xml": cells }),
    "bomb.pdf": aPdf(["hello"], { emptyMegabytes: 400 }),
    "long.pdf": aPdf(Array.from({ length: 200 }, () => WORDS.repeat(40).replace(/[()€]/g, ""))),
  };
}
