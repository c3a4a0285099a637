import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { applicationCertificates } from "#app/db/schema/application-drafts";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { networkCounters, personKey } from "#app/platform/limits/counters.server";
import { LIMITS, type LimitKind } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { completeAnswers, REGISTRATION } from "../../../../tests/support/applicants";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { submitApplication } from "../applications.server";
import { DRAFT_DAYS } from "../drafts/draft-lifetime";
import { removeOldDrafts, saveDraft } from "../drafts/drafts.server";
import { APPLICATION_JOBS } from "../jobs.server";
import { LARGE_CERTIFICATE_BYTES } from "./certificate";
import { addCertificate, findCertificates, removeCertificate } from "./certificates.server";
import { removeOldCertificates } from "./old-certificates.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-certificate-volume-"));

useDatabase();
useSettings({ DATA_DIR: folder });
beforeEach(forgetCounts);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AT = new Date("2026-06-01T12:00:00Z");
const after = (days: number) => new Date(AT.getTime() + days * DAY_MS);
const EARLIER = new Date(AT.getTime() - 6 * HOUR_MS);
const TODAY = { ok: false, reason: "certificateTooManyToday" };

const aPdf = (bytes = 100) => new File([`%PDF-1.7\n${" ".repeat(bytes - 9)}`], "diploma.pdf");
const large = () => aPdf(LARGE_CERTIFICATE_BYTES + 1);
const small = () => aPdf(LARGE_CERTIFICATE_BYTES);
const anApplicant = async (address: string): Promise<Viewer> => ({ ...(await aClient()), address });

/** Counts a kind so many times for a person's mailbox or a network, six hours ago. */
const fill = (kind: LimitKind, keyHash: Buffer, times: number) =>
  db.insert(attempts).values(Array.from({ length: times }, () => ({ kind, keyHash, createdAt: EARLIER })));

const KINDS = ["certificate-day", "certificate-large"] as const;

test.each(KINDS)("a person has so many of %s, whatever becomes of them, and another of the network has theirs", async (kind) => {
  const [person, other] = [await anApplicant("203.0.113.7"), await anApplicant("203.0.113.7")];
  await fill(kind, personKey(kind, mailboxOf(person.email)), LIMITS[kind].perPerson - 1);
  expect(await addCertificate(person, large(), AT)).toEqual({ ok: true });
  const [added] = await findCertificates(person.userId);
  await removeCertificate(person, added!.id);
  expect(await addCertificate(person, large(), AT)).toEqual(TODAY);
  expect(await addCertificate(other, large(), AT)).toEqual({ ok: true });
});

test.each(KINDS)("all accounts of a network together have so many of %s", async (kind) => {
  const [person, other] = [await anApplicant("203.0.113.8"), await anApplicant("203.0.113.9")];
  const [counter] = networkCounters(kind, person.address);
  await fill(kind, counter!.keyHash, LIMITS[kind].perNetwork);
  expect(await addCertificate(person, large(), AT)).toEqual(TODAY);
  expect(await addCertificate(other, large(), AT)).toEqual({ ok: true });
});

test("who has no large ones left today adds small ones; too many within the hour are told so", async () => {
  const person = await anApplicant("203.0.113.10");
  const key = mailboxOf(person.email);
  await fill("certificate-large", personKey("certificate-large", key), LIMITS["certificate-large"].perPerson);
  expect(await addCertificate(person, large(), AT)).toEqual(TODAY);
  expect(await addCertificate(person, small(), AT)).toEqual({ ok: true });
  await fill("upload", personKey("upload", key), LIMITS.upload.perPerson);
  await db.update(attempts).set({ createdAt: AT }).where(eq(attempts.kind, "upload"));
  expect(await addCertificate(person, small(), AT)).toEqual({ ok: false, reason: "certificateTooOften" });
});

const stored = ({ userId }: Viewer) => readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(userId)).length;
/** How many certificates of somebody there are: their rows, the rows of their files, and files. */
const kept = async (person: Viewer) => [
  await db.$count(applicationCertificates, eq(applicationCertificates.userId, person.userId)),
  await db.$count(files, eq(files.ownerId, person.userId)),
  stored(person),
];
const [THERE, GONE] = [
  [1, 1, 1],
  [0, 0, 0],
];

test("what was never sent ends with its draft, or after the same days without one, with its file; what was sent stays", async () => {
  const [drafting, without, applicant] = [
    await anApplicant("203.0.113.11"),
    await anApplicant("203.0.113.12"),
    await anApplicant("203.0.113.13"),
  ];
  for (const person of [drafting, without, applicant]) expect(await addCertificate(person, aPdf(), AT)).toEqual({ ok: true });
  await saveDraft(applicant, completeAnswers, AT);
  expect((await submitApplication(applicant, REGISTRATION, AT)).ok).toBe(true);
  await saveDraft(drafting, { bio: "Begun" }, after(10));
  const leftAfter = async (days: number) => {
    await removeOldDrafts(after(days));
    await removeOldCertificates(after(days));
    return [await kept(drafting), await kept(without), await kept(applicant)];
  };
  expect(await leftAfter(DRAFT_DAYS - 1)).toEqual([THERE, THERE, THERE]);
  expect(await leftAfter(DRAFT_DAYS + 1)).toEqual([THERE, GONE, THERE]);
  expect(await leftAfter(DRAFT_DAYS + 11)).toEqual([GONE, GONE, THERE]);
});

test("a job does it", () => {
  expect(APPLICATION_JOBS.map(({ name }) => name)).toContain("remove old certificates");
});
