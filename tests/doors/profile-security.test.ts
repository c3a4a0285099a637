import { expect, test, vi } from "vitest";
import type { Client } from "../support/client";
import { useSite } from "../support/site";

const site = useSite();

const OLD = "Correct-horse-7";
const NEW = "Better-horse-8";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const page = async (client: Client, path = "/profile/security") => (await client.get(path)).text();
const isSignedIn = async (client: Client) => !(await page(client)).includes("Profile not found");

async function anotherDevice(email: string, password = OLD) {
  const client = site.visitor();
  await client.post("/auth", { intent: "sign-in", email, password, rememberMe: "on" });
  return client;
}

const setting = (name: string, was: string, value: string) => ({ intent: "security", [`was.${name}`]: was, [name]: value });
const passwords = (more: Record<string, string> = {}) => ({ intent: "password", newPassword: NEW, confirmPassword: NEW, ...more });

test("Security has the login notifications switch, the session timeout select and the password change", async () => {
  const html = await page(await site.person("shows@example.com"));
  expect(html).toMatch(/<input[^>]*role="switch"[^>]*name="loginNotifications"|<input[^>]*name="loginNotifications"[^>]*role="switch"/);
  const select = /<select[^>]*name="sessionTimeout"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
  expect([...select.matchAll(/<option value="(\d+)"/g)].map((match) => match[1])).toEqual(["1", "6", "12", "24", "72", "168"]);
  expect(select).toMatch(/<option value="24" selected/);
  for (const part of ["New Password", "Confirm Password", "Update Password"]) expect(html).toContain(part);
  expect(html).toMatch(/data-needs="newPassword confirmPassword"/);
});

test("security settings are saved with the specified message, and two-factor is no setting", async () => {
  const ann = await site.person("saves@example.com");
  const saved = await ann.post("/profile/security", setting("sessionTimeout", "24", "72"));
  expect(saved.status).toBe(303);
  expect(await page(ann)).toContain("Security settings updated successfully");
  await ann.post("/profile/security", { intent: "security", "was.loginNotifications": "true" });
  const [row] = await site.rows("select s.* from security_settings s join users u on u.id = s.user_id where u.email = $1", [
    "saves@example.com",
  ]);
  expect(row).toMatchObject({ session_timeout: 72, login_notifications: false, two_factor_enabled: false });
  for (const name of ["twoFactorEnabled", "two_factor_enabled", "userId"])
    expect((await ann.post("/profile/security", setting(name, "false", "true"))).status, name).toBe(400);
  expect((await ann.post("/profile/security", setting("sessionTimeout", "72", "9999"))).status).toBe(400);
});

test("the session timeout really ends a session without use", async () => {
  const ann = await site.person("idle@example.com");
  await ann.post("/profile/security", setting("sessionTimeout", "24", "1"));
  site.moveClock(59 * MINUTE);
  expect(await isSignedIn(ann)).toBe(true);
  site.moveClock(59 * MINUTE + 61 * MINUTE);
  expect(await isSignedIn(ann)).toBe(false);
  site.moveClock(0);
});

test("the two entries must match, and follow the rules of signing up; nothing typed is ever sent back", async () => {
  const ann = await site.person("match@example.com");
  const differ = await ann.post("/profile/security", passwords({ confirmPassword: "Other-horse-9" }));
  const html = await differ.text();
  expect(differ.status).toBe(400);
  expect(html).toContain("Passwords do not match");
  expect(html).not.toContain(NEW);
  const weak = await ann.post("/profile/security", passwords({ newPassword: "weak", confirmPassword: "weak" }));
  expect(await weak.text()).toContain("Password must be at least 8 characters");
  expect((await ann.post("/profile/security", passwords({ userId: "x" }))).status).toBe(400);
});

test("a password change says so, ends the other sessions and is told by mail", async () => {
  const ann = await site.person("changes@example.com");
  const other = await anotherDevice("changes@example.com");
  expect(await isSignedIn(other)).toBe(true);
  expect((await ann.post("/profile/security", passwords())).status).toBe(303);
  expect(await page(ann)).toContain("Password changed successfully");
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(await anotherDevice("changes@example.com", OLD))).toBe(false);
  expect(await isSignedIn(await anotherDevice("changes@example.com", NEW))).toBe(true);
  expect((await site.mailsTo("changes@example.com")).map(({ kind }) => kind)).toContain("password_changed");
});

