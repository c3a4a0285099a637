import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { deleteSpentForms, findHeldForm, holdForm } from "./held-forms.server";

useDatabase();

const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

test("a form that waits for its person is given back to them alone, for half an hour, whatever is asked for", async () => {
  const [owner, other] = [await aClient(), await aClient()];
  const fields = { intent: "refund-consultation", reason: "cut short" };
  const id = await holdForm(owner, fields, start);
  expect(await findHeldForm(owner, id, minutes(29.9))).toEqual(fields);
  expect(await findHeldForm(other, id, start)).toBe(null);
  for (const none of ["", "nonsense", randomUUID(), `${id} or 1=1`]) expect(await findHeldForm(owner, none, start)).toBe(null);
  expect(await findHeldForm(owner, id, minutes(30))).toBe(null);
  await deleteSpentForms(minutes(29.9));
  expect(await findHeldForm(owner, id, start)).toEqual(fields);
  await deleteSpentForms(minutes(30));
  expect(await findHeldForm(owner, id, start)).toBe(null);
});
