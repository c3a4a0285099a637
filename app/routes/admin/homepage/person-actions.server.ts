import type { Viewer } from "#app/features/accounts/viewer";
import { chosenIds, joinIds } from "#app/features/admin/lists/table/bulk";
import { confirmationToPassOn, mailConfirmationAgain } from "#app/features/admin/people/confirmation-again.server";
import { relistAdvisor, unlistAdvisor } from "#app/features/admin/people/directory-place.server";
import { emailChangeToPassOn } from "#app/features/admin/people/email-change-link.server";
import type { PersonRefusal } from "#app/features/admin/people/listed-person";
import { passwordLinkToPassOn } from "#app/features/admin/people/password-link.server";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "#app/features/admin/people/people.server";
import type { PersonAnswer } from "#app/features/admin/people/person-answer";
import { personChoiceSchema, suspensionSchema } from "#app/features/admin/people/person-form";
import { cancelPersonsSecondFactorEnd, endSecondFactor } from "#app/features/admin/people/second-factor.server";
import { doneMeanwhile } from "#app/features/audit/done-meanwhile.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { forEach } from "#app/forms/for-each.server";
import { recordUndoable } from "#app/forms/record-undoable.server";
import { refusalKey } from "#app/forms/refusal-key";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";

/** Handlers of actions on one person, and all but the admin role on several selected ones. */
export const PERSON_ACTIONS = {
  suspend: withReason("suspend", suspendPerson, "dashboard.personSuspended"),
  unlist: withReason("unlist", unlistAdvisor, "dashboard.advisorUnlisted"),
  relist: choice(
    "relist",
    (viewer, personId, at) => relistAdvisor(viewer, { personId, waitSeconds: UNDO_SECONDS }, at),
    "dashboard.advisorRelisted",
  ),
  restore: choice(
    "restore",
    (viewer, personId, at) => restorePerson(viewer, { personId, waitSeconds: UNDO_SECONDS }, at),
    "dashboard.personRestored",
  ),
  "end-second-factor": withReason("end-second-factor", endSecondFactor, "dashboard.secondFactorEnds"),
  "keep-second-factor": choice("keep-second-factor", cancelPersonsSecondFactorEnd, "dashboard.secondFactorStays"),
  "mail-confirmation": choice("mail-confirmation", mailConfirmationAgain, "dashboard.mailedAgain"),
  "confirmation-link": answerLink(confirmationToPassOn, "linkToPassOnText"),
  "password-link": answerLink(passwordLinkToPassOn, "passwordLinkText"),
  "email-change-link": answerLink(emailChangeToPassOn, "emailChangeOldText"),
  "grant-admin": choice("grant-admin", grantAdmin, "dashboard.adminGranted"),
  "revoke-admin": choice("revoke-admin", revokeAdmin, "dashboard.adminRevoked"),
};

type Act = (personId: string) => Promise<Outcome<PersonRefusal>>;

interface WithReason {
  personId: string;
  reason: string;
  waitSeconds?: number;
}

function withReason(intent: string, run: (actor: Viewer, order: WithReason, at: Date) => ReturnType<Act>, text: string) {
  return (viewer: Viewer, fields: Fields, request: Request) => {
    const parsed = suspensionSchema.safeParse({ personId: fields.personId, reason: reasonOf(fields) });
    if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
    const { personId: ids, reason } = parsed.data;
    // The mail is delayed for as long as the action can be undone.
    const waitSeconds = UNDO_SECONDS;
    const at = now();
    return act({ viewer, fields, request, text, ids, intent, at, run: (personId) => run(viewer, { personId, reason, waitSeconds }, at) });
  };
}

function choice(intent: string, run: (actor: Viewer, personId: string, at: Date) => ReturnType<Act>, text: string) {
  return (viewer: Viewer, fields: Fields, request: Request) => {
    const parsed = personChoiceSchema.safeParse({ personId: fields.personId });
    if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
    const at = now();
    return act({ viewer, fields, request, text, ids: parsed.data.personId, intent, at, run: (personId) => run(viewer, personId, at) });
  };
}

