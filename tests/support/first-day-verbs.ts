import type { Viewer } from "#app/features/accounts/viewer";
import { confirmAddress, proposeAddress, saveMailServer } from "#app/features/admin/connections/connections.server";
import { confirmPolicies } from "#app/features/admin/first-day/first-day.server";
import { sendTestMail } from "#app/features/admin/first-day/test-mail.server";
import { publishReplacement } from "#app/features/admin/texts/replacing/replacing.server";
import { undoReplacement } from "#app/features/admin/texts/replacing/undo-replacement.server";

const AT = new Date("2026-12-01T09:00:00Z");

/** What an admin does on the first day, by the name of the verb. */
export const FIRST_DAY_VERBS: Record<string, (actor: Viewer) => Promise<unknown>> = {
  sendTestMail: (actor) => sendTestMail(actor, AT),
  confirmPolicies: (actor) => confirmPolicies(actor, AT),
  proposeAddress: (actor) => proposeAddress(actor, { version: AT, address: "" }, AT),
  confirmAddress: (actor) => confirmAddress(actor, { version: AT, origin: null }, AT),
  saveMailServer: (actor) => saveMailServer(actor, { version: AT, password: "" }, AT),
};

const DECISIONS = { left: new Set<string>(), taken: new Set<string>(), edits: new Map<string, string>() };

/** What an admin calls otherwise on the first day, by the name of the verb. */
export const REPLACING_VERBS: Record<string, (actor: Viewer) => Promise<unknown>> = {
  publishReplacement: (actor) => publishReplacement(actor, { language: "de", pairs: [], seen: {}, decisions: DECISIONS }, AT),
  undoReplacement: (actor) => undoReplacement(actor, { id: "00000000-0000-4000-8000-000000000000", language: "de" }, AT),
};
