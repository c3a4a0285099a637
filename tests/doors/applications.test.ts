import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Client } from "../support/client";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com,second@example.com" } });

const PASSWORD = "Correct-horse-7";

const PERSONAL = { firstName: "Ada", lastName: "Byron", phone: "", location: "Lyon, France", linkedin: "", website: "", languages: "fr" };
const BACKGROUND = { expertise: "Technology", experience: "8-12", bio: "Engines, and what can be done with them.", certifications: "" };
const AVAILABILITY = { availability: "limited", pricing: "150" };

const anEmail = () => `applicant-${randomUUID().slice(0, 8)}@example.com`;
const step = (name: string, more = "") => `/advisor-registration?step=${name}${more}`;
const ledTo = (response: Response) => response.headers.get("location");
const pageOf = async (client: Client, path: string) => (await client.get(path)).text();
const applicationsOf = (email: string) => site.rows("select * from advisor_applications where email = $1 order by created_at", [email]);
const draftsOf = (email: string) =>
  site.rows<{ answers: Record<string, unknown> }>(
    "select d.answers from application_drafts d join users u on u.id = d.user_id where u.email = $1",
    [email],
  );

/** Returns the text of a page, without tags, styles and scripts. */
const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** Returns the value of a field on the page. */
const typedInto = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/value="([^"]*)"/)?.[1];

async function fillIn(client: Client, answers: Record<string, string> = {}) {
  const pick = (fields: Record<string, string>) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, answers[name] ?? fields[name]!]));
  await client.post(step("personal-info"), pick(PERSONAL));
  await client.post(step("background"), pick(BACKGROUND));
  await client.post(step("availability"), pick(AVAILABILITY));
}

const submit = (client: Client, more: Record<string, string> = {}) =>
  client.post(step("review"), { agreedToTerms: "on", intent: "submit", ...more });

/** Creates a person with a pending application. */
async function anApplicant(answers: Record<string, string> = {}) {
  const email = anEmail();
  const client = await site.person(email);
  await fillIn(client, answers);
  await submit(client);
  const [application] = await applicationsOf(email);
  return { email, client, application: application! };
}

const decide = (client: Client, body: unknown) => client.json("/functions/process-advisor-application", body);

