import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationsAnswer } from "#app/features/admin/applications/application-answer";
import { chosenIds, joinIds, MAX_CHOSEN } from "#app/features/admin/lists/table/bulk";
import { assignApplication, unassignApplication } from "#app/features/applications/review/assign.server";
import { decisionRefusalMessage } from "#app/features/applications/review/decision-refusals";
import type { Fields } from "#app/forms/admin-form.server";
import { forEach } from "#app/forms/for-each.server";
import { refuse } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { isUuid } from "#app/platform/uuid";

const RUN = { "take-applications": assignApplication, "give-back-applications": unassignApplication };
const SAID = { "take-applications": "admin.applicationsTaken", "give-back-applications": "admin.applicationsGivenBack" };

type Assignment = keyof typeof RUN;

export const isAssignment = (intent: string): intent is Assignment => Object.hasOwn(RUN, intent);

/** Assigns or releases selected applications one by one: a failure does not stop the others. */
export async function answerAssignment(viewer: Viewer, intent: Assignment, fields: Fields, here: string) {
  const ids = chosenIds(fields.chosen).filter(Boolean);
  const form = { about: "chosen" as const, id: "", notes: "", chosen: joinIds(ids.slice(0, MAX_CHOSEN)) };
  const refusal = ids.length === 0 ? "lists.chooseFirst" : ids.length > MAX_CHOSEN || !ids.every(isUuid) ? "admin.notUnderstood" : null;
  if (refusal) return refuse<ApplicationsAnswer>({ ...form, chosen: "", alert: { key: refusal } }, 400);
  const outcome = await forEach("assignment", ids, (id) => RUN[intent](viewer, id), {
    refused: ({ reason }) => decisionRefusalMessage(reason),
    gone: "applications.applicationUnknown",
    failed: "admin.assignFailed",
  });
  if (outcome.refused.length === 0) return redirectWithToast(here, { text: SAID[intent], values: { count: outcome.done } });
  const chosen = joinIds(outcome.refused.flatMap(({ ids: refused }) => refused));
  return refuse<ApplicationsAnswer>({ ...form, chosen, outcome }, outcome.done > 0 ? 200 : 409);
}
