import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { FORM_BYTES } from "#app/forms/limits";
import { MEGABYTE } from "#app/platform/sizes";
import { aPdf } from "./documents";
import type { Field } from "./surface/fields";
import { everySurface, type FormUnderTest, type RouteSurface } from "./surface/surface";

/** What is posted to an action that anybody can reach. */
export interface LargeBody {
  name: string;
  path: string;
  type: string;
  body: Buffer<ArrayBuffer>;
}

const BOUNDARY = "----flood";
const WORDS = "We need help with tax in London, e.g. by 3 May at 10 for €200 an hour; my partners quarrel about our patent. ";
/** As long as a field may be in most forms, and as long as only a whole body may. */
const LENGTHS = [300, 3900, FORM_BYTES];

/** The largest bodies that every action takes of a visitor, form by form, out of the sources; `files` are those that come with one. */
export function largestBodies(): { forms: LargeBody[]; files: LargeBody[] } {
  const routes = everySurface().filter(({ hasAction }) => hasAction);
  return {
    forms: routes.flatMap((route) => route.forms.flatMap((form) => LENGTHS.map((length) => formBody(route, form, length)))),
    files: routes.flatMap((route) => filesOf(route)),
  };
}

const addressOf = ({ pattern, query }: RouteSurface) => pattern.replace(/:\w+/g, "x").replace("*", "x") + query;

function formBody(route: RouteSurface, { name, sign, fields }: FormUnderTest, length: number): LargeBody {
  const others = fields.filter((field) => field.name !== sign?.field);
  const each = Math.min(length, Math.floor((0.8 * FORM_BYTES) / Math.max(1, others.length) / 1.6));
  const entries = [...(sign ? [[sign.field, sign.value ?? "1"]] : []), ...others.map((field) => [field.name, wordsFor(field, each)])];
  const isJson = route.pattern.startsWith("/functions/") || route.pattern === "/csp-reports";
  const text = isJson ? JSON.stringify(Object.fromEntries(entries)) : new URLSearchParams(entries as [string, string][]).toString();
  return {
    name: `${route.pattern} ${name} with ${each} letters a field`,
    path: addressOf(route),
    type: isJson ? "application/json" : "application/x-www-form-urlencoded",
    body: Buffer.from(text.slice(0, FORM_BYTES)),
  };
}

function wordsFor({ choices }: Field, length: number): string {
  return choices.length > 0 ? String(choices[0]) : WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length);
}

/** Of routes that take files from anyone, by what their `formLimits` say. */
function filesOf(route: RouteSurface): LargeBody[] {
  const [file] = [`app/${route.id}.tsx`, `app/${route.id}.ts`].filter((each) => existsSync(path.resolve(each)));
  const [, megabytes] = /from: "anyone", bytes: (\d+) \* MEGABYTE/.exec(file ? readFileSync(file, "utf8") : "") ?? [];
  if (megabytes === undefined) return [];
  const most = Number(megabytes) * MEGABYTE - 10_000;
  return Object.entries(worstFiles(most - MEGABYTE)).map(([fileName, content]) => ({
    name: `${route.pattern} with ${fileName}`,
    path: addressOf(route),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="assistant"\r\n\r\ndocument\r\n`),
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="document"; filename="${fileName}"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }));
}

/** Files that take the most time or memory, each in its way. */
function worstFiles(mostBytes: number): Record<string, Uint8Array> {
  const text = WORDS.repeat(Math.ceil(mostBytes / WORDS.length)).slice(0, mostBytes - 1000);
  const words = strToU8(`<w:document>${`<w:p><w:t>${WORDS}</w:t></w:p>`.repeat(150_000)}`.slice(0, 19 * MEGABYTE));
  const cells = strToU8(`<worksheet>${'<c t="s"><v>1</v></c>'.repeat(900_000)}`);
  return {
    "long.txt": Buffer.from(text).subarray(0, mostBytes),
    "long.docx": zipSync({ "word/document.xml": words }),
    "wide.xlsx": zipSync({ "xl/sharedStrings.xml": strToU8("<sst><si><t>tax</t></si></sst>"), "xl/worksheets/sheet1.xml": cells }),
    "bomb.pdf": aPdf(["hello"], { emptyMegabytes: 400 }),
    "long.pdf": aPdf(Array.from({ length: 200 }, () => WORDS.repeat(40).replace(/[()€]/g, ""))),
  };
}
