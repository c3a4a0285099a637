import { expect, test } from "vitest";
import { whatHappened, withRefunds } from "./events-of-row";

const [asked, answered, over] = ["2026-05-01", "2026-05-02", "2026-05-09"].map((day) => new Date(`${day}T09:00:00Z`)) as [Date, Date, Date];
const NAMES = { client: "Ada", advisor: "Grace Hopper" };
const row = { status: "completed", createdAt: asked, agreedAt: answered, closedAt: over, closedBy: "clock" } as const;
const event = (transition: string, createdAt: Date) => ({
  id: `event ${transition}`,
  transition,
  actor: "client",
  actorName: "Ada",
  createdAt,
});
const told = (events: ReturnType<typeof whatHappened>) => events.map(({ transition, createdAt }) => [transition, createdAt]);

test("of a consultation whose past nobody wrote down it is told what it knows itself, and by whom", () => {
  const events = whatHappened([], row, NAMES);
  expect(events.map(({ transition, actor, actorName, createdAt }) => [transition, actor, actorName, createdAt])).toEqual([
    ["request", "client", "Ada", asked],
    ["accept", "advisor", "Grace Hopper", answered],
    ["complete", "clock", null, over],
  ]);
});

test("what was written down stands as it is, and nothing twice", () => {
  const recorded = [event("request", asked), event("agreeToTime", answered), event("admitNoShow", over)];
  expect(whatHappened(recorded, { ...row, status: "no-show" }, NAMES)).toEqual(recorded);
  const later = new Date("2026-05-08T09:00:00Z");
  expect(told(whatHappened([event("accept", answered), event("cancel", later)], { ...row, status: "cancelled" }, NAMES))).toEqual([
    ["request", asked],
    ["accept", answered],
    ["cancel", later],
  ]);
});

test("what is open has no end, and what nobody answered was not accepted", () => {
  expect(told(whatHappened([], { ...row, status: "requested", agreedAt: null, closedAt: null, closedBy: null }, NAMES))).toEqual([
    ["request", asked],
  ]);
  expect(told(whatHappened([], { ...row, status: "expired", agreedAt: null }, NAMES))).toEqual([
    ["request", asked],
    ["expire", over],
  ]);
  expect(told(whatHappened([], { ...row, status: "cancelled", closedBy: "admin" }, NAMES)).at(-1)).toEqual(["cancelAsAdmin", over]);
});

test("refunds after the end stand in the history where they came, with their amount and whose they are", () => {
  const step = (id: string, kind: string, reason: string, createdAt: Date) => ({
    ...{ id, kind, reason, createdAt, currency: "GBP" },
    entries: [
      { account: "escrow", amount: -100_50 },
      { account: "returning", amount: 100_50 },
    ],
  });
  const [ended, later] = [event("complete", answered), event("letCompletionStand", over)];
  const between = new Date("2026-05-05T09:00:00Z");
  const money = [step("a", "settle", "", answered), step("b", "refund", "Goodwill", between), step("c", "refund", "", over)];
  expect(withRefunds([ended, later], money)).toEqual([
    ended,
    { id: "b", transition: "refund", actor: "admin", actorName: null, createdAt: between, refund: 100_50 },
    later,
    { id: "c", transition: "refund", actor: "", actorName: null, createdAt: over, refund: 100_50 },
  ]);
});
