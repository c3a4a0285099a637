import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { logos } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import * as banners from "#app/features/admin/banner/banners.server";
import * as categoryRequests from "#app/features/admin/category-requests/requests.server";
import { exportSite } from "#app/features/admin/export/site-export.server";
import { saveWording, undoWording } from "#app/features/admin/homepage/section-language.server";
import * as order from "#app/features/admin/homepage/section-order.server";
import * as sections from "#app/features/admin/homepage/sections.server";
import { exportList } from "#app/features/admin/lists/list-file.server";
import { deleteLogo, saveLogoStyle, uploadLogo } from "#app/features/admin/logos/logos.server";
import { sendMailAgain } from "#app/features/admin/mailbox/send-again.server";
import { highAmount } from "#app/features/admin/payments/high-amount.server";
import { confirmationToPassOn, mailConfirmationAgain } from "#app/features/admin/people/confirmation-again.server";
import { relistAdvisor, unlistAdvisor } from "#app/features/admin/people/directory-place.server";
import { emailChangeToPassOn } from "#app/features/admin/people/email-change-link.server";
import { passwordLinkToPassOn } from "#app/features/admin/people/password-link.server";
import * as people from "#app/features/admin/people/people.server";
import { cancelPersonsSecondFactorEnd, endSecondFactor } from "#app/features/admin/people/second-factor.server";
import * as takeBack from "#app/features/admin/people/undo-person-change.server";
import * as questions from "#app/features/admin/questions/questions.server";
import { closeOneReport, reopenReport } from "#app/features/admin/reports/close-reports.server";
import { saveRules } from "#app/features/admin/rules/rules.server";
import * as settings from "#app/features/admin/settings/settings.server";
import * as entries from "#app/features/admin/taxonomy/entries.server";
import * as topics from "#app/features/admin/taxonomy/topics.server";
import * as texts from "#app/features/admin/texts/texts.server";
import { beginUndo, recordBulkAction } from "#app/features/admin/undo/bulk-undo.server";
import { uploadVideo } from "#app/features/admin/videos/upload-video.server";
import * as videos from "#app/features/admin/videos/videos.server";
import { inviteAdvisors } from "#app/features/applications/invitations/invite-advisors.server";
import { inviteAgain, inviteAllAgain, withdrawInvitation } from "#app/features/applications/invitations/open-invitations.server";
import { assignApplication, unassignApplication } from "#app/features/applications/review/assign.server";
import { processAdvisorApplication } from "#app/features/applications/review/review.server";
import { undoDecision } from "#app/features/applications/review/undo-decision.server";
import * as endings from "#app/features/booking/life/endings.server";
import { hideMessage, showMessage, undoHidingMessage } from "#app/features/messages/reports/moderation.server";
import { closeReport, reportedMessages } from "#app/features/messages/reports/reports.server";
import * as payments from "#app/features/money/outside/confirm-payment.server";
import { undoReturn } from "#app/features/money/outside/undo-return.server";
import { payOutAdvisor } from "#app/features/money/payouts/payouts.server";
import { reversePayout } from "#app/features/money/payouts/reversed-payout.server";
import { dismissReviewReports, hideReview, showReview, undoHidingReview } from "#app/features/reviews/moderation.server";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { emptyDemo } from "#app/features/setup/empty-demo.server";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { FIRST_DAY_VERBS, REPLACING_VERBS } from "../../../tests/support/first-day-verbs";
import { aClient } from "../../../tests/support/people";
import { anMp4 } from "../../../tests/support/video-files";

useDatabase();

const ID = "00000000-0000-4000-8000-000000000000";
const AT = new Date("2026-12-01T09:00:00Z");
const ROOT = path.resolve(import.meta.dirname, "../../..");
const PAYMENT = { consultationId: ID, key: ID };
const VERSION = { sectionType: "hero", version: AT };
const TOPIC = { name: "Zymurgy", place: "business", words: "", slug: "zymurgy", version: AT } as never;
const QUESTION = {
  id: ID,
  kind: "short",
  isRequired: false,
  version: 0,
  words: Object.fromEntries(["en", "de", "fr", "es", "it"].map((language) => [language, { question: "", hint: "", choices: [] }])),
} as never;
const ENTRY = {
  key: "legal",
  category: "",
  address: "",
  icon: "",
  texts: {},
  translations: {},
  moveTo: "",
  version: 0,
  step: "up",
} as never;
const TEXT = { place: "guide", language: "de", name: "guide.seekTitle", version: 0, text: "Rat" } as const;
const PICTURE = { replaces: "", type: "desktop", title: "" } as never;

const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: "#345678" } })
    .png()
    .toBuffer();

async function* arriving() {
  yield anMp4();
}

