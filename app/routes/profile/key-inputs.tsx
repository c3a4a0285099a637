import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import { keyInputFields } from "#app/features/profiles/key-inputs/key-inputs";
import { findKeyInputEntry, saveKeyInputs } from "#app/features/profiles/key-inputs/key-inputs.server";
import { KeyInputsForm } from "#app/features/profiles/key-inputs/key-inputs-form";
import { answerFields, readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import type { Route } from "./+types/key-inputs";

export const handle = { texts: ["accounts", "profiles"] } satisfies TextsHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return viewer && { values: await findKeyInputEntry(viewer.userId, viewer.currency) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  if (posted.intent !== "key-inputs") return refuseForm();
  const { userId, currency } = posted.viewer;
  return answerFields(posted, {
    fields: keyInputFields,
    save: (changes) => saveKeyInputs(userId, currency, changes, now()),
    saved: "profiles.keyInputsUpdated",
    failed: "profiles.keyInputsFailed",
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

export default function KeyInputs({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData && <KeyInputsForm values={loaderData.values} answer={postedAnswer(actionData, ["key-inputs"])} />;
}
