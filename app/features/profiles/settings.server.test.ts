import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { MAILED_KINDS, NOTIFICATION_KINDS } from "#app/features/notifications/kinds";
import { wantsMail } from "#app/features/notifications/notify.server";
import { applyRules } from "#app/features/rules/current-rules";
import { FIRST_RULES } from "#app/features/rules/rules";
import { useDatabase } from "../../../tests/support/database";
import { aClient } from "../../../tests/support/people";
import { findKeyInputEntry, findKeyInputs, saveKeyInputs } from "./key-inputs/key-inputs.server";
import { appField, mailField } from "./preferences/preferences";
import { findPreferences, preferenceEntry, savePreferences } from "./preferences/preferences.server";
import { findSecuritySettings, saveSecuritySettings } from "./security/security-settings.server";

useDatabase();

const AT = new Date("2026-05-01T12:00:00Z");

test("security settings have their defaults until they are changed, and two-factor stays as it is", async () => {
  const viewer = { ...(await aClient()), authenticatedAt: AT };
  const { userId } = viewer;
  expect(await findSecuritySettings(userId)).toEqual({ loginNotifications: "true", sessionTimeout: "24" });
  const saved = await saveSecuritySettings(viewer, { sessionTimeout: { was: "24", value: "72" } }, AT);
  expect(saved).toEqual({ ok: true, saved: { sessionTimeout: "72" } });
  await saveSecuritySettings(viewer, { loginNotifications: { was: "true", value: "false" } }, AT);
  const [row] = await db.select().from(securitySettings).where(eq(securitySettings.userId, userId));
  expect(row).toMatchObject({ loginNotifications: false, sessionTimeout: 72, twoFactorEnabled: false });
});

test("a security setting changed elsewhere is told", async () => {
  const viewer = await aClient();
  await saveSecuritySettings(viewer, { sessionTimeout: { was: "24", value: "1" } }, AT);
  expect(await saveSecuritySettings(viewer, { sessionTimeout: { was: "24", value: "6" } }, AT)).toEqual({
    ok: false,
    stale: { sessionTimeout: "1" },
  });
});

test("key inputs are none until they are written, then read as matching needs them", async () => {
  const { userId } = await aClient();
  expect(await findKeyInputs(userId)).toBeNull();
  expect(await findKeyInputEntry(userId, "EUR")).toMatchObject({ goals: "", hourlyBudget: "", budgetCurrency: "EUR" });
  const change = (was: string, value: string) => ({ was, value });
  await saveKeyInputs(userId, "EUR", { hourlyBudget: change("", "150.50"), urgency: change("", "now"), goals: change("", "Grow") }, AT);
  expect(await findKeyInputs(userId)).toEqual({
    goals: "Grow",
    challenge: "",
    sector: "",
    companySize: "",
    geography: "",
    hourlyBudget: 15050,
    budgetCurrency: "EUR",
    urgency: "now",
  });
  await saveKeyInputs(userId, "EUR", { hourlyBudget: change("150.50", "") }, AT);
  expect((await findKeyInputs(userId))?.hourlyBudget).toBeNull();
});

test("where a site has one currency a budget is meant in it, whatever was chosen before", async () => {
  const { userId } = await aClient();
  await saveKeyInputs(userId, "USD", { hourlyBudget: { was: "", value: "150" } }, AT);
  expect(await findKeyInputs(userId)).toMatchObject({ hourlyBudget: 150_00, budgetCurrency: "USD" });
  applyRules({ ...FIRST_RULES, currencies: ["JPY"] });
  try {
    expect(await findKeyInputs(userId)).toMatchObject({ hourlyBudget: 150, budgetCurrency: "JPY" });
    await saveKeyInputs(userId, "USD", { hourlyBudget: { was: "150", value: "15000" } }, AT);
    expect(await findKeyInputs(userId)).toMatchObject({ hourlyBudget: 15_000, budgetCurrency: "JPY" });
  } finally {
    applyRules(FIRST_RULES);
  }
  expect(await findKeyInputEntry(userId, "USD")).toMatchObject({ hourlyBudget: "15000", budgetCurrency: "JPY" });
});

test("key inputs belong to their own person", async () => {
  const [ann, bob] = [await aClient(), await aClient()];
  await saveKeyInputs(ann.userId, "USD", { goals: { was: "", value: "Mine" } }, AT);
  expect(await findKeyInputs(bob.userId)).toBeNull();
  expect(await findKeyInputs(ann.userId)).toMatchObject({ goals: "Mine" });
});

test("preferences are kept, and what is turned off is not wanted, in the app and by mail apart", async () => {
  const { userId } = await aClient();
  const fresh = preferenceEntry(await findPreferences(userId));
  expect(fresh).toMatchObject({ theme: "system", hourCycle: "auto" });
  expect(NOTIFICATION_KINDS.every((kind) => fresh[appField(kind)] === "true")).toBe(true);
  expect(MAILED_KINDS.every((kind) => fresh[mailField(kind)] === "true")).toBe(true);
  const off = { was: "true", value: "false" };
  await savePreferences(userId, { theme: { was: "system", value: "dark" }, hourCycle: { was: "auto", value: "h23" } }, AT);
  await savePreferences(userId, { mail_consultation_requested: off, app_message: off }, AT);
  expect(await findPreferences(userId)).toEqual({
    theme: "dark",
    hourCycle: "h23",
    mutedMails: ["consultation_requested"],
    mutedNotifications: ["message"],
  });
  expect(await wantsMail(db, userId, "consultation_requested")).toBe(false);
  expect(await wantsMail(db, userId, "message")).toBe(true);
  expect(await savePreferences(userId, { theme: { was: "system", value: "light" } }, AT)).toEqual({ ok: false, stale: { theme: "dark" } });
});