/** Every admin verb, called by a person who claims to be an admin. */
const ADMIN_VERBS: Record<string, (actor: Viewer) => Promise<unknown>> = {
  createBanner: (actor) => banners.createBanner(actor, { text: "x" } as never, AT),
  updateBanner: (actor) => banners.updateBanner(actor, { id: ID, version: AT }, { text: "x" } as never, AT),
  activateBanner: (actor) => banners.activateBanner(actor, ID),
  deactivateBanner: (actor) => banners.deactivateBanner(actor, ID),
  deleteBanner: (actor) => banners.deleteBanner(actor, ID),
  decideCategoryRequest: (actor) => categoryRequests.decideCategoryRequest(actor, { requestId: ID, decision: "declined", answer: "" }, AT),
  showSection: (actor) => order.showSection(actor, "hero", false),
  orderSections: (actor) => order.orderSections(actor, { seen: [], order: [] } as never),
  saveSection: (actor) => sections.saveSection(actor, VERSION, {} as never, AT),
  saveEntries: (actor) => sections.saveEntries(actor, VERSION, [] as never, AT),
  highAmount: (actor) => highAmount(actor, ID, "1"),
  saveWording: (actor) => saveWording(actor, { ...VERSION, language: "de" } as never, {} as never, AT),
  undoSave: (actor) => sections.undoSave(actor, VERSION, AT),
  undoWording: (actor) => undoWording(actor, { ...VERSION, language: "de" } as never, AT),
  uploadLogo: async (actor) => {
    await db.delete(logos);
    return uploadLogo(actor, PICTURE, { name: "x.png", content: await picture() } as never, AT);
  },
  saveLogoStyle: async (actor) => {
    const logo = await aLogo();
    return saveLogoStyle(actor, { id: logo.id, version: logo.updatedAt }, logo.style as never, AT);
  },
  deleteLogo: async (actor) => {
    const logo = await aLogo();
    return deleteLogo(actor, { id: logo.id, version: logo.updatedAt });
  },
  unlistAdvisor: (actor) => unlistAdvisor(actor, { personId: ID, reason: "x" }, AT),
  relistAdvisor: (actor) => relistAdvisor(actor, { personId: ID }, AT),
  suspendPerson: (actor) => people.suspendPerson(actor, { personId: ID, reason: "x" }, AT),
  sendMailAgain: (actor) => sendMailAgain(actor, ID, AT),
  restorePerson: (actor) => people.restorePerson(actor, { personId: ID }, AT),
  endSecondFactor: (actor) => endSecondFactor(actor, { personId: ID, reason: "x" }, AT),
  cancelPersonsSecondFactorEnd: (actor) => cancelPersonsSecondFactorEnd(actor, ID, AT),
  mailConfirmationAgain: (actor) => mailConfirmationAgain(actor, ID, AT),
  grantAdmin: (actor) => people.grantAdmin(actor, actor.userId),
  revokeAdmin: (actor) => people.revokeAdmin(actor, ID),
  recordBulkAction: (actor) => recordBulkAction(actor, { intent: "suspend", ids: [ID], at: AT }),
  beginUndo: (actor) => beginUndo(actor, ID, ["suspend"]),
  undoSuspension: (actor) => takeBack.undoSuspension(actor, { personId: ID, at: AT }, AT),
  undoReinstatement: (actor) => takeBack.undoReinstatement(actor, { personId: ID, at: AT }, AT),
  undoUnlisting: (actor) => takeBack.undoUnlisting(actor, { personId: ID, at: AT }, AT),
  undoRelisting: (actor) => takeBack.undoRelisting(actor, { personId: ID, at: AT }, AT),
  ...FIRST_DAY_VERBS,
  ...REPLACING_VERBS,
  exportList: (actor) => exportList(actor, { name: "people", params: { query: "", state: null, sort: null } }, AT),
  exportSite: (actor) => exportSite(actor),
  inviteAdvisors: (actor) => inviteAdvisors(actor, "", AT),
  saveBrand: (actor) => settings.saveBrand(actor, { version: AT } as never, AT),
  saveContact: (actor) => settings.saveContact(actor, { version: AT, email: "a@example.com", phone: "", city: "" } as never, AT),
  saveDefaults: (actor) => settings.saveDefaults(actor, { version: AT, languages: [] } as never, AT),
  emptyDemo: (actor) => emptyDemo(actor, { name: "x" }, AT),
  saveQuestion: (actor) => questions.saveQuestion(actor, QUESTION),
  stepQuestion: (actor) => questions.stepQuestion(actor, { id: ID, step: "up" }, AT),
  saveRules: (actor) => saveRules(actor, { version: 0, rules: { ...SPECIFIED_RULES, rushPercent: 16 } }, AT),
  saveDraft: (actor) => texts.saveDraft(actor, TEXT, AT),
  publishText: (actor) => texts.publishText(actor, { ...TEXT, version: 1 }, AT),
  restoreText: (actor) => texts.restoreText(actor, { ...TEXT, version: 2 }, AT),
  discardDraft: (actor) => texts.discardDraft(actor, { ...TEXT, version: 3 }, AT),
  publishDrafts: (actor) => texts.publishDrafts(actor, TEXT, AT),
  savePaymentInstructions: (actor) => settings.savePaymentInstructions(actor, { version: AT } as never, AT),
  saveDangerLines: (actor) => settings.saveDangerLines(actor, { version: AT } as never, AT),
  addEntry: (actor) => entries.addEntry(actor, ENTRY, AT),
  saveEntry: (actor) => entries.saveEntry(actor, ENTRY),
  retireEntry: (actor) => entries.retireEntry(actor, ENTRY, AT),
  restoreEntry: (actor) => entries.restoreEntry(actor, ENTRY, AT),
  moveEntry: (actor) => entries.moveEntry(actor, ENTRY),
  addTopic: (actor) => topics.addTopic(actor, TOPIC, AT),
  saveTopic: (actor) => topics.saveTopic(actor, TOPIC),
  retireTopic: (actor) => topics.retireTopic(actor, TOPIC, AT),
  restoreTopic: (actor) => topics.restoreTopic(actor, TOPIC, AT),
  uploadVideo: (actor) =>
    uploadVideo(actor, { place: "hero", replaces: "" } as never, { fileName: "x.mp4", content: arriving(), poster: null }, AT),
  savePlaceWords: (actor) => videos.savePlaceWords(actor, { position: 1, version: "" }, { title: "", label: "" } as never, AT),
  saveVideoWords: (actor) => videos.saveVideoWords(actor, { id: ID, version: AT } as never, {} as never, AT),
  removeGridVideo: (actor) => videos.removeGridVideo(actor, ID, AT),
  switchHeroVideo: (actor) => videos.switchHeroVideo(actor, ID, true, AT),
  removeHeroVideo: (actor) => videos.removeHeroVideo(actor, ID),
  assignApplication: (actor) => assignApplication(actor, ID),
  unassignApplication: (actor) => unassignApplication(actor, ID),
  undoDecision: (actor) => undoDecision(actor, ID, AT),
  processAdvisorApplication: (actor) => processAdvisorApplication(actor, { applicationId: ID, action: "approved", reviewNotes: "" }, AT),
  cancelConsultationAsAdmin: (actor) => endings.cancelConsultationAsAdmin(actor, ID, { reason: "x", key: ID }, AT),
  recordNoShowAsAdmin: (actor) => endings.recordNoShowAsAdmin(actor, ID, { noShowOf: "client", reason: "x", key: ID }, AT),
  completeConsultationAsAdmin: (actor) => endings.completeConsultationAsAdmin(actor, ID, { reason: "x", key: ID }, AT),
  refundConsultationAsAdmin: (actor) => endings.refundConsultationAsAdmin(actor, ID, { amount: 1, reason: "x", key: ID }, AT),
  confirmWhole: (actor) => payments.confirmWhole(actor, { ...PAYMENT, open: 1 }, AT),
  confirmPayment: (actor) => payments.confirmPayment(actor, { ...PAYMENT, amount: 1 }, AT),
  denyPayment: (actor) => payments.denyPayment(actor, PAYMENT, AT),
  undoConfirmation: (actor) => payments.undoConfirmation(actor, PAYMENT, AT),
  undoReturn: (actor) => undoReturn(actor, { consultationId: ID, key: ID, at: AT }, AT),
  returnPayment: (actor) => payments.returnPayment(actor, { ...PAYMENT, amount: 1 }, AT),
  waivePayment: (actor) => payments.waivePayment(actor, { ...PAYMENT, reason: "x" }, AT),
  reversePayout: (actor) => reversePayout(actor, ID, AT),
  payOutAdvisor: (actor) => payOutAdvisor(actor, { advisorId: ID, currency: "USD", amount: 1, goesTo: "", reference: "", key: ID }, AT),
  reportedMessages: (actor) => reportedMessages(actor),
  closeOneReport: (actor) => closeOneReport(actor, ID, { at: AT }),
  hideMessage: (actor) => hideMessage(actor, ID, "x", AT),
  showMessage: (actor) => showMessage(actor, ID, AT),
  reopenReport: (actor) => reopenReport(actor, { id: ID, at: AT }),
  confirmationToPassOn: (actor) => confirmationToPassOn(actor, ID, AT),
  emailChangeToPassOn: (actor) => emailChangeToPassOn(actor, ID, AT),
  passwordLinkToPassOn: (actor) => passwordLinkToPassOn(actor, ID, AT),
  inviteAgain: (actor) => inviteAgain(actor, ID, AT),
  inviteAllAgain: (actor) => inviteAllAgain(actor, AT),
  withdrawInvitation: (actor) => withdrawInvitation(actor, ID, AT),
  closeReport: (actor) => closeReport(actor, ID, AT),
  undoHidingMessage: (actor) => undoHidingMessage(actor, { reportId: ID, at: AT }, AT),
  undoHidingReview: (actor) => undoHidingReview(actor, { reviewId: ID, at: AT }, AT),
  hideReview: (actor) => hideReview(actor, ID, "x", AT),
  showReview: (actor) => showReview(actor, ID, AT),
  dismissReviewReports: (actor) => dismissReviewReports(actor, ID, AT),
};
/** A logo uploaded by some admin. */
async function aLogo() {
  await ADMIN_VERBS.uploadLogo!(await anAdmin());
  await db.delete(auditLog);
  return (await db.select().from(logos))[0]!;
}
/** What the admin area's post handlers import besides the verbs. */
const NO_WRITES = [
  "MAIL_THEMES",
  "amountProblem",
  "awaitTestMail",
  "checkAdvisorFile",
  "countWaiting",
  "doneMeanwhile",
  "drawMailWith",
  "failureStatus",
  "listLogos",
  "listVideos",
  "openInvitations",
  "othersShipped",
  "previewDecision",
  "problemLinesFile",
  "readChangedTopics",
  "topicNamed",
  "typedAmount",
];
/** A verb that only reads, but logs that an admin looked. It is checked below, although no form posts to it. */
const LOOKS = ["reportedMessages"];
const IMPORT = /import \{([^}]*)\} from "#app\/features\/[^"]*\.server"/g;

