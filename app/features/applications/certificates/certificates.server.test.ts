import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { files } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { readFile } from "#app/platform/files/files.server";
import { anAdmin, completeAnswers, REGISTRATION } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { submitApplication } from "../applications.server";
import { saveDraft } from "../drafts/drafts.server";
import { addCertificate, certificatesOfApplication, findCertificate, findCertificates, removeCertificate } from "./certificates.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-certificates-"));

useDatabase();
useSettings({ DATA_DIR: folder });

const AT = new Date("2026-06-01T09:00:00Z");
const PDF = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n");

let person: Viewer;
beforeEach(async () => {
  person = await aClient();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aFile = (content: Uint8Array, name: string, type = "application/pdf") => new File([new Uint8Array(content)], name, { type });
const aPdf = (name = "diploma.pdf") => aFile(PDF, name);
const namesOf = async () => (await findCertificates(person.userId)).map(({ fileName }) => fileName);
const stored = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const aPicture = (width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: "#cde" } })
    .withExif({ IFD0: { Copyright: "Ada, 12 Secret Street" } })
    .jpeg()
    .toBuffer();

async function contentOf(viewer: Viewer, id: string) {
  const found = await findCertificate(viewer, id);
  return found ? new Uint8Array(await new Response(await readFile(found.file)).arrayBuffer()) : null;
}

test("a PDF is kept as it is, under a name of ours, and is no public file", async () => {
  expect(await addCertificate(person, aPdf("../../Diploma 2019.html"), AT)).toEqual({ ok: true });
  const [certificate] = await findCertificates(person.userId);
  expect(certificate?.fileName).toBe("Diploma 2019.pdf");
  expect(await contentOf(person, certificate!.id)).toEqual(PDF);
  const rows = await db.select().from(files);
  expect(rows.at(-1)).toMatchObject({ bucket: "certificates", isPublic: false, ownerId: person.userId, mimeType: "application/pdf" });
  expect(rows.at(-1)?.path).toMatch(/^[0-9a-f-]{36}-\d+-[0-9a-f]{24}\.pdf$/);
});

test("V18: a picture is drawn anew without its metadata, whatever it is called", async () => {
  const picture = await aPicture();
  expect(picture.includes("Secret Street")).toBe(true);
  expect(await addCertificate(person, aFile(picture, "scan.pdf"), AT)).toEqual({ ok: true });
  const [certificate] = await findCertificates(person.userId);
  const content = Buffer.from((await contentOf(person, certificate!.id))!);
  expect([certificate?.fileName, (await sharp(content).metadata()).format, content.includes("Secret Street")]).toEqual([
    "scan.webp",
    "webp",
    false,
  ]);
});

test("V18: what is neither a PDF nor a picture is refused by its content, and nothing of it is kept", async () => {
  const before = stored().length;
  const gifWithScript = "GIF89a/*\u0000*/=alert(1)";
  for (const content of ["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "<!doctype html>", "PK\u0003\u0004", gifWithScript])
    expect(await addCertificate(person, aFile(new TextEncoder().encode(content), "x.png", "image/png"), AT)).toEqual({
      ok: false,
      reason: "certificateType",
    });
  expect([await namesOf(), stored().length]).toEqual([[], before]);
});

test("V18: a picture that would take all memory is refused", async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "white" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(PAPER_MAX_BYTES);
  expect(await addCertificate(person, aFile(bomb, "bomb.png", "image/png"), AT)).toEqual({ ok: false, reason: "certificateType" });
});

test("5 MB are taken, one byte more is not, and nothing at all is asked for again", async () => {
  const ofSize = (bytes: number) => aFile(Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]), "large.pdf");
  expect(await addCertificate(person, ofSize(PAPER_MAX_BYTES), AT)).toEqual({ ok: true });
  expect(await addCertificate(person, ofSize(PAPER_MAX_BYTES + 1), AT)).toEqual({ ok: false, reason: "certificateTooLarge" });
  expect(await addCertificate(person, aFile(new Uint8Array(), "empty.pdf"), AT)).toEqual({ ok: false, reason: "certificateMissing" });
  expect(await addCertificate(person, null, AT)).toEqual({ ok: false, reason: "certificateMissing" });
});

test("of eight files sent at once five are kept, and no other file stays behind", async () => {
  const before = stored().length;
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => addCertificate(person, aPdf(`${index}.pdf`), AT)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  expect([(await namesOf()).length, stored().length - before]).toEqual([5, 5]);
});

test("a certificate is read by its owner and by admins, and by nobody else", async () => {
  await addCertificate(person, aPdf(), AT);
  const [certificate] = await findCertificates(person.userId);
  expect(await findCertificate(person, certificate!.id)).not.toBeNull();
  expect(await findCertificate(await anAdmin(), certificate!.id)).not.toBeNull();
  expect(await findCertificate(await aClient(), certificate!.id)).toBeNull();
  for (const id of ["", "1", "../../secret", `${certificate!.id}'--`]) expect(await findCertificate(person, id)).toBeNull();
});

test("a file is taken out of one's own draft, from the store too, and out of nobody else's", async () => {
  await addCertificate(person, aPdf(), AT);
  const [certificate] = await findCertificates(person.userId);
  const before = stored().length;
  await removeCertificate(await aClient(), certificate!.id);
  expect(await namesOf()).toEqual(["diploma.pdf"]);
  await removeCertificate(person, certificate!.id);
  expect([await namesOf(), stored().length]).toEqual([[], before - 1]);
});

test("files go with the application that is sent, and can then no longer be taken out of it", async () => {
  await addCertificate(person, aPdf("licence.pdf"), AT);
  await saveDraft(person, completeAnswers, AT);
  const sent = await submitApplication(person, REGISTRATION, AT);
  const [certificate] = await certificatesOfApplication(sent.ok ? sent.applicationId : "");
  expect(certificate?.fileName).toBe("licence.pdf");
  await removeCertificate(person, certificate!.id);
  expect(await findCertificate(person, certificate!.id)).not.toBeNull();
  expect(await namesOf()).toEqual([]);
});

test("what was rejected comes back to who wrote it, files too, and goes with the next application", async () => {
  await addCertificate(person, aPdf("licence.pdf"), AT);
  await saveDraft(person, completeAnswers, AT);
  const first = await submitApplication(person, REGISTRATION, AT);
  const firstId = first.ok ? first.applicationId : "";
  expect(await namesOf()).toEqual([]);
  await db.update(advisorApplications).set({ status: "rejected" }).where(eq(advisorApplications.id, firstId));
  expect(await namesOf()).toEqual(["licence.pdf"]);
  await addCertificate(person, aPdf("award.pdf"), AT);
  await saveDraft(person, completeAnswers, AT);
  const second = await submitApplication(person, REGISTRATION, AT);
  expect(second.ok).toBe(true);
  const sent = await certificatesOfApplication(second.ok ? second.applicationId : "");
  expect(sent.map(({ fileName }) => fileName).sort()).toEqual(["award.pdf", "licence.pdf"]);
  expect(await namesOf()).toEqual([]);
});