test("/advisor-registration requires a signed-in user, else it leads to /auth and back", async () => {
  const visitor = site.visitor();
  for (const path of ["/advisor-registration", "/advisor-registration?from=profile", step("review")]) {
    const response = await visitor.get(path);
    expect([response.status, ledTo(response)]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
  }
  expect(ledTo(await visitor.post(step("background"), BACKGROUND))).toMatch(/^\/auth\?next=/);
});

test("/advisor-registration has its title, 4 numbered steps, a progress bar, and Next without Previous on the first", async () => {
  const html = await pageOf(await site.person(anEmail()), "/advisor-registration");
  expect(html).toMatch(/<h1[^>]*>Become an Advisor</);
  expect(words(html)).toMatch(/Personal Info[\s\S]*Background[\s\S]*Availability[\s\S]*Review/);
  expect(html.match(/class="step-pier"/g)).toHaveLength(4);
  expect(html).toMatch(/<progress[^>]*value="0"/);
  expect(html).not.toMatch(/class="step step-done/);
  expect(html).toMatch(/<button[^>]*>Next</);
  expect(html).not.toMatch(/<button[^>]*>Previous</);
  expect(html).not.toContain("Finance &amp; Investment");
});

test("a step is ticked when nothing of it is missing, wherever one stands, and all is done only when all may be sent", async () => {
  const client = await site.person(anEmail());
  await client.post(step("background"), BACKGROUND);
  const ahead = await pageOf(client, step("review"));
  expect(ahead.match(/class="step step-done/g)).toHaveLength(1);
  expect(ahead).toMatch(/<progress[^>]*value="25"/);
  await fillIn(client, {});
  expect(await pageOf(client, step("review"))).toMatch(/<progress[^>]*value="75"/);
  const agreed = await client.post(step("review"), { agreedToTerms: "on", intent: "previous" });
  expect(agreed.status).toBe(303);
  expect(await pageOf(client, step("review"))).toMatch(/<progress[^>]*value="100"/);
});

test("once it is sent, the profile says where it stands and offers no other; a rejected one may be followed by another", async () => {
  const { client, application } = await anApplicant();
  const waiting = words(await pageOf(client, "/profile"));
  expect(waiting).toContain("Your application is being reviewed");
  expect(waiting).not.toContain("Register Advisor Account");
  await site.rows("update advisor_applications set status = 'rejected', reviewed_at = now(), review_notes = 'Not yet' where id = $1", [
    application.id,
  ]);
  const after = words(await pageOf(client, "/profile"));
  expect(after).toContain("Not yet");
  expect(after).toContain("Register Advisor Account");
});

test("with from=profile there are 5 steps, Category first with its six cards, and Next waits for a category", async () => {
  const html = await pageOf(await site.person(anEmail()), "/advisor-registration?from=profile");
  expect(html.match(/class="step-pier"/g)).toHaveLength(5);
  for (const name of [
    "Business & Strategy",
    "Finance & Investment",
    "Marketing & Sales",
    "Technology & Digital",
    "Legal & Compliance",
    "Human Resources",
  ])
    expect(words(html)).toContain(name);
  expect(html).toMatch(/<button[^>]*data-needs="category"[^>]*>Next</);
});

test("choosing a category goes on and presets the expertise to its first sub-category", async () => {
  const email = anEmail();
  const client = await site.person(email);
  const chosen = await client.post("/advisor-registration?from=profile&step=category", {
    intent: "choose:finance-investment",
    category: "",
  });
  expect([chosen.status, ledTo(chosen)]).toEqual([303, "/advisor-registration?from=profile&step=personal-info"]);
  expect(await pageOf(client, "/advisor-registration?from=profile&step=background")).toMatch(/<option value="Finance" selected/);
  const next = await client.post("/advisor-registration?from=profile&step=category", { category: "legal-compliance", intent: "next" });
  expect(next.status).toBe(303);
  expect((await draftsOf(email))[0]?.answers).toMatchObject({ category: "legal-compliance", expertise: "Legal" });
});

test("without a category Next says so, where no script could disable it", async () => {
  const response = await (await site.person(anEmail())).post("/advisor-registration?from=profile&step=category", {
    category: "",
    intent: "next",
  });
  expect(response.status).toBe(400);
  expect(words(await response.text())).toContain("Please choose a category.");
});

test("/become-advisor has 6 steps: Category, Account, Personal Info, Background, Availability, Review", async () => {
  const html = await pageOf(site.visitor(), "/become-advisor");
  expect(html).toMatch(/<h1[^>]*>Become an Advisor</);
  expect(html.match(/class="step-pier"/g)).toHaveLength(6);
  expect(words(html)).toMatch(/Category[\s\S]*Account[\s\S]*Personal Info[\s\S]*Background[\s\S]*Availability[\s\S]*Review/);
  expect(html).toMatch(/<progress[^>]*value="0"/);
});

test("its account step has sign up with the account type, sign in, and Google", async () => {
  const visitor = site.visitor();
  const signUp = words(await pageOf(visitor, "/become-advisor?step=account"));
  for (const part of [
    "Sign Up",
    "Sign In",
    "Confirm Password",
    "Account type",
    "Individual",
    "Business",
    "Organisation",
    "Create Account",
    "Continue with Google",
  ])
    expect(signUp).toContain(part);
  expect(words(await pageOf(visitor, "/become-advisor?step=account&tab=sign-in"))).toContain("Remember me");
  const google = await visitor.post("/become-advisor?step=account", { intent: "google" });
  expect(ledTo(google)).toBe("/become-advisor?step=account");
});

test("the account step is passed over by the signed-in", async () => {
  const client = await site.person(anEmail());
  expect(ledTo(await client.get("/become-advisor?step=account"))).toBe("/become-advisor?step=personal-info");
  expect(ledTo(await client.post("/become-advisor?step=category", { intent: "choose:legal-compliance", category: "" }))).toBe(
    "/become-advisor?step=personal-info",
  );
  expect(ledTo(await client.post("/become-advisor?step=personal-info", { ...PERSONAL, intent: "previous" }))).toBe(
    "/become-advisor?step=category",
  );
});

test("what a visitor typed survives signing up and the confirmation mail, in the same browser", async () => {
  const email = anEmail();
  const visitor = site.visitor();
  await visitor.post("/become-advisor?step=category", { intent: "choose:finance-investment", category: "" });
  await visitor.post("/become-advisor?step=personal-info", PERSONAL);
  const fields = { intent: "sign-up", email, password: PASSWORD, confirmPassword: PASSWORD, category: "business" };
  const signedUp = await visitor.post("/become-advisor?step=account", fields);
  expect([signedUp.status, ledTo(signedUp)]).toEqual([303, "/become-advisor?step=account&sent=1"]);
  const waiting = words(await pageOf(visitor, "/become-advisor?step=account&sent=1"));
  for (const said of ["Check your email", "We've sent you a confirmation link.", email, "Send again"]) expect(waiting).toContain(said);
  const back = ledTo(await visitor.confirm(email))!;
  expect(back).toMatch(/^\/become-advisor\?step=background&draft=[0-9a-f-]{36}$/);
  const taken = await visitor.get(back);
  expect([taken.status, ledTo(taken)]).toEqual([302, "/become-advisor?step=background"]);
  expect(visitor.cookies.has("application-draft")).toBe(false);
  expect(await pageOf(visitor, "/become-advisor?step=background")).toMatch(/<option value="Finance" selected/);
  const html = await pageOf(visitor, "/become-advisor?step=personal-info");
  expect([typedInto(html, "firstName"), typedInto(html, "location"), typedInto(html, "email")]).toEqual(["Ada", "Lyon, France", email]);
});

/** A person types, signs up with an address, and its owner confirms in another browser. */
async function typedElsewhere() {
  const email = anEmail();
  const visitor = site.visitor();
  await visitor.post("/become-advisor?step=background", BACKGROUND);
  await visitor.post("/become-advisor?step=account", { intent: "sign-up", email, password: PASSWORD, confirmPassword: PASSWORD });
  const owner = site.visitor();
  const back = ledTo(await owner.confirm(email, { password: PASSWORD, confirmPassword: PASSWORD }))!;
  return { email, owner, back, id: new URL(back, "http://127.0.0.1").searchParams.get("draft")! };
}

test("what was typed in another browser is its owner's once they say so, and only once", async () => {
  const { email, owner, back, id } = await typedElsewhere();
  const asked = words(await pageOf(owner, back));
  expect(asked).toContain("An application was started with your address");
  expect(await draftsOf(email)).toEqual([]);
  const thief = await site.person(anEmail());
  for (const open of [await thief.get(back), await thief.post(back, { intent: `take-draft:${id}` })])
    expect(ledTo(open)).toMatch(/^\/become-advisor\?step=\w+(-\w+)*$/);
  expect(words(await pageOf(thief, "/become-advisor?step=background"))).not.toContain(BACKGROUND.bio);
  expect((await owner.post(back, { intent: `take-draft:${id}` })).status).toBe(303);
  expect((await draftsOf(email))[0]?.answers).toMatchObject({ expertise: "Technology", bio: BACKGROUND.bio });
});

test("what somebody else typed with one's address is never one's own, and goes when one says so", async () => {
  const { email, owner, back, id } = await typedElsewhere();
  expect(words(await pageOf(owner, "/become-advisor?step=background"))).not.toContain(BACKGROUND.bio);
  expect((await owner.post(back, { intent: `discard-draft:${id}` })).status).toBe(303);
  expect(await draftsOf(email)).toEqual([]);
  expect(ledTo(await owner.get(back))).not.toContain("draft=");
});

test("what a visitor typed survives signing in to an account", async () => {
  const email = anEmail();
  await site.person(email);
  const visitor = site.visitor();
  await visitor.post("/become-advisor?step=availability", AVAILABILITY);
  const wrong = await visitor.post("/become-advisor?step=account&tab=sign-in", { intent: "sign-in", email, password: "Wrong-horse-7" });
  expect(wrong.status).toBe(400);
  expect(words(await wrong.text())).toContain("Invalid email or password.");
  const signedIn = await visitor.post("/become-advisor?step=account&tab=sign-in", { intent: "sign-in", email, password: PASSWORD });
  expect([signedIn.status, ledTo(signedIn)]).toEqual([303, "/become-advisor?step=category"]);
  expect(typedInto(await pageOf(visitor, "/become-advisor?step=availability"), "pricing")).toBe("150");
});

test("a visitor who submits without an account is led there, and loses nothing", async () => {
  const visitor = site.visitor();
  await visitor.post("/become-advisor?step=category", { intent: "choose:finance-investment", category: "" });
  for (const [name, fields] of Object.entries({ "personal-info": PERSONAL, background: BACKGROUND, availability: AVAILABILITY }))
    expect((await visitor.post(`/become-advisor?step=${name}`, fields)).status).toBe(303);
  const sent = await visitor.post("/become-advisor?step=review", { agreedToTerms: "on", intent: "submit" });
  expect([sent.status, ledTo(sent)]).toEqual([303, "/become-advisor?step=account&check=1"]);
  expect(words(await pageOf(visitor, "/become-advisor?step=account&check=1"))).toContain("Please sign in or create an account.");
  expect(words(await pageOf(visitor, "/become-advisor?step=review"))).toContain(BACKGROUND.bio);
});

test("the email is read-only and prefilled from the account, whatever is posted", async () => {
  const email = anEmail();
  const client = await site.person(email);
  const html = await pageOf(client, step("personal-info"));
  expect(html).toMatch(/<input[^>]*name="email"[^>]*readOnly=""[^>]*>|<input[^>]*readonly=""[^>]*name="email"[^>]*>/i);
  expect(typedInto(html, "email")).toBe(email);
  await client.post(step("personal-info"), { ...PERSONAL, email: "other@example.com" });
  await client.post(step("background"), BACKGROUND);
  await client.post(step("availability"), AVAILABILITY);
  await submit(client);
  expect(await applicationsOf("other@example.com")).toEqual([]);
  expect(await applicationsOf(email)).toHaveLength(1);
});

test("the labels mark what is required: both names, email, location, expertise, experience, bio and availability", async () => {
  const client = await site.person(anEmail());
  const marked: string[] = [];
  for (const name of ["personal-info", "background", "availability"])
    for (const [field] of (await pageOf(client, step(name))).matchAll(/<(?:input|select|textarea)[^>]*aria-required="true"[^>]*>/g))
      marked.push(/name="(\w+)"/.exec(field)![1]!);
  expect(marked).toEqual(["firstName", "lastName", "email", "location", "expertise", "experience", "bio", "availability"]);
  expect(await pageOf(client, step("background"))).toMatch(/<label[^>]*><span class="[^"]*content-[^"]*">Primary Expertise</);
});

test("Next never blocks: an empty step leads on, Previous leads back, and both keep what was typed", async () => {
  const client = await site.person(anEmail());
  const empty = { firstName: "", lastName: "", phone: "", location: "", linkedin: "", website: "" };
  expect(ledTo(await client.post(step("personal-info"), empty))).toBe(step("background"));
  expect(ledTo(await client.post(step("background"), { ...BACKGROUND, intent: "previous" }))).toBe(step("personal-info"));
  expect(await pageOf(client, step("background"))).toContain(BACKGROUND.bio);
  expect(ledTo(await client.post(step("availability"), { intent: "next", availability: "", pricing: "" }))).toBe(step("review"));
});

test("a save while one types answers without leading anywhere", async () => {
  const email = anEmail();
  const client = await site.person(email);
  const saved = await client.post(step("background"), { ...BACKGROUND, intent: "save" });
  expect(saved.status).toBe(200);
  expect((await draftsOf(email))[0]?.answers).toMatchObject({ bio: BACKGROUND.bio });
});

test("Review lists what is missing with a link to its step", async () => {
  const client = await site.person(anEmail());
  const html = await pageOf(client, step("review"));
  expect(words(html)).toContain("7 things are missing");
  for (const [name, at] of [
    ["First Name", "personal-info"],
    ["Primary Expertise", "background"],
    ["Availability", "availability"],
  ])
    expect(html).toMatch(new RegExp(`href="/advisor-registration\\?step=${at}&amp;check=1"[^>]*>${name}<`));
});

test("Submit Application waits for the terms checkbox, whose link goes to /legal", async () => {
  const email = anEmail();
  const client = await site.person(email);
  await fillIn(client);
  const html = await pageOf(client, step("review"));
  expect(html).toMatch(/<button[^>]*data-needs="agreedToTerms"[^>]*>Submit Application</);
  expect(html).toMatch(/<a[^>]*href="\/legal"[^>]*>terms and conditions</);
  const refused = await client.post(step("review"), { intent: "submit" });
  expect(refused.status).toBe(400);
  expect(words(await refused.text())).toContain("Please agree to the terms first.");
  expect(await applicationsOf(email)).toEqual([]);
});

test("submitting with something missing sends nothing, goes to the first missing field with its message, and loses nothing", async () => {
  const email = anEmail();
  const client = await site.person(email);
  await fillIn(client, { experience: "", availability: "" });
  const sent = await submit(client);
  expect([sent.status, ledTo(sent)]).toEqual([303, step("background", "&check=1")]);
  const html = await pageOf(client, step("background", "&check=1"));
  expect(html).toMatch(/<select[^>]*name="experience"[^>]*aria-invalid="true"|<select[^>]*aria-invalid="true"[^>]*name="experience"/);
  expect(html).toMatch(/<select(?=[^>]*autofocus)(?=[^>]*name="experience")/i);
  expect(words(html)).toContain("Please choose your years of experience.");
  expect(html).toContain(BACKGROUND.bio);
  expect(await pageOf(client, step("review"))).toMatch(/<input(?=[^>]*name="agreedToTerms")(?=[^>]*checked)/);
  expect(await applicationsOf(email)).toEqual([]);
});

test("after a success the dialog lists its three steps, and its button goes to /profile", async () => {
  const client = await site.person(anEmail());
  await fillIn(client);
  const sent = await submit(client);
  expect([sent.status, ledTo(sent)]).toEqual([303, "/advisor-registration?submitted=1"]);
  const html = await pageOf(client, "/advisor-registration?submitted=1");
  const said = words(html);
  for (const part of [
    "Application submitted successfully!",
    "Application Submitted Successfully!",
    "within 24 hours",
    "an email asking for further credentials",
    "a welcome email brings your first task",
  ])
    expect(said).toContain(part);
  expect(html).toMatch(/<dialog[^>]*open/);
  expect(html).toMatch(/<a[^>]*href="\/profile"[^>]*>Got it, thanks!</);
});

test("from /become-advisor an individual goes to /advisor-profile, others to /profile", async () => {
  for (const [category, to] of [
    ["individual", "/advisor-profile"],
    ["business", "/profile"],
    ["organisation", "/profile"],
  ]) {
    const email = anEmail();
    const client = await site.person(email);
    await site.rows("update profiles set category = $1 where email = $2", [category, email]);
    await fillIn(client);
    await client.post("/become-advisor?step=category", { intent: "choose:technology-digital", category: "" });
    const sent = await client.post("/become-advisor?step=review", { agreedToTerms: "on", intent: "submit" });
    expect(ledTo(sent)).toBe("/become-advisor?submitted=1");
    expect(await pageOf(client, "/become-advisor?submitted=1")).toMatch(new RegExp(`<a[^>]*href="${to}"[^>]*>Got it, thanks!<`));
  }
});

test("an application is stored with the document's fields, from both wizards the same row", async () => {
  const { application } = await anApplicant({ website: "ada.example" });
  expect(application).toMatchObject({
    first_name: "Ada",
    last_name: "Byron",
    location: "Lyon, France",
    expertise: "Technology",
    experience: "8-12",
    bio: BACKGROUND.bio,
    linkedin_url: null,
    website_url: "https://ada.example",
    languages: ["fr"],
    availability: "limited",
    // A bigint, which the driver returns as text.
    pricing: "15000",
    certifications: "",
    status: "pending",
  });
});

test("a second submit shows the state of the first", async () => {
  const { client, email } = await anApplicant();
  const again = await submit(client);
  expect([again.status, ledTo(again)]).toEqual([303, "/advisor-registration"]);
  for (const path of ["/advisor-registration", "/become-advisor", step("review")])
    expect(words(await pageOf(client, path))).toContain("Your application is being reviewed");
  expect(words(await pageOf(client, "/advisor-registration"))).not.toContain("Got it, thanks!");
  expect(await applicationsOf(email)).toHaveLength(1);
});

test("'Failed to submit application. Please try again.' when the server fails: it is logged, nothing is lost, and the next try is sent", async () => {
  const email = anEmail();
  const client = await site.person(email);
  await fillIn(client);
  const said: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  const listening = vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  await site.rows("alter table outbox rename to outbox_away");
  const failed = await submit(client);
  await site.rows("alter table outbox_away rename to outbox");
  listening.mockRestore();
  vi.unstubAllEnvs();
  expect(failed.status).toBe(500);
  const html = await failed.text();
  expect(words(html)).toContain("Failed to submit application. Please try again.");
  expect(html).toMatch(/<button[^>]*data-needs="agreedToTerms"[^>]*>Submit Application</);
  expect(said.join("")).toContain("application failed");
  expect(await applicationsOf(email)).toEqual([]);
  expect(ledTo(await submit(client))).toBe("/advisor-registration?submitted=1");
});

test("V2: a status, a reviewer or another's id in the form is refused with 400, and nothing of it is stored", async () => {
  const email = anEmail();
  const client = await site.person(email);
  await fillIn(client);
  const [before] = await draftsOf(email);
  const foreign = {
    status: "approved",
    reviewed_at: "2026-01-01",
    user_id: randomUUID(),
    role: "admin",
    createdAt: "2020-01-01",
    is_advisor: "true",
  };
  for (const [name, value] of Object.entries(foreign)) {
    expect((await client.post(step("background"), { ...BACKGROUND, bio: "Changed", [name]: value })).status).toBe(400);
    expect((await submit(client, { [name]: value })).status).toBe(400);
  }
  expect(await draftsOf(email)).toEqual([before]);
  expect(await applicationsOf(email)).toEqual([]);
  await submit(client);
  expect((await applicationsOf(email))[0]).toMatchObject({ status: "pending", reviewed_at: null, reviewed_by: null });
});

test("V5: an applicant makes no advisor of themselves, not through the function either", async () => {
  const { client, application } = await anApplicant();
  const body = { applicationId: application.id, action: "approved", reviewNotes: "" };
  const refused = await decide(client, body);
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, "adminsOnly"]);
  expect((await decide(site.visitor(), body)).status).toBe(401);
  expect(await site.rows("select id from advisers where user_id = $1", [application.user_id])).toEqual([]);
});

test("V5: an admin who applied cannot approve themselves", async () => {
  const admin = await site.person("second@example.com");
  await fillIn(admin);
  await submit(admin);
  const [application] = await applicationsOf("second@example.com");
  const refused = await decide(admin, { applicationId: application!.id, action: "approved", reviewNotes: "" });
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, "ownApplication"]);
  expect((await applicationsOf("second@example.com"))[0]?.status).toBe("pending");
});