test("11 minutes after signing in the current password is asked for, and only the right one will do", async () => {
  const ann = await site.person("proves@example.com");
  site.moveClock(11 * MINUTE);
  const asked = await ann.post("/profile/security", passwords());
  const html = await asked.text();
  expect(asked.status).toBe(403);
  for (const part of ["Current Password", "Please enter your current password"]) expect(html).toContain(part);
  const wrong = await ann.post("/profile/security", passwords({ currentPassword: "Wrong-horse-1" }));
  expect(await wrong.text()).toContain("That is not your current password");
  expect((await ann.post("/profile/security", passwords({ currentPassword: OLD }))).status).toBe(303);
  site.moveClock(0);
});

test("signed-in devices are listed, and one or all others can be signed out", async () => {
  const ann = await site.person("devices@example.com");
  const [phone, laptop] = [await anotherDevice("devices@example.com"), await anotherDevice("devices@example.com")];
  const html = await page(ann);
  const ids = [...html.matchAll(/name="sessionId" value="([^"]+)"/g)].map((match) => match[1]!);
  expect(ids).toHaveLength(3);
  expect(html).toContain("This device");
  const listed = await site.rows<{ id: string }>(
    "select s.id from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at",
    ["devices@example.com"],
  );
  await ann.post("/profile/security", { intent: "end-session", sessionId: listed[1]!.id });
  expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(ann)]).toEqual([false, true, true]);
  await ann.post("/profile/security", { intent: "end-other-sessions" });
  expect([await isSignedIn(laptop), await isSignedIn(ann)]).toEqual([false, true]);
  const out = await ann.post("/profile/security", { intent: "end-all-sessions" });
  expect([out.headers.get("location"), await isSignedIn(ann)]).toEqual(["/auth", false]);
});

test("nobody ends another person's session, and no token is ever shown", async () => {
  const [ann, eve] = [await site.person("victim@example.com"), await site.person("eve@example.com")];
  const [session] = await site.rows<{ id: string }>("select s.id from sessions s join users u on u.id = s.user_id where u.email = $1", [
    "victim@example.com",
  ]);
  await eve.post("/profile/security", { intent: "end-session", sessionId: session!.id });
  expect(await isSignedIn(ann)).toBe(true);
  expect((await eve.post("/profile/security", { intent: "end-session", sessionId: "1 or true" })).status).toBe(400);
  expect(await page(ann)).not.toContain(ann.cookies.get("session"));
});

test("a session that is not used for a day has ended by default", async () => {
  const ann = await site.person("default@example.com");
  site.moveClock(23 * HOUR);
  expect(await isSignedIn(ann)).toBe(true);
  site.moveClock((23 + 25) * HOUR);
  expect(await isSignedIn(ann)).toBe(false);
  site.moveClock(0);
});

const BILLING = {
  intent: "billing",
  billingName: "Ann Lee",
  billingEmail: "ann@example.com",
  taxId: "DE 123 456 789",
  addressLine1: "Mühlweg 1",
  addressLine2: "",
  city: "Berlin",
  postalCode: "10115",
  stateProvince: "",
  country: "DE",
  version: "",
};

test("the billing form has the nine fields of billing_info, all empty at first", async () => {
  const ann = await site.person("nine@example.com");
  const html = await page(ann, "/profile/billing");
  for (const label of "Billing Name,Billing Email,Tax ID,Address Line 1,Address Line 2,City,Postal Code,State/Province,Country".split(","))
    expect(html, label).toMatch(new RegExp(`<label[^>]*>${label}`));
  const fields = "billingName billingEmail taxId addressLine1 addressLine2 city postalCode stateProvince".split(" ");
  for (const name of fields) expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0], name).not.toMatch(/value="[^"]/);
  expect(/<select[^>]*name="country"[\s\S]*?<\/select>/.exec(html)?.[0]).not.toMatch(/value="[A-Z]{2}" selected/);
  await ann.post("/profile/billing", BILLING);
  const [row] = await site.rows("select b.* from billing_info b join users u on u.id = b.user_id where u.email = $1", ["nine@example.com"]);
  expect(row).toMatchObject({
    billing_name: "Ann Lee",
    billing_email: "ann@example.com",
    tax_id: "DE123456789",
    address_line1: "Mühlweg 1",
    address_line2: "",
    city: "Berlin",
    postal_code: "10115",
    state_province: "",
    country: "DE",
  });
});

