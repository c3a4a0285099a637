import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { Viewer } from "#app/features/accounts/viewer";
import { anApplicant } from "../support/applicants";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { anAdminWithPassword } from "../support/passwords";
import { everySurface } from "../support/surface/surface";

const site = useInhabitedSite();

const PASSWORD = "Correct-horse-7";
const LATE = 16 * 60_000;
const ID = randomUUID();

let admin: Viewer;
let root: Client;
beforeEach(async () => {
  site.moveClock(0);
  admin = await anAdminWithPassword(PASSWORD);
  root = await enter(site, admin);
  site.moveClock(LATE);
});

const written = () => site.rows("select action from audit_log where actor_id = $1", [admin.userId]);
const asksAgain = (answer: Response) => (answer.headers.get("location") ?? "").startsWith("/auth?again=1&");

/** Admin forms that still work in an old session: docs/security.md says why. */
const GO_ON: Record<string, string> = {
  "/admin": "mail-confirmation, move-entry, order, policies-read, send-mail-again, send-test-mail, show-section",
  "/admin/applications": "close-reports, give-back-applications, take-applications, undo-bulk, with reportId, with reviewId",
  "/admin/texts": "discard, save-draft",
};

/** Tested below, or not a page. */
const ELSEWHERE = ["/admin/videos/upload", "/admin/*"];

test("every form of the admin area that the source has waits for a recent sign-in, but for a few that do no harm", async () => {
  const goOn: Record<string, string[]> = {};
  for (const { pattern, id, query, forms, hasAction } of everySurface()) {
    if (!id.startsWith("routes/admin/") || !hasAction || ELSEWHERE.includes(pattern)) continue;
    for (const { name, sign } of forms) {
      const fields = sign ? { [sign.field]: sign.value ?? ID } : { applicationId: ID, action: "approved" };
      const answer = await root.post(`${pattern}${query}`, fields as Record<string, string>);
      if (!asksAgain(answer)) goOn[pattern] = [...(goOn[pattern] ?? []), name];
    }
  }
  expect(Object.fromEntries(Object.entries(goOn).map(([page, names]) => [page, names.sort().join(", ")]))).toEqual(GO_ON);
});

test("no form is taken for one of those by a name of theirs", async () => {
  for (const fields of [
    { intent: "reportId", applicationId: ID, action: "approved", reviewNotes: "" },
    { reportId: ID, applicationId: ID, action: "approved", reviewNotes: "" },
    { intent: "save-draft", applicationId: ID, action: "approved", reviewNotes: "" },
  ])
    expect([fields, asksAgain(await root.post("/admin/applications", fields))]).toEqual([fields, true]);
  expect(asksAgain(await root.post("/admin/texts", { intent: "order" }))).toBe(true);
});

test("a file waits as well: it is asked before one is chosen, and nothing is made of one that is sent", async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#345678" } })
    .png()
    .toBuffer();
  const logo = new File([new Uint8Array(picture)], "x.png", { type: "image/png" });
  await root.send("/admin/logos", { intent: "upload", type: "main", replaces: "", logo });
  expect([await site.rows("select 1 from logos"), await written()]).toEqual([[], []]);
  for (const page of ["/admin/logos", "/admin/videos", "/admin/import"]) {
    expect([page, asksAgain(await root.get(page))]).toEqual([page, true]);
    expect([page, asksAgain(await root.send(page, { logo }))]).toEqual([page, true]);
  }
  const refused = await root.send("/admin/videos/upload", { video: new File(["x"], "x.mp4", { type: "video/mp4" }) });
  expect([refused.status, await refused.text()]).toEqual([403, "videos.signInAgain"]);
});

test.each([
  ["/admin/logos", "style"],
  ["/admin/videos", "save-words"],
])("at %s, which itself asks before it is shown, what is posted asks by itself, and waits", async (page, intent) => {
  expect((await root.post(page, { intent, id: ID })).headers.get("location")).toContain("held%3D");
});

test("a text that tells clients where to pay, and whoever is made an advisor, wait: nothing is published or decided before", async () => {
  const text = {
    intent: "publish",
    place: "bookingMails",
    language: "en",
    name: "booking.acceptClientText",
    version: "0",
    text: "Pay to X",
  };
  expect(asksAgain(await root.post("/admin/texts", text))).toBe(true);
  expect(asksAgain(await root.post("/admin/applications", { applicationId: ID, action: "approved", reviewNotes: "" }))).toBe(true);
  const said = JSON.stringify({ applicationId: ID, action: "approved", reviewNotes: "" });
  const called = await root.json("/functions/process-advisor-application", said);
  expect([called.status, JSON.stringify(await called.json())]).toEqual([403, expect.stringContaining("sign out and in again")]);
  expect([await written(), await site.rows("select 1 from own_texts where text is not null")]).toEqual([[], []]);
});

const TYPED: [page: string, fields: Record<string, string>, again: string][] = [
  [
    "/admin?index&view=settings",
    { intent: "save-contact", version: new Date(0).toISOString(), email: "we@example.com", phone: "", city: "Kept city" },
    "Kept city",
  ],
  [
    "/admin?index&section=hero",
    { intent: "save-section", sectionType: "hero", version: new Date(0).toISOString(), title: "Kept title" },
    "Kept title",
  ],
  [
    "/admin?index&view=topics&topic=_new",
    { intent: "add-topic", name: "Kept topic", place: "business", words: "", slug: "", version: "" },
    "Kept topic",
  ],
  ["/admin/banner", { intent: "create", text: "Kept banner", linkUrl: "", linkText: "", startsAt: "", endsAt: "" }, "Kept banner"],
  [
    "/admin/texts?place=guide&language=en&text=guide.seekTitle",
    { intent: "publish", place: "guide", language: "en", name: "guide.seekTitle", version: "0", text: "Kept words" },
    "Kept words",
  ],
];

test.each(TYPED)("what was typed at %s is still there after signing in once more", async (page, fields, again) => {
  const to = (await root.post(page, fields)).headers.get("location") ?? "";
  const next = new URLSearchParams(to.split("?")[1]).get("next") ?? "";
  const entered = await root.post(to, { intent: "sign-in", email: admin.email, password: PASSWORD, rememberMe: "on" });
  expect(entered.headers.get("location")).toBe(next);
  expect((await readPage(root.get(next))).html).toContain(again);
});

test.each([
  ["approved", ""],
  ["rejected", "Please add a certificate"],
])("a press that %s an application goes on at its mail after signing in once more, with its reason, and is done by the next press", async (action, notes) => {
  const { applicationId } = await anApplicant({ firstName: "Zora" });
  const asked = { applicationId, action, reviewNotes: notes };
  const to = (await root.post("/admin/applications", asked)).headers.get("location") ?? "";
  const next = new URLSearchParams(to.split("?")[1]).get("next") ?? "";
  await root.post(to, { intent: "sign-in", email: admin.email, password: PASSWORD, rememberMe: "on" });
  const { html } = await readPage(root.get(next));
  const shown = /name="shown" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect([shown !== "", html.includes(notes)]).toEqual([true, true]);
  const status = () => site.rows("select status from advisor_applications where id = $1", [applicationId]);
  expect(await status()).toEqual([{ status: "pending" }]);
  expect((await root.post("/admin/applications", { ...asked, shown })).status).toBe(303);
  expect(await status()).toEqual([{ status: action }]);
});
