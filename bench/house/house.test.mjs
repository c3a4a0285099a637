import { expect, test } from "vitest";
import { measureHouse, WALKS } from "./figures.mjs";
import { walkFrom } from "./walk.mjs";

test("the house is built as it is meant to be", () => {
  const short = measureHouse().filter(({ isMet }) => isMet === false);
  expect(short.map(({ name, value, goal }) => `${name}: ${value}, and the goal is ${goal}`)).toEqual([]);
});

/** Files made up by a test. */
const among = (files) => ({ read: (file) => files[file] ?? null });

const ROUTE = `import { requireViewer } from "#app/middleware/viewer";
import { book } from "./book.server";
export const action = ({ request, context }) => book(requireViewer(context, request), { note: "x" });`;

test("a walk passes the files whose functions are handed the person, and no others", () => {
  const files = {
    "app/middleware/viewer.ts": "export const requireViewer = (context) => context;",
    "app/routes/page.tsx": ROUTE,
    "app/routes/book.server.ts": `import { hold } from "#app/features/hold";
      import { price } from "#app/features/price";
      export async function book(viewer, { note }) { const { userId } = viewer; await hold({ userId, note: price(note) }); }`,
    "app/features/hold.ts": `import { write } from "./write";
      import { price } from "./price";
      export const hold = async ({ userId, note }) => { price(note); await write(userId); };`,
    "app/features/write.ts": "export function write(id) { return id; }",
    "app/features/price.ts": "export const price = (note) => note.length;",
  };
  const { files: passed, climbs } = walkFrom(["app/routes/page.tsx:action"], among(files));
  expect(passed).toEqual(["app/routes/page.tsx", "app/routes/book.server.ts", "app/features/hold.ts", "app/features/write.ts"]);
  expect(climbs).toEqual([]);
});

test("a file to which two others lead, each for a function of its own, is a climb; two functions for one file are none", () => {
  const files = {
    "app/a.ts": `import { one } from "./b"; import { first, second } from "./c";
      export function start(viewer) { first(viewer); second(viewer); one(viewer); }`,
    "app/b.ts": 'import { third } from "./c"; export const one = (viewer) => third(viewer);',
    "app/c.ts":
      "export const first = (viewer) => viewer; export const second = (viewer) => viewer; export const third = (viewer) => viewer;",
  };
  expect(walkFrom(["app/a.ts:start:viewer"], among(files)).climbs).toEqual(["app/b.ts → app/c.ts (third)"]);
});

test("what answers another post of the page is passed by", () => {
  const files = {
    "app/a.ts": `import { save } from "./save"; import { find } from "./find";
      export function start(viewer) { return viewer.isNew ? save(viewer) : find(viewer); }`,
    "app/save.ts": "export const save = (viewer) => viewer;",
    "app/find.ts": "export const find = (viewer) => viewer;",
  };
  expect(walkFrom(["app/a.ts:start:viewer"], { ...among(files), past: ["find"] }).files).toEqual(["app/a.ts", "app/save.ts"]);
});

test("each walk ends where the work is done", () => {
  const last = WALKS.map(({ starts, past }) => walkFrom(starts, { past }).files);
  expect(last[0]).toContain("app/features/booking/request/reserve-time.server.ts");
  expect(last[1]).toContain("app/features/booking/life/consultation-events.server.ts");
  expect(last[2]).toContain("app/platform/mail/outbox.server.ts");
});
