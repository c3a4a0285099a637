import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./support/imports";

const MAP = readFileSync("docs/map.md", "utf8");

/** Returns the row of the map's table "To change X, touch these files" with this beginning: its files by the ends of their paths, and their number. */
function rowOf(beginning: string) {
  const row = MAP.split("\n").find((line) => line.startsWith(`| ${beginning}`)) ?? "";
  const [, , touched = "", count = ""] = row.split("|");
  const files = [...touched.matchAll(/`([\w./<>-]+\.tsx?)`/g)].map(([, file = ""]) => file);
  return { files, count: Number.parseInt(count, 10) };
}

/** As the architecture test allows. */
const MAX_FILES = 25;
const MAX_LINES = 250;
/** What adding one thing takes at most in a file that is there. */
const ADDED_LINES = 10;

const isTranslation = /^app\/languages\/[a-z]{2}\//;
const PRODUCT = readSources()
  .map(({ path }) => path)
  .filter((path) => !path.includes(".test.") && !isTranslation.test(path));
const filesThatSay = (pattern: RegExp) => PRODUCT.filter((path) => pattern.test(readFileSync(path, "utf8")));

// An existing example of each: adding another one touches the files that name it, and the map lists those.
test.each([
  { row: "change what a rule", says: /rushPercent: \d/, beside: [] },
  // An email links to that tab.
  {
    row: "add a tab to the advisor's",
    says: /tabPlatforms|advisor-profile\/platforms/,
    beside: ["app/routes/advisor/platforms.tsx"],
    except: ["app/features/accounts/warnings/emails.server.ts"],
  },
  // The address of its webhook predates the other providers, and the first-day texts name the providers whose keys can be set. What an adapter
  // leaves out of its file, as this one its events, is its own affair.
  {
    row: "add a payment provider",
    says: /stripe(?!-webhook)/i,
    except: ["app/features/admin/first-day/messages.ts", "app/platform/payments/stripe-events.ts"],
  },
])("what the map says of who wants to $row… is so", ({ row, says, beside = [], except = [] }) => {
  const { files, count } = rowOf(row);
  const touched = [...filesThatSay(says).filter((path) => !except.includes(path)), ...beside];
  expect(touched).toHaveLength(count);
  expect(touched.filter((path) => !files.some((file) => path.endsWith(file.replace("<tab>", "platforms"))))).toEqual([]);
});

test("whoever follows the map finds room: in the folder of a new file, and in each file that is named", () => {
  const table = MAP.split("## To change X")[1]?.split("##")[0] ?? "";
  const named = [...table.matchAll(/`([\w./<>-]+\.tsx?)`/g)].map(([, file = ""]) => `app/${file}`);
  const folders = named.filter((file) => file.includes("<")).map((file) => file.slice(0, file.lastIndexOf("/")));
  const files = named.filter((file) => PRODUCT.includes(file));
  const inFolder = (folder: string) => PRODUCT.filter((path) => path.slice(0, path.lastIndexOf("/")) === folder).length;
  const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length;
  expect(folders).toEqual(["app/routes/advisor", "app/routes/admin"]);
  expect(files.length).toBeGreaterThan(10);
  expect([...folders, "app/platform/payments"].filter((folder) => inFolder(folder) >= MAX_FILES)).toEqual([]);
  expect(files.filter((file) => linesOf(file) + ADDED_LINES > MAX_LINES)).toEqual([]);
});
