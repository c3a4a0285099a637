import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationsAnswer } from "#app/features/admin/applications/application-answer";
import { requestDecisionSchema } from "#app/features/admin/category-requests/request-form";
import { decideCategoryRequest } from "#app/features/admin/category-requests/requests.server";
import { chosenIds, joinIds, MAX_CHOSEN } from "#app/features/admin/lists/table/bulk";
import { doneMeanwhile } from "#app/features/audit/done-meanwhile.server";
import type { Fields } from "#app/forms/admin-form.server";
import { forEach } from "#app/forms/for-each.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

const MAX_SHOWN_AGAIN = 5000;
const typed = (value: unknown) => typedText(value, MAX_SHOWN_AGAIN);

/** Decides a category request. */
export async function answerRequest(viewer: Viewer, fields: Fields, here: string) {
  const form = { about: "request" as const, id: typed(fields.requestId), notes: typed(fields.answer) };
  const parsed = requestDecisionSchema.safeParse(fields);
  if (!parsed.success)
    return refuse<ApplicationsAnswer>({ ...form, alert: { key: parsed.error.issues[0]?.message ?? "admin.notUnderstood" } }, 400);
  const { decision } = parsed.data;
  const text = decision === "answered" ? "admin.requestAnsweredToast" : "admin.requestDeclinedToast";
  return carryOut("category request", () => decideCategoryRequest(viewer, parsed.data, now()), {
    done: () => redirectWithToast(here, { text }),
    refused: async () =>
      refuse<ApplicationsAnswer>({ ...form, alert: await doneMeanwhile(viewer, form.id, "admin.requestDecided", now()) }, 409),
    failed: (status) => refuse<ApplicationsAnswer>({ ...form, alert: { key: "admin.requestFailed" } }, status),
  });
}

/** Decides several category requests one by one, with the same answer: one that somebody has decided meanwhile does not stop the others. */
export async function answerRequests(viewer: Viewer, fields: Fields, here: string) {
  const ids = chosenIds(fields.chosen).filter(Boolean);
  const form = { about: "requests" as const, id: "", notes: typed(fields.answer) };
  const parsed = ids.map((requestId) => requestDecisionSchema.safeParse({ requestId, decision: fields.decision, answer: fields.answer }));
  const wrong = parsed.find(({ success }) => !success)?.error?.issues[0]?.message;
  const refusal = ids.length === 0 ? "lists.chooseFirst" : ids.length > MAX_CHOSEN ? "admin.notUnderstood" : wrong;
  const chosen = joinIds(ids.slice(0, MAX_CHOSEN));
  if (refusal) return refuse<ApplicationsAnswer>({ ...form, chosen, alert: { key: refusal } }, 400);
  const decisions = new Map(parsed.flatMap(({ data }) => (data ? [[data.requestId, data] as const] : [])));
  const outcome = await forEach("category requests", ids, (id) => decideCategoryRequest(viewer, decisions.get(id)!, now()), {
    refused: () => "admin.requestDecided",
    gone: "admin.requestDecided",
    failed: "admin.requestFailed",
  });
  if (outcome.refused.length === 0) return redirectWithToast(here, { text: "lists.requestsDecided", values: { count: outcome.done } });
  const left = joinIds(outcome.refused.flatMap(({ ids: refused }) => refused));
  return refuse<ApplicationsAnswer>({ ...form, chosen: left, outcome }, outcome.done > 0 ? 200 : 409);
}