function postedVerbs() {
  const files = globSync(
    [
      "app/routes/admin/**/*.{ts,tsx}",
      "app/forms/{record-undoable,undo-bulk}.server.ts",
      "app/routes/functions/process-advisor-application.ts",
    ],
    { cwd: ROOT },
  );
  const imports = files
    .filter((file) => !file.includes("-views."))
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), "utf8").matchAll(IMPORT)].flatMap(([, names = ""]) => names.split(",")));
  const names = imports.map((name) => name.trim()).filter((name) => name && !name.startsWith("type ") && !NO_WRITES.includes(name));
  return [...new Set(names)];
}

test("every verb that the admin area posts to is asked below, and no other", () => {
  const asked = Object.keys(ADMIN_VERBS).filter((name) => !LOOKS.includes(name));
  expect(postedVerbs().sort()).toEqual(asked.sort());
});

test("nobody but `audit`, which takes an admin's transaction alone, writes into the audit log, and the site of what nobody did", () => {
  const sources = globSync("app/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  const writers = sources.filter((file) => readFileSync(path.join(ROOT, file), "utf8").includes(".insert(auditLog)"));
  expect(writers.sort()).toEqual(["app/features/audit/audit.server.ts", "app/platform/site-log.server.ts"]);
});

test.each(Object.entries(ADMIN_VERBS))("%s is refused to a former admin whose session still takes them for one", async (_name, act) => {
  const former = await anAdmin();
  const admits = await act(former).then(
    () => true,
    (error: { init?: ResponseInit }) => error.init?.status !== 403,
  );
  expect(admits).toBe(true);
  await Promise.all([db.delete(auditLog), anAdmin()]);
  await db.delete(userRoles).where(eq(userRoles.userId, former.userId));
  await expect(act(former)).rejects.toMatchObject({ init: { status: 403 } });
  expect([await db.$count(auditLog), await db.$count(userRoles, eq(userRoles.userId, former.userId))]).toEqual([0, 0]);
});

test.each(Object.entries(ADMIN_VERBS))("%s is refused to an admin whose session was ended while they asked", async (_name, act) => {
  const admin = await anAdmin();
  await db.delete(auditLog);
  await db.delete(sessions).where(eq(sessions.userId, admin.userId));
  await expect(act(admin)).rejects.toMatchObject({ init: { status: 401 } });
  expect(await db.$count(auditLog)).toBe(0);
});

const SOME = [ADMIN_VERBS.showSection!, ADMIN_VERBS.refundConsultationAsAdmin!, ADMIN_VERBS.processAdvisorApplication!];

test("a client is refused like a former admin", async () => {
  for (const act of SOME) await expect(act({ ...(await aClient()), isAdmin: true })).rejects.toMatchObject({ init: { status: 403 } });
});

test("an admin who was suspended a second ago writes nothing more", async () => {
  const admin = await anAdmin();
  await db.update(users).set({ suspendedAt: AT }).where(eq(users.id, admin.userId));
  for (const act of SOME) await expect(act(admin)).rejects.toMatchObject({ init: { status: 403 } });
});