type Link = NonNullable<PersonAnswer["link"]>;
type MadeLink = { link: string } & Partial<Pick<Link, "text" | "newEmail">>;
type MakeLink = (actor: Viewer, personId: string, at: Date) => Promise<Outcome<PersonRefusal, MadeLink>>;

/** Shows a link on the page without a redirect, once only. */
function answerLink(make: MakeLink, text: Link["text"]) {
  return (viewer: Viewer, fields: Fields) => {
    const parsed = personChoiceSchema.safeParse({ personId: fields.personId });
    const [personId = ""] = parsed.data?.personId ?? [];
    if (personId === "") return comeBack(fields, "admin.notUnderstood", 400);
    return carryOut("person", () => make(viewer, personId, now()), {
      done: ({ link, ...made }) => refuse<PersonAnswer>({ ...heldPerson(fields), link: { text, ...made, url: link } }, 200),
      refused: ({ reason }) => comeBack(fields, `dashboard.${reason}`, 409),
      failed: (status) => comeBack(fields, "dashboard.personFailed", status),
    });
  };
}

interface Asked {
  viewer: Viewer;
  intent: string;
  at: Date;
  fields: Fields;
  request: Request;
  /** Toast for a single person. */
  text: string;
  ids: string[];
  run: Act;
}

function act(asked: Asked) {
  const { viewer, intent, at, fields, request, text, ids, run } = asked;
  const [only = "", ...others] = ids;
  if (others.length > 0) return actForMany(asked);
  return carryOut("person", () => run(only), {
    done: async () => {
      await recordUndoable(viewer, { intent, ids, at }, { done: 1, refused: [] });
      return redirectWithToast(listUrl(request, "people"), { text });
    },
    refused: async ({ reason }) => {
      const key = refusalKey("dashboard", reason);
      const alert = reason === "alreadySo" ? await doneMeanwhile(viewer, only, key, now()) : { key };
      return refuse<PersonAnswer>({ ...heldPerson(fields), alert }, 409);
    },
    failed: (status) => comeBack(fields, "dashboard.personFailed", status),
  });
}

/** Changes people one by one: a failure does not stop the others. */
async function actForMany({ viewer, intent, at, fields, request, ids, run }: Asked) {
  const outcome = await forEach("person", ids, run, {
    refused: ({ reason }) => refusalKey("dashboard", reason),
    gone: "dashboard.personGone",
    failed: "dashboard.personFailed",
  });
  await recordUndoable(viewer, { intent, ids, at }, outcome);
  if (outcome.refused.length === 0)
    return redirectWithToast(listUrl(request, "people"), { text: "dashboard.peopleChanged", values: { count: outcome.done } });
  const left = joinIds(outcome.refused.flatMap(({ ids: refused }) => refused));
  return refuse<PersonAnswer>({ ...heldPerson(fields), personId: left, outcome }, outcome.done > 0 ? 200 : 409);
}

const comeBack = (fields: Fields, key: string, status: number) => refuse<PersonAnswer>({ ...heldPerson(fields), alert: { key } }, status);

/** In the bulk form each dialog has its own reason field, and only one is filled in. */
function reasonOf({ reason, ...fields }: Fields): unknown {
  if (typeof reason === "string") return reason;
  const nested = typeof reason === "object" && reason !== null ? Object.values(reason) : [];
  const flat = Object.entries(fields).flatMap(([name, value]) => (name.startsWith("reason.") ? [value] : []));
  return [...nested, ...flat].find((each) => typeof each === "string" && each.trim() !== "") ?? "";
}

const MAX_CHOICE_LENGTH = 5000;

/** Refills a stored form without an error. */
export const heldPerson = (fields: Fields): PersonAnswer => ({
  form: "person",
  personId: joinIds(chosenIds(fields.personId)).slice(0, MAX_CHOICE_LENGTH),
  reason: typedText(reasonOf(fields)),
});