test("process-advisor-application approves: the advisor's page is public at once, and the welcome mail has the first task", async () => {
  const root = await site.person("root@example.com");
  const { application, email, client } = await anApplicant({ firstName: "Grace", lastName: "Approved" });
  expect((await site.visitor().get("/advisors/grace-approved")).status).toBe(404);
  const answer = await decide(root, { applicationId: application.id, action: "approved", reviewNotes: "Welcome." });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    message: "Application approved successfully.",
    status: "approved",
    advisor_page: "/advisors/grace-approved",
  });
  const page = await site.visitor().get("/advisors/grace-approved");
  expect([page.status, (await page.text()).includes("Grace Approved")]).toEqual([200, true]);
  expect((await site.mailsTo(email)).at(-1)?.text).toContain("set your weekly hours");
  expect(words(await pageOf(client, "/advisor-registration"))).toContain("You are an advisor");
  const again = await decide(root, { applicationId: application.id, action: "rejected", reviewNotes: "" });
  expect([again.status, (await again.json()).error.code]).toEqual([409, "alreadyDecided"]);
});

test("process-advisor-application rejects: the notes are mailed and shown, and a new application is possible", async () => {
  const root = await site.person("root@example.com").catch(() => site.visitor());
  if (!root.cookies.has("session"))
    await root.post("/auth", { intent: "sign-in", email: "root@example.com", password: PASSWORD, rememberMe: "on" });
  const { application, email, client } = await anApplicant();
  const answer = await decide(root, { applicationId: application.id, action: "rejected", reviewNotes: "Please add your licence." });
  expect([answer.status, (await answer.json()).message]).toEqual([200, "Application rejected successfully."]);
  expect((await site.mailsTo(email)).at(-1)?.text).toContain("Please add your licence.");
  const shown = words(await pageOf(client, "/advisor-registration"));
  expect(shown).toContain("Your last application was not approved");
  expect(shown).toContain("Please add your licence.");
  expect(ledTo(await submit(client))).toBe("/advisor-registration?submitted=1");
  expect((await applicationsOf(email)).map(({ status }) => status)).toEqual(["rejected", "pending"]);
});

