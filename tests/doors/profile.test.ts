import { expect, test } from "vitest";
import type { Client } from "../support/client";
import { useSite } from "../support/site";

const site = useSite();

const TABS: [path: string, name: string][] = [
  ["/profile", "Profile Details"],
  ["/profile/preview", "Profile Preview"],
  ["/profile/security", "Security"],
  ["/profile/key-inputs", "Key Inputs"],
  ["/profile/billing", "Billing"],
  ["/profile/preferences", "Preferences"],
  ["/profile/linked-platforms", "Linked Platforms"],
  ["/profile/network", "Network"],
];

const page = async (client: Client, path: string) => (await client.get(path)).text();

/** The visible markup: no styles, scripts or data for React. */
const shown = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!--.*?-->/g, "");

const field = (intent: string, fields: Record<string, [was: string, value: string]>) => ({
  intent,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, [was, value]]) => [
      [`was.${name}`, was],
      [name, value],
    ]),
  ),
});

const profileOf = async (email: string) => (await site.rows("select * from profiles where email = $1", [email]))[0]!;

/** Returns the toast that a redirect carries, without where to show it. */
const toastOf = (response: Response) => {
  const cookie = /flash=([\w-]+)/.exec(response.headers.getSetCookie().join())?.[1];
  if (!cookie) return null;
  const { at: _, ...toast } = JSON.parse(Buffer.from(cookie, "base64url").toString());
  return toast;
};

test("a logged-out visitor sees 'Profile not found' with 'Please log in to view your profile.' and a way to sign in and back", async () => {
  for (const [path] of TABS) {
    const response = await site.visitor().get(path);
    const html = shown(await response.text());
    expect(response.status).toBe(200);
    for (const part of ["Profile not found", "Please log in to view your profile.", `/auth?next=${encodeURIComponent(path)}`])
      expect(html).toContain(part);
    expect(html).not.toContain('role="tab"');
  }
});

