import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ne } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { exportSite } from "../export/site-export.server";
import { openMail, searchMail } from "../mailbox/mailbox.server";
import { closeOneReport } from "./close-reports.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-reporters-"));

useDatabase();
useSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date("2026-12-01T12:00:00Z");
const ALL = { query: "", state: null, sort: null, page: 1 } as const;

let author: Viewer;
let other: Viewer;
let reporter: Viewer;
let reportId = "";

/** A client's review that its advisor reported; the client and another are admins. */
beforeEach(async () => {
  for (const table of [consultations, outbox, userRoles]) await db.delete(table);
  const advisor = await anAdvisor();
  [author, reporter, other] = [await aClient(), advisor, await anAdmin()];
  await db.insert(userRoles).values({ userId: author.userId, role: "admin" });
  const { id: consultationId } = await aConsultation({ client: author, advisor, at: NOW, status: "completed" });
  const written = { consultationId, advisorId: advisor.advisorId, authorId: author.userId, authorSide: "client", rating: 1 } as const;
  const [review] = await db
    .insert(reviews)
    .values({ ...written, text: "A fool", revealedAt: NOW })
    .returning();
  const made = { reviewId: review!.id, reporterId: reporter.userId, reason: "Insult", createdAt: NOW };
  const [report] = await db.insert(reviewReports).values(made).returning();
  reportId = report!.id;
});

const leaveAlone = () => db.delete(userRoles).where(ne(userRoles.userId, author.userId));

/** Whether a report is in the export of the site, in each of its formats. */
async function isExportedTo(admin: Viewer) {
  const files = unzipSync(await new Response((await exportSite(admin)).content).bytes());
  return ["csv/review_reports.csv", "json/review_reports.json"].map((name) => strFromU8(files[name]!).includes(reportId));
}

test("who reported a review is in no export of whoever wrote it while another admin can take one", async () => {
  expect([await isExportedTo(author), await isExportedTo(other)]).toEqual([
    [false, false],
    [true, true],
  ]);
  await leaveAlone();
  expect(await isExportedTo(author)).toEqual([true, true]);
});

test("the mail that answers a report is neither listed nor opened to whom it is about while another admin reads it", async () => {
  await closeOneReport(other, reportId, { at: NOW });
  const [mail] = await db.select().from(outbox);
  expect(mail?.recipient).toBe(reporter.email);
  const listed = async (admin: Viewer) => {
    const { mails, total } = await searchMail(admin.userId, ALL);
    const opened = await openMail(admin.userId, mail!.id).then(
      () => 1,
      () => 0,
    );
    return [mails.length, total, opened];
  };
  expect([await listed(author), await listed(other)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
  await leaveAlone();
  expect(await listed(author)).toEqual([1, 1, 1]);
});
