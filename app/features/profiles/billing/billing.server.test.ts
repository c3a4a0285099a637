import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { findBilling, saveBilling } from "./billing.server";

useDatabase();

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));
const ENTRY = {
  billingName: "Ann Lee",
  billingEmail: "ann@example.com",
  taxId: "GB123456789",
  addressLine1: "1 Mill Lane",
  addressLine2: "",
  city: "London",
  postalCode: "SW1A 1AA",
  stateProvince: "",
  country: "GB",
};

test("billing information is empty until it is written, then every field is kept", async () => {
  const viewer = await aClient();
  const { userId } = viewer;
  const empty = await findBilling(userId);
  expect([new Set(Object.values(empty.fields)), empty.version]).toEqual([new Set([""]), ""]);
  expect(await saveBilling(viewer, { ...ENTRY, version: "" }, at(0))).toEqual({ ok: true, version: at(0).toISOString() });
  expect(await findBilling(userId)).toEqual({ fields: ENTRY, version: at(0).toISOString() });
});

test("a form that was opened before the last save does not overwrite it", async () => {
  const viewer = await aClient();
  const { userId } = viewer;
  await saveBilling(viewer, { ...ENTRY, version: "" }, at(0));
  await saveBilling(viewer, { ...ENTRY, city: "Leeds", version: at(0).toISOString() }, at(1));
  const late = await saveBilling(viewer, { ...ENTRY, city: "York", version: at(0).toISOString() }, at(2));
  expect(late).toMatchObject({ ok: false, reason: "profiles.billingStale", current: { version: at(1).toISOString() } });
  expect((await findBilling(userId)).fields.city).toBe("Leeds");
  expect((await saveBilling(viewer, { ...ENTRY, version: "" }, at(3))).ok).toBe(false);
});

test("of several forms saved at once exactly one wins", async () => {
  const viewer = await aClient();
  const answers = await Promise.all([1, 2, 3].map((minute) => saveBilling(viewer, { ...ENTRY, version: "" }, at(minute))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("billing information belongs to its own person", async () => {
  const [ann, bob] = [await aClient(), await aClient()];
  await saveBilling(ann, { ...ENTRY, version: "" }, at(0));
  expect((await findBilling(bob.userId)).fields.billingName).toBe("");
  expect((await findBilling(ann.userId)).fields.billingName).toBe(ENTRY.billingName);
});
