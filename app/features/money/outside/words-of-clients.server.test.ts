import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, consultationRow, later, noon, now, type Scene } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { rounds } from "../../../../tests/support/long";
import { confirmPayment, denyPayment, returnPayment, undoConfirmation, waivePayment } from "./confirm-payment.server";
import { markPaid, withdrawMark } from "./marks/client-marks.server";
import { outsideView } from "./outside-view.server";

useDatabase();

let admin: Viewer;
beforeAll(async () => {
  admin = await anAdmin();
});

/** What a client has marked, still unanswered, and how much of it the last confirmation answered, for a consultation of $50. */
interface Said {
  open: number;
  answered: number;
}

/** What each step leaves of their marks, if it succeeded. */
const LEFT: Record<string, (said: Said, dollars: number) => Said> = {
  mark: ({ open, answered }, dollars) => ({ open: open + dollars, answered }),
  takeBack: ({ answered }) => ({ open: 0, answered }),
  deny: ({ answered }) => ({ open: 0, answered }),
  letGo: ({ answered }) => ({ open: 0, answered }),
  confirm: ({ open }, dollars) => ({ open: Math.max(0, open - dollars), answered: Math.min(open, dollars) }),
  undo: ({ open, answered }) => ({ open: open + answered, answered: 0 }),
  cancel: (said) => said,
  return: (said) => said,
};

async function take({ client, id }: Scene, step: string, dollars: number, at: Date, key = randomUUID()) {
  const order = { consultationId: id, key };
  const view = async () => (await outsideView(db, await consultationRow(id), "client"))!;
  const steps: Record<string, () => Promise<{ ok: boolean }>> = {
    mark: () => markPaid(client, id, key, at, `${dollars}`),
    takeBack: () => withdrawMark(client, id, key, at),
    deny: () => denyPayment(admin, order, at),
    letGo: () => waivePayment(admin, { ...order, reason: "Agreed" }, at),
    confirm: () => confirmPayment(admin, { ...order, amount: dollars * 100 }, at),
    undo: () => undoConfirmation(admin, order, at),
    cancel: () => cancelConsultation(client, id, later(noon, -48)),
    return: async () => returnPayment(admin, { ...order, amount: (await view()).toReturn }, at),
  };
  const { lastMarked } = await view();
  return { ok: (await steps[step]!()).ok, marked: (await view()).marked, lastMarked };
}

const step = fc.tuple(fc.constantFrom(...Object.keys(LEFT), "mark", "confirm", "deny", "undo"), fc.constantFrom(10, 20, 50));

async function heldAgainst(taken: readonly (readonly [string, number])[]) {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  let said: Said = { open: 0, answered: 0 };
  for (const [index, [name, dollars]] of taken.entries()) {
    const { ok, marked, lastMarked } = await take(scene, name, dollars, later(now, index / 60));
    const withoutLast = said.open - lastMarked / 100;
    if (ok) said = LEFT[name]!(said, dollars);
    // Of several marks the last one alone is taken back.
    if (ok && name === "takeBack" && marked > 0) said = { ...said, open: withoutLast };
    expect([taken.slice(0, index + 1).map(([each]) => each), marked / 100]).toEqual([expect.anything(), said.open]);
  }
}

test("of what a client said to have paid stands what nobody answered, denied, waived or took back, in whatever order that came", async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), heldAgainst), { numRuns: rounds(12) });
}, 600_000);

test.each([
  "deny",
  "takeBack",
])("what was marked, cancelled and then ended by %s does not come back with a confirmation that was a mistake", async (end) => {
  await heldAgainst([
    ["mark", 50],
    ["cancel", 0],
    [end, 0],
    ["confirm", 50],
    ["undo", 0],
  ]);
});

test("a denial after the consultation was cancelled is carried out once, pressed twice", async () => {
  const scene = await aRequest("accepted", noon, { isPaid: false });
  await take(scene, "mark", 50, now);
  await take(scene, "cancel", 0, now);
  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) expect(await take(scene, "deny", 0, later(now, 1), key)).toMatchObject({ ok: true, marked: 0 });
});
