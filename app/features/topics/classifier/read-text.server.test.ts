import { expect, test } from "vitest";
import { textReader } from "./read-text.server";
import { READ_MAX_CHARACTERS } from "./reading";

test("of a long text the beginning alone is read, by the rules as well", async () => {
  const read = await textReader();
  const beginning = "We need somebody who knows how a trade mark is registered abroad. ".repeat(400).slice(0, READ_MAX_CHARACTERS);
  const ofOwnBusiness = " Our customers pay their invoices late.";
  expect(read(ofOwnBusiness).others.site).toBe(0);
  expect(read(beginning).others.site).toBeGreaterThan(0);
  expect(read(beginning + ofOwnBusiness.repeat(4000))).toEqual(read(beginning));
});
