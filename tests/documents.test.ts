import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOCUMENTS, environmentNames, missingNames, readDocument } from "./support/documents-names";

test.each(DOCUMENTS)("%s names only paths, commands, variables, functions and addresses that there are", (file) => {
  expect(missingNames(file, readDocument(file))).toEqual([]);
});

test("what STYLE shows as good is the code's own", () => {
  const good = readDocument("STYLE.md").match(/^Good: .*$/gm) ?? [];
  expect(good.length).toBeGreaterThan(10);
  expect(missingNames("STYLE.md", good.join("\n"))).toEqual([]);
});

test.each([
  ["a call", "`bookThing(viewer, quoteId)`"],
  ["a file", "`features/booking/prices.ts`"],
  ["a file by its name alone", "`prices.server.ts`"],
  ["a folder", "`app/features/site-editing/`"],
  ["a file that a link leads to", "[Words](docs/words.md)"],
  ["a file in a block of code", "```\nserver.ts the process\n  app/places.ts the map\n```"],
  ["a command", "`npm run figures`"],
  ["a variable", "`BASE_ADDRESS`"],
  ["a function", "`tellOfUnread`"],
  ["a column", "`payment_orders_of`"],
  ["an address", "`/functions/nowhere`"],
  ["an address of the site", "`<BASE_URL>/auth/callback/nobody`"],
  ["a package", "`@better-auth/core`"],
])("%s that is not there is found", (_, text) => {
  expect(missingNames("README.md", text)).toHaveLength(1);
});

test.each([
  "`features/booking/pricing.ts`, `pricing.ts`, `booking/pricing.ts:12`, `app/features/booking/`, `tests/doors/`, `*.server.ts`, `routes/advisor/<tab>.tsx`",
  "[Words](docs/glossary.md), `npm test`, `npm run test:mutants PATH`, `npm run train -- --cross-validate`",
  "`BASE_URL`, `oneRow`, `payment_orders`, `/functions/*`, `/admin?view=topics`, `/advisors/:slug`, `DATA_DIR/outbox`, `./data`",
])("what is there is not found: %s", (text) => {
  expect(missingNames("README.md", text)).toEqual([]);
});

test("README names every command, and the page on running it oneself every variable", () => {
  const { scripts } = JSON.parse(readDocument("package.json")) as { scripts: Record<string, string> };
  const readme = readDocument("README.md");
  for (const script of Object.keys(scripts)) {
    const command = ["start", "test"].includes(script) ? `npm ${script}` : `npm run ${script}`;
    expect(readme, script).toContain(command);
  }
  const selfHosting = readDocument("docs/self-hosting.md");
  expect(environmentNames().filter((name) => !selfHosting.includes(`\`${name}\``))).toEqual([]);
});

test("the map names every folder of the product, every room and every part of the platform", () => {
  const tree = /^```\n([\s\S]*?)^```/m.exec(readDocument("docs/map.md"))?.[1] ?? "";
  const folders = (of: string) => readdirSync(of, { withFileTypes: true }).filter((each) => each.isDirectory());
  const missing = ["app", "app/features", "app/platform"].flatMap((of) =>
    folders(of).filter(({ name }) => !new RegExp(`(^|[^\\w-])${name}([^\\w-]|$)`, "m").test(tree)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("what React Router does not promise to keep is used where 001 and 009 say, and nowhere else", () => {
  const users = globSync("app/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test.") && /\b(UNSAFE|unstable)_\w+ as/.test(readFileSync(file, "utf8")),
  );
  expect(users.sort()).toEqual(["app/document/router-internals.ts", "app/ui/connection/refresh.ts"]);
});