test("process-advisor-application takes its three fields and no others", async () => {
  const { client, application } = await anApplicant();
  const body = { applicationId: application.id, action: "approved", reviewNotes: "" };
  for (const wrong of [
    {},
    { ...body, action: "pending" },
    { ...body, applicationId: "1" },
    { ...body, status: "approved" },
    [body],
    "{",
    { ...body, reviewNotes: "x".repeat(2001) },
  ])
    expect((await decide(client, wrong)).status).toBe(400);
  expect((await client.get("/functions/process-advisor-application")).status).toBe(405);
});

test("the debug information panel is shown in development only", async () => {
  const page = await pageOf(await site.person(anEmail()), "/advisor-registration");
  expect([page.includes("<form"), page.includes("Debug information")]).toEqual([true, false]);
});

test("nothing anybody types into a step breaks the page or runs in it", async () => {
  const client = await site.person(anEmail());
  const nasty = `</textarea></script><script>alert(1)</script>\u0000'; drop table users; --`;
  expect((await client.post(step("background"), { ...BACKGROUND, bio: nasty, expertise: nasty })).status).toBe(303);
  for (const name of ["background", "review"]) expect(await pageOf(client, step(name))).not.toContain("<script>alert(1)");
});

test("a page made for somebody's draft is kept by no cache", async () => {
  const visitor = site.visitor();
  await visitor.post("/become-advisor?step=background", BACKGROUND);
  const page = await visitor.get("/become-advisor?step=background");
  expect(await page.text()).toContain(BACKGROUND.bio);
  expect(visitor.cookies.get("application-draft")).toMatch(/^[\w-]{43}$/);
});

test("a photo is asked for with the review and while the application is read, by the profile's own form, and may be skipped", async () => {
  const email = anEmail();
  const client = await site.person(email);
  await fillIn(client);
  const asks = "You can skip this: your initials are shown instead.";
  const review = await pageOf(client, step("review"));
  expect([words(review).includes(asks), review.includes('action="/profile"'), review.includes('value="avatar"')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(words(await pageOf(client, step("background")))).not.toContain(asks);
  await submit(client);
  expect(await applicationsOf(email)).toMatchObject([{ status: "pending" }]);
  expect(words(await pageOf(client, "/advisor-registration"))).toContain(asks);
  await site.rows("update profiles set avatar_url = '/files/avatars/me.webp' where email = $1", [email]);
  expect(words(await pageOf(client, "/advisor-registration"))).not.toContain(asks);
});
