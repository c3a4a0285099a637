import type { Viewer } from "#app/features/accounts/viewer";
import { relistAdvisor, unlistAdvisor } from "#app/features/admin/people/directory-place.server";
import type { PersonRefusal } from "#app/features/admin/people/listed-person";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "#app/features/admin/people/people.server";
import type { PersonAnswer } from "#app/features/admin/people/person-answer";
import { personChoiceSchema, suspensionSchema } from "#app/features/admin/people/person-form";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";

/** What can be done about a person. */
export const PERSON_POSTS = {
  suspend: answerSuspension,
  unlist: answerUnlisting,
  relist: choice((viewer, personId) => relistAdvisor(viewer, personId, now()), "dashboard.advisorRelisted"),
  restore: choice(restorePerson, "dashboard.personRestored"),
  "grant-admin": choice(grantAdmin, "dashboard.adminGranted"),
  "revoke-admin": choice(revokeAdmin, "dashboard.adminRevoked"),
};

function answerSuspension(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = suspensionSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  return act(fields, request, "dashboard.personSuspended", () => suspendPerson(viewer, parsed.data, now()));
}

function answerUnlisting(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = suspensionSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  return act(fields, request, "dashboard.advisorUnlisted", () => unlistAdvisor(viewer, parsed.data, now()));
}

function choice(run: (actor: Viewer, personId: string) => Promise<Outcome<PersonRefusal>>, text: string) {
  return (viewer: Viewer, fields: Fields, request: Request) => {
    const parsed = personChoiceSchema.safeParse(fields);
    if (!parsed.success) return comeBack(fields, "admin.notUnderstood", 400);
    return act(fields, request, text, () => run(viewer, parsed.data.personId));
  };
}

const act = (fields: Fields, request: Request, text: string, run: () => Promise<Outcome<PersonRefusal>>) =>
  carryOut("person", run, {
    done: () => redirectWithToast(listUrl(request, "people"), { text }),
    refused: ({ reason }) => comeBack(fields, `dashboard.${reason}`, 409),
    failed: (status) => comeBack(fields, "dashboard.personFailed", status),
  });

const comeBack = (fields: Fields, key: string, status: number) => refuse<PersonAnswer>({ ...heldPerson(fields), alert: { key } }, status);

/** The form as it was typed, without a word about it. */
export const heldPerson = ({ personId, reason }: Fields): PersonAnswer => ({
  form: "person",
  personId: typedText(personId),
  reason: typedText(reason),
});
