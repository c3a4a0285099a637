import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { AUDIT_ACTIONS, textOfAction } from "./audit-actions";

test("the log says everything that an admin does in words", () => {
  expect(AUDIT_ACTIONS.filter((action) => !Object.hasOwn(texts.auditLog, textOfAction(action)))).toEqual([]);
  expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length);
});
