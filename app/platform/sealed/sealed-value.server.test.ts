import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import * as secret from "../secret.server";
import { openSealed, sealValue } from "./sealed-value.server";

vi.mock("../secret.server", { spy: true });

test.each([
  "words, dots. and é",
  0,
  false,
  ["a", 1],
  { slug: "ada", back: null },
])("what was sealed for one purpose opens for that one alone: %j", (value) => {
  const sealed = sealValue("a purpose", value);
  expect(openSealed("a purpose", sealed)).toEqual(value);
  expect(openSealed("another purpose", sealed)).toBeNull();
});

test("nothing opens that this site did not seal, of whatever length", () => {
  const [text = "", seal = ""] = sealValue("a purpose", { amount: 1 }).split(".");
  const other = Buffer.from('{"amount":2}').toString("base64url");
  const forged = ["", ".", text, `${text}.`, `${text}.${seal.slice(1)}`, `${other}.${seal}`, `${text}.${seal}${seal}`];
  expect(forged.map((sealed) => openSealed("a purpose", sealed))).toEqual(forged.map(() => null));
});

test("a cookie that is not there costs no hash: every page of the signed-in asks for one", () => {
  vi.mocked(secret.keyedHash).mockClear();
  expect(["", "carried", "carried."].map((sealed) => openSealed("a purpose", sealed))).toEqual([null, null, null]);
  expect(secret.keyedHash).not.toHaveBeenCalled();
});

test("what a page or a cookie carries is sealed in one place", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const comparing = files.filter((name) => readFileSync(`app/${name}`, "utf8").includes("timingSafeEqual("));
  expect(comparing).toEqual(["platform/sealed/sealed-value.server.ts"]);
});