test.each([
  ["security_settings", "/profile/security", setting("sessionTimeout", "24", "72"), "Failed to update security settings"],
  ["billing_info", "/profile/billing", BILLING, "Failed to update billing information"],
  ["users", "/profile/security", passwords(), "Failed to change password"],
])("what cannot be saved in %s leaves all as it was, is told by its sentence and logged", async (table, path, fields, sentence) => {
  const email = `fails-${table}@example.com`;
  const ann = await site.person(email);
  const rows = () =>
    site.rows(`select t.* from ${table} t join users u on u.id = t.${table === "users" ? "id" : "user_id"} where u.email = $1`, [email]);
  const before = await rows();
  await site.rows("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$");
  await site.rows(`create trigger refuse before insert or update on ${table} for each row execute function refuse()`);
  const said: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  const listening = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  const response = await ann.post(path, fields);
  listening.mockRestore();
  vi.unstubAllEnvs();
  await site.rows("drop function refuse cascade");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect([html.includes(sentence), html.includes("out of order")]).toEqual([true, false]);
  expect(said.filter((line) => line.includes("out of order"))).toHaveLength(1);
  expect(await rows()).toEqual(before);
});

test("Billing keeps every field of the form with the specified message", async () => {
  const ann = await site.person("billing@example.com");
  expect((await ann.post("/profile/billing", BILLING)).status).toBe(303);
  const html = await page(ann, "/profile/billing");
  expect(html).toContain("Billing information updated successfully");
  for (const value of ["Ann Lee", "ann@example.com", "DE123456789", "Mühlweg 1", "Berlin", "10115"])
    expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/<option value="DE" selected/);
});

test("a tax ID or postal code of another shape than the country's is refused beside its field, and what was typed stays", async () => {
  const ann = await site.person("tax@example.com");
  const response = await ann.post("/profile/billing", { ...BILLING, taxId: "12", postalCode: "SW1A 1AA" });
  const html = await response.text();
  expect(response.status).toBe(400);
  for (const part of [
    "This is not a tax ID from that country",
    "This is not a postal code from that country",
    'value="12"',
    'value="Mühlweg 1"',
  ])
    expect(html).toContain(part);
  expect((await ann.post("/profile/billing", { ...BILLING, country: "KE", taxId: "A01", postalCode: "00100" })).status).toBe(303);
});

test("a billing form that was opened before the last save does not overwrite it", async () => {
  const ann = await site.person("stale@example.com");
  await ann.post("/profile/billing", BILLING);
  const late = await ann.post("/profile/billing", { ...BILLING, city: "Hamburg" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("has been changed elsewhere since you opened this page");
  const version = /name="version" value="([^"]+)"/.exec(await page(ann, "/profile/billing"))?.[1] ?? "";
  expect((await ann.post("/profile/billing", { ...BILLING, city: "Hamburg", version })).status).toBe(303);
});

test("billing information is its owner's alone, whoever the request names", async () => {
  const [ann, eve] = [await site.person("owner@example.com"), await site.person("thief@example.com")];
  await ann.post("/profile/billing", BILLING);
  const [user] = await site.rows<{ id: string }>("select id from users where email = $1", ["owner@example.com"]);
  expect((await eve.post("/profile/billing", { ...BILLING, billingName: "Eve", userId: user!.id })).status).toBe(400);
  expect(await page(eve, "/profile/billing")).not.toContain("Ann Lee");
  expect(await page(eve, `/profile/billing?user_id=${user!.id}`)).not.toContain("Ann Lee");
  expect(await page(ann, "/profile/billing")).toContain("Ann Lee");
});