test("nobody who is logged out changes anything: a form leads to signing in, a script is told 401", async () => {
  const change = field("profile", { firstName: ["", "Ann"] });
  for (const [path] of TABS.filter(([path]) => !/preview|network/.test(path))) {
    const asked = await site.visitor().post(path, change);
    expect([asked.status, asked.headers.get("location")]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
    expect((await site.visitor().post(path, { ...change, via: "script" })).status).toBe(401);
  }
});

test("there are eight tabs in their order, each with an address of its own and the current one marked", async () => {
  const ann = await site.person("tabs@example.com");
  for (const [path, name] of TABS) {
    const html = shown(await page(ann, path));
    const tabs = [...html.matchAll(/<a[^>]*role="tab"[^>]*>/g)].map(([tag]) => tag);
    const names = [...html.matchAll(/<a[^>]*role="tab"[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(names).toEqual(TABS.map((tab) => tab[1]));
    expect(tabs.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(TABS.map((tab) => tab[0]));
    expect(tabs.filter((tag) => tag.includes('aria-selected="true"'))).toHaveLength(1);
    expect(tabs[TABS.findIndex((tab) => tab[1] === name)]).toContain('aria-selected="true"');
  }
});

test("a person's pages are listed nowhere", async () => {
  const ann = await site.person("private@example.com");
  for (const [path] of TABS) expect((await page(ann, path)).includes('content="noindex"'), path).toBe(true);
});

test("Profile Details has the avatar upload with its hint, name, contact, company, location, bio, language, currency and timezone fields", async () => {
  const ann = await site.person("fields@example.com");
  const html = shown(await page(ann, "/profile"));
  expect(html).toContain("JPG, PNG or GIF, max 5MB");
  expect(html).toMatch(/<input[^>]*type="file"/);
  const names = "firstName lastName displayName phone companyName jobTitle industry website stateProvince city".split(" ");
  for (const name of names) expect(html, name).toMatch(new RegExp(`<input[^>]*name="${name}"`));
  expect(html).toMatch(/<textarea[^>]*name="bio"/);
  for (const name of ["companySize", "country", "language", "currency", "timezone"])
    expect(html, name).toMatch(new RegExp(`<select[^>]*name="${name}"`));
  expect(html).toMatch(/<input[^>]*type="email"[^>]*(disabled|readonly)/i);
});

test("a profile has the documented fields: an individual's, empty, in English and US dollars", async () => {
  await site.person("fresh@example.com");
  const documented = `id user_id first_name last_name display_name email phone avatar_url category company_name job_title company_size
    industry website country state_province city bio language currency timezone`.split(/\s+/);
  const row = await profileOf("fresh@example.com");
  expect(Object.keys(row)).toEqual(expect.arrayContaining(documented));
  const { id, user_id, avatar_url, email, category, language, currency, ...texts } = row;
  expect({ avatar_url, email, category, language, currency }).toEqual({
    avatar_url: null,
    email: "fresh@example.com",
    category: "individual",
    language: "en",
    currency: "USD",
  });
  expect([typeof id, typeof user_id]).toEqual(["string", "string"]);
  expect(documented.filter((name) => name in texts).map((name) => texts[name])).toEqual(Array(14).fill(""));
});

test("languages, currencies, company sizes and the six first time zones are those of the document, then all zones follow", async () => {
  const ann = await site.person("choices@example.com");
  const html = shown(await page(ann, "/profile"));
  const options = (name: string) => {
    const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? "";
    return [...select.matchAll(/<option value="([^"]*)"/g)].map((match) => match[1]!);
  };
  expect(options("language")).toEqual(["en", "es", "fr", "de", "it"]);
  expect(options("currency")).toEqual(["USD", "EUR", "GBP", "CAD", "AUD"]);
  expect(options("companySize")).toEqual(["", "1-10", "11-50", "51-200", "201-1000", "1000+"]);
  const zones = options("timezone");
  expect(zones.slice(1, 7)).toEqual([
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "Europe/London",
    "Europe/Paris",
  ]);
  expect(zones).toContain("Asia/Tokyo");
  expect(new Set(zones).size).toBe(zones.length);
});

test("without script the whole form is saved by its button, and the specified message follows", async () => {
  const ann = await site.person("button@example.com");
  expect(await page(ann, "/profile")).toMatch(/<noscript><button[^>]*type="submit"[^>]*>Save changes/);
  const response = await ann.post(
    "/profile",
    field("profile", { firstName: ["", "Zoë"], lastName: ["", "O’Brien"], city: ["", "London"] }),
  );
  expect([response.status, response.headers.get("location"), toastOf(response).text]).toEqual([303, "/profile", "profiles.updated"]);
  expect(shown(await page(ann, "/profile"))).toContain("Profile updated successfully");
  expect(await profileOf("button@example.com")).toMatchObject({ first_name: "Zoë", last_name: "O’Brien", city: "London" });
});

test("a refused field keeps what was typed, with its message beside it, and nothing is saved", async () => {
  const ann = await site.person("refused@example.com");
  const response = await ann.post("/profile", field("profile", { firstName: ["", "R2D2"], phone: ["", "0123"], city: ["", "Rome"] }));
  expect(response.status).toBe(400);
  const html = shown(await response.text());
  for (const part of [
    'value="R2D2"',
    'value="0123"',
    'value="Rome"',
    "Please enter a valid phone number",
    "Please use letters, spaces, apostrophes and hyphens only",
  ])
    expect(html).toContain(part);
  expect(/<input[^>]*name="firstName"[^>]*>/.exec(html)?.[0]).toContain('aria-invalid="true"');
  expect((await profileOf("refused@example.com")).city).toBe("");
});

test("fields that no person may write make the request a bad one: role, owner, address, advisor flag, rating", async () => {
  const ann = await site.person("mass@example.com");
  const before = await profileOf("mass@example.com");
  for (const name of ["role", "userId", "user_id", "email", "rating", "isAdvisor", "category", "avatarUrl", "id", "__proto__"]) {
    const response = await ann.post("/profile", { ...field("profile", { city: ["", "Rome"] }), [`was.${name}`]: "", [name]: "x" });
    expect(response.status, name).toBe(400);
  }
  expect((await ann.post("/profile", { intent: "profile", city: "Rome" })).status).toBe(400);
  expect((await ann.post("/profile", { intent: "become-admin" })).status).toBe(400);
  expect((await ann.json("/profile", { city: "Rome" })).status).toBe(400);
  expect(await profileOf("mass@example.com")).toEqual(before);
});

test("a save that comes too late is told (409) with what stands there now, and can then be made", async () => {
  const ann = await site.person("late@example.com");
  await ann.post("/profile", field("profile", { bio: ["", "from one tab"] }));
  const late = await ann.post("/profile", field("profile", { bio: ["", "from the other"] }));
  expect(late.status).toBe(409);
  const html = shown(await late.text());
  expect(html).toContain("from the other");
  expect(html).toMatch(/name="was.bio"[^>]*value="from one tab"/);
  expect((await profileOf("late@example.com")).bio).toBe("from one tab");
  await ann.post("/profile", field("profile", { bio: ["from one tab", "from the other"] }));
  expect((await profileOf("late@example.com")).bio).toBe("from the other");
});

test("once the type is individual, business and organisation are disabled, and the server refuses them", async () => {
  const ann = await site.person("individual@example.com");
  const html = shown(await page(ann, "/profile"));
  const radio = (type: string) =>
    new RegExp(`<input[^>]*type="radio"[^>]*value="${type}"[^>]*>|<input[^>]*value="${type}"[^>]*type="radio"[^>]*>`).exec(html)?.[0];
  expect(radio("business")).toContain("disabled");
  expect(radio("organisation")).toContain("disabled");
  expect(radio("individual")).toContain("checked");
  expect((await ann.post("/profile", { intent: "account-type", category: "business" })).status).toBe(409);
  expect((await ann.post("/profile", { intent: "account-type", category: "admin" })).status).toBe(400);
  expect((await profileOf("individual@example.com")).category).toBe("individual");
});

test("a business changes to an organisation; a type that was never chosen is asked for", async () => {
  const ann = await site.person("business@example.com");
  await site.rows("update profiles set category_chosen_at = null where email = $1", ["business@example.com"]);
  expect(shown(await page(ann, "/profile"))).toContain("Choose this type");
  expect((await ann.post("/profile", { intent: "account-type", category: "business" })).status).toBe(303);
  expect((await ann.post("/profile", { intent: "account-type", category: "organisation" })).status).toBe(303);
  expect((await ann.post("/profile", { intent: "account-type", category: "individual" })).status).toBe(409);
  expect((await profileOf("business@example.com")).category).toBe("organisation");
});

test("there are 50 expertise areas, Business Strategy and Marketing chosen; one's own are trimmed, blank and duplicate ignored", async () => {
  const ann = await site.person("areas@example.com");
  const pressed = async () =>
    [...shown(await page(ann, "/profile")).matchAll(/<button[^>]*aria-pressed="true"[^>]*>([^<]*)</g)].map((match) => match[1]);
  expect([...shown(await page(ann, "/profile")).matchAll(/<button[^>]*aria-pressed=/g)]).toHaveLength(50);
  expect(await pressed()).toEqual(["Business Strategy", "Marketing"]);
  await ann.post("/profile", { intent: "area", add: "Finance" });
  await ann.post("/profile", { intent: "area", remove: "Marketing" });
  for (const own of ["  Bee keeping ", "bee KEEPING", "   ", "finance"]) await ann.post("/profile", { intent: "area", add: own });
  expect(await pressed()).toEqual(["Business Strategy", "Finance", "Bee keeping"]);
  expect((await ann.post("/profile", { intent: "area", add: "<b>" })).status).toBe(400);
});

test("countries are offered by their names in the reader's language, and kept by one", async () => {
  const ann = await site.person("laender@example.com");
  await site.rows("update profiles set language = 'de', country = 'Germany', city = 'Berlin' where email = $1", ["laender@example.com"]);
  const html = shown(await page(ann, "/profile"));
  expect(html).toMatch(/<option value="Germany" selected[^>]*>Deutschland</);
  expect(html).toMatch(/<option value="Austria"[^>]*>Österreich</);
  expect(shown(await page(ann, "/profile/billing"))).toMatch(/<option value="DE"[^>]*>Deutschland</);
  expect(shown(await page(ann, "/profile/preview"))).toContain("Berlin, Deutschland");
});

test("'Register Advisor Account' goes to /advisor-registration?from=profile; 'Switch to Advisor Account' is enabled only for advisors", async () => {
  const ann = await site.person("switch@example.com");
  const html = shown(await page(ann, "/profile"));
  expect(html).toMatch(/<a[^>]*href="\/advisor-registration\?from=profile"[^>]*>Register Advisor Account</);
  expect(html).toMatch(/<button[^>]*disabled[^>]*>Switch to Advisor Account</);
  await site.rows(
    `insert into advisers (user_id, slug, category, first_name, last_name, display_name)
     select user_id, 'switch', 'business', 'Ann', 'Lee', 'Ann Lee' from profiles where email = $1`,
    ["switch@example.com"],
  );
  const asAdvisor = shown(await page(ann, "/profile"));
  expect(asAdvisor).toMatch(/<a[^>]*href="\/advisor-profile"[^>]*>Switch to Advisor Account</);
  expect(asAdvisor).not.toContain("Register Advisor Account");
});

test("Profile Preview shows the card, the interest areas, real interactions with counts, 'New' without ratings, and the completeness of 7 checks", async () => {
  const ann = await site.person("preview@example.com");
  const change = { displayName: ["", "Ann Lee"], jobTitle: ["", "Owner"], city: ["", "Rome"], country: ["", "Italy"] } as const;
  await ann.post("/profile", field("profile", change as unknown as Record<string, [string, string]>));
  const html = shown(await page(ann, "/profile/preview"));
  for (const part of ["Ann Lee", "Owner", "Rome, Italy", "New", "Business Strategy", "Marketing", "43%"]) expect(html).toContain(part);
  expect(html).not.toContain("4.8");
  for (const anchor of ["profile-photo", "profile-bio", "profile-industry", "profile-companyName"])
    expect(html).toContain(`href="/profile#${anchor}"`);
  for (const anchor of ["profile-displayName", "profile-jobTitle", "profile-country"]) expect(html).not.toContain(`/profile#${anchor}"`);
  const details = shown(await page(ann, "/profile"));
  for (const anchor of [
    "profile-photo",
    "profile-bio",
    "profile-industry",
    "profile-companyName",
    "profile-displayName",
    "profile-country",
  ])
    expect(details).toContain(`id="${anchor}"`);
});

test("what people write is shown as text and runs nowhere", async () => {
  const ann = await site.person("inert@example.com");
  const evil = '"><img src=x onerror=alert(1)></textarea></script><script>alert(1)</script>';
  const texts = ["bio", "companyName", "jobTitle", "industry", "city", "stateProvince"];
  await ann.post("/profile", field("profile", Object.fromEntries(texts.map((name) => [name, ["", evil] as [string, string]]))));
  expect((await profileOf("inert@example.com")).bio).toBe(evil);
  for (const [path] of TABS) {
    const html = await page(ann, path);
    expect(html, path).not.toContain("<img src=x");
    expect(html, path).not.toContain("<script>alert");
  }
});

test("a website that is no web address is refused, and one planted in the table is no link", async () => {
  const ann = await site.person("links@example.com");
  for (const website of ["javascript:alert(1)", "data:text/html,x", "vbscript:x", "https://a:b@example.com", "//evil.example"])
    expect((await ann.post("/profile", field("profile", { website: ["", website] }))).status, website).toBe(400);
  await site.rows("update profiles set website = 'javascript:alert(1)' where email = $1", ["links@example.com"]);
  expect(await page(ann, "/profile/preview")).not.toMatch(/href="javascript/i);
});

test("Key Inputs keeps what the person seeks, for themselves alone", async () => {
  const ann = await site.person("seeks@example.com");
  const saved = await ann.post(
    "/profile/key-inputs",
    field("key-inputs", { goals: ["", "Open a second shop"], hourlyBudget: ["", "150,50"] }),
  );
  expect([saved.status, toastOf(saved).text]).toEqual([303, "profiles.keyInputsUpdated"]);
  const html = shown(await page(ann, "/profile/key-inputs"));
  expect(html).toContain("Open a second shop");
  expect(html).toContain('value="150.50"');
  expect((await ann.post("/profile/key-inputs", field("key-inputs", { hourlyBudget: ["150.50", "free"] }))).status).toBe(400);
  const bob = await site.person("seeks-too@example.com");
  expect(await page(bob, "/profile/key-inputs")).not.toContain("second shop");
});

test("Linked Platforms shows what is true now, and LinkedIn's button only a 'Coming Soon' notice", async () => {
  const ann = await site.person("platforms@example.com");
  const html = shown(await page(ann, "/profile/linked-platforms"));
  for (const part of ["platforms@example.com", "Signing in with Google is not set up on this site.", "Connect LinkedIn"])
    expect(html).toContain(part);
  const response = await ann.post("/profile/linked-platforms", { intent: "connect", provider: "linkedin" });
  expect(response.headers.get("location")).toBe("/profile/linked-platforms");
  expect(shown(await page(ann, "/profile/linked-platforms"))).toContain("Coming Soon");
});

test("Preferences saves language, currency, time zone, theme, clock and mails, and dates follow them at once", async () => {
  const ann = await site.person("prefers@example.com");
  expect(shown(await page(ann, "/profile/preferences"))).toContain("come in the language you choose");
  await ann.post("/profile/preferences", field("region", { language: ["en", "de"], timezone: ["", "Asia/Tokyo"] }));
  const rest = await ann.post("/profile/preferences", {
    ...field("preferences", { theme: ["system", "dark"], hourCycle: ["auto", "h23"] }),
    "was.mail_consultation_requested": "true",
  });
  expect([rest.status, toastOf(rest).text]).toEqual([303, "profiles.updated"]);
  expect(await profileOf("prefers@example.com")).toMatchObject({ language: "de", timezone: "Asia/Tokyo" });
  const [kept] = await site.rows("select p.* from preferences p join profiles using (user_id) where email = $1", ["prefers@example.com"]);
  expect(kept).toMatchObject({ theme: "dark", hour_cycle: "h23", muted_mails: ["consultation_requested"] });
  expect(shown(await page(ann, "/profile/preferences"))).toMatch(/Jetzt: \d+\. \p{L}+[^,]*, \d{1,2}:\d\d/u);
  expect((await ann.post("/profile/preferences", field("region", { firstName: ["", "Ann"] }))).status).toBe(400);
});

test("Network begins empty and shows the advisors one has saved", async () => {
  const ann = await site.person("network@example.com");
  expect(shown(await page(ann, "/profile/network"))).toContain("Your network starts with one conversation");
  await site.person("advises@example.com");
  await site.rows(
    `insert into advisers (user_id, slug, category, first_name, last_name, display_name)
     select user_id, 'saved-one', 'business', 'Eve', 'Moss', 'Eve Moss' from profiles where email = $1`,
    ["advises@example.com"],
  );
  await site.rows(
    `insert into saved_advisers (user_id, adviser_id)
     select p.user_id, a.id from profiles p, advisers a where p.email = $1 and a.slug = 'saved-one'`,
    ["network@example.com"],
  );
  expect(shown(await page(ann, "/profile/network"))).toMatch(/href="\/advisors\/saved-one"[^>]*>Eve Moss/);
});

test("a tab that cannot be loaded says 'Failed to load profile data' and nothing of the reason", async () => {
  const ann = await site.person("broken@example.com");
  await site.rows("alter table profile_expertise rename to profile_expertise_away");
  const response = await ann.get("/profile");
  const html = await response.text();
  await site.rows("alter table profile_expertise_away rename to profile_expertise");
  expect(response.status).toBe(500);
  expect(html).toContain("Failed to load profile data");
  expect(html).not.toContain("profile_expertise");
  expect((await ann.get("/profile")).status).toBe(200);
});

test("a save that fails in the server says 'Failed to update profile' and nothing of the reason", async () => {
  const ann = await site.person("unlucky@example.com");
  await site.rows("alter table profiles add constraint no_atlantis check (city <> 'Atlantis')");
  const response = await ann.post("/profile", field("profile", { city: ["", "Atlantis"] }));
  const html = await response.text();
  expect([response.status, shown(html).includes("Failed to update profile"), html.includes('value="Atlantis"')]).toEqual([500, true, true]);
  const asked = await ann.post("/profile", { ...field("profile", { city: ["", "Atlantis"] }), via: "script" });
  await site.rows("alter table profiles drop constraint no_atlantis");
  expect(asked.status).toBe(500);
  expect(await asked.text()).not.toContain("no_atlantis");
});

test("a person without a profile gets one by looking; where none can be made: 'Failed to create user account'", async () => {
  const ann = await site.person("rowless@example.com");
  const forget = () => site.rows("delete from profiles where email = $1", ["rowless@example.com"]);
  await forget();
  await site.rows("alter table profiles add constraint nobody check (email <> 'rowless@example.com')");
  const response = await ann.get("/profile");
  const html = shown(await response.text());
  await site.rows("alter table profiles drop constraint nobody");
  expect([response.status, html.includes("Failed to create user account"), html.includes("nobody")]).toEqual([500, true, false]);
  expect((await ann.get("/profile")).status).toBe(200);
  expect(await profileOf("rowless@example.com")).toMatchObject({ category: "individual" });
});

test("a row in advisers makes an advisor, and nothing else does", async () => {
  const ann = await site.person("flag@example.com");
  expect(shown(await page(ann, "/advisor-profile"))).toContain("Advisor Profile not found");
  await site.rows(
    `insert into advisers (user_id, slug, category, first_name, last_name, display_name)
     select user_id, 'flag', 'business', 'Ann', 'Lee', 'Ann Lee' from profiles where email = $1`,
    ["flag@example.com"],
  );
  expect(shown(await page(ann, "/advisor-profile"))).toContain("Switch to User Account");
  await site.rows("delete from advisers where slug = 'flag'");
  expect(shown(await page(ann, "/advisor-profile"))).toContain("Advisor Profile not found");
});
