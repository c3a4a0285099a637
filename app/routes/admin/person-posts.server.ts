import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/features/admin/failures.server";
import type { PersonRefusal } from "#app/features/admin/people/listed-person";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "#app/features/admin/people/people.server";
import type { PersonAnswer } from "#app/features/admin/people/person-answer";
import { personChoiceSchema, suspensionSchema } from "#app/features/admin/people/person-form";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

type Fields = Record<string, unknown>;
type Outcome = { ok: true } | { ok: false; reason: PersonRefusal };

/** What can be done about a person. */
export const PERSON_POSTS = {
  suspend: answerSuspension,
  restore: choice(restorePerson, "dashboard.personRestored"),
  "grant-admin": choice(grantAdmin, "dashboard.adminGranted"),
  "revoke-admin": choice(revokeAdmin, "dashboard.adminRevoked"),
};

function answerSuspension(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = suspensionSchema.safeParse(fields);
  if (!parsed.success) return refuse(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  return carryOut(fields, request, "dashboard.personSuspended", () => suspendPerson(viewer, parsed.data, now()));
}

function choice(run: (actor: Viewer, personId: string) => Promise<Outcome>, text: string) {
  return (viewer: Viewer, fields: Fields, request: Request) => {
    const parsed = personChoiceSchema.safeParse(fields);
    if (!parsed.success) return refuse(fields, "admin.notUnderstood", 400);
    return carryOut(fields, request, text, () => run(viewer, parsed.data.personId));
  };
}

async function carryOut(fields: Fields, request: Request, text: string, run: () => Promise<Outcome>) {
  try {
    const outcome = await run();
    return outcome.ok ? redirectWithToast(listUrl(request), { text }) : refuse(fields, `dashboard.${outcome.reason}`, 409);
  } catch (error) {
    return refuse(fields, "dashboard.personFailed", failureStatus(error, "person"));
  }
}

/** Back to the same search. */
function listUrl(request: Request) {
  const { searchParams } = new URL(request.url);
  const wishes = ["q", "page"].flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : []));
  return `/admin?${new URLSearchParams([["view", "people"], ...wishes])}`;
}

const typed = (value: unknown) => (typeof value === "string" ? value.slice(0, 1000) : "");

const refuse = (fields: Fields, key: string, status: number) =>
  data<PersonAnswer>({ form: "person", personId: typed(fields.personId), alert: { key }, reason: typed(fields.reason) }, { status });
