import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MAX_CHOSEN } from "../lists/table/bulk";
import { REASON_MAX_CHARACTERS, suspensionSchema } from "./person-form";

const read = (change: object) => suspensionSchema.safeParse({ personId: [randomUUID()], reason: "Spam", ...change });
const people = (count: number) => ({ personId: Array.from({ length: count }, () => randomUUID()) });

test("a suspension is about one person or several, with a reason: each limit at its edge", () => {
  const reasons = [{ reason: "x" }, { reason: "x".repeat(REASON_MAX_CHARACTERS) }];
  for (const taken of [people(1), people(MAX_CHOSEN), ...reasons]) expect(read(taken).success).toBe(true);
});

test.each([
  [people(0), "lists.chooseFirst"],
  [people(MAX_CHOSEN + 1), "admin.notUnderstood"],
  [{ personId: ["somebody"] }, "admin.notUnderstood"],
  [{ reason: "" }, "dashboard.reasonRequired"],
  [{ reason: " " }, "dashboard.reasonRequired"],
  [{ reason: "x".repeat(REASON_MAX_CHARACTERS + 1) }, "admin.tooLong"],
  [{ until: "tomorrow" }, "admin.notUnderstood"],
])("beyond it says what is wrong (%#)", (change, message) => {
  expect(read(change).error?.issues[0]?.message).toBe(message);
});
