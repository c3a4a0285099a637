import { useTranslations } from "use-intl";
import { z } from "zod";
import { AdvisorDetailsForm } from "#app/features/advisors/dashboard/advisor-details-form";
import { changeFurtherTopic } from "#app/features/advisors/dashboard/further-topics.server";
import { FurtherTopicsForm } from "#app/features/advisors/dashboard/further-topics-form";
import { detailsFields } from "#app/features/advisors/dashboard/own-advisor";
import { findOwnAdvisor, saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { tipsFor } from "#app/features/advisors/dashboard/preview.server";
import { changeSpokenLanguage } from "#app/features/advisors/dashboard/spoken-languages.server";
import { SpokenLanguagesForm } from "#app/features/advisors/dashboard/spoken-languages-form";
import { useTipWords } from "#app/features/advisors/dashboard/tip-words";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import { Today } from "#app/features/booking/today/today";
import { AvatarForm } from "#app/features/profiles/photo/avatar-form";
import type { FormLimits } from "#app/forms/limits";
import { answerFields, answerWork, type PostedForm, readPosted, refuseEntry } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { MEGABYTE } from "#app/platform/sizes";
import { useRefresh } from "#app/ui/connection/refresh";
import type { Route } from "./+types/details";
import { ADVISOR_TEXTS } from "./hours-actions.server";
import { answerPhoto } from "./photo-post.server";
import { findToday } from "./today.server";

/** Fields that the cards above show, too. */
const SHOWN_ABOVE = new Set(["expertise", "hourlyRate", "currency"]);
export const handle = {
  texts: ["accounts", "advisorProfile", "answering", "booking", "calendar", "profiles", "today"],
} satisfies TextsHandle;

/** A photo has at most 5 MB. */
export const formLimits: FormLimits = { files: { from: "advisors", bytes: 6 * MEGABYTE } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const [own, at] = [findOwnAdvisor(viewer), now()];
  const [advisor, today, tips] = await Promise.all([
    own,
    findToday(viewer, at),
    own.then((found) => (found ? tipsFor(viewer, found, at) : [])),
  ]);
  return { advisor, today, tips };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  switch (posted.intent) {
    case "advisor":
      return answerFields(posted, {
        ...ADVISOR_TEXTS,
        fields: detailsFields,
        save: (changes) => saveAdvisor(posted.viewer, changes, now()),
      });
    case "topic":
      return answerChoice(posted, changeFurtherTopic);
    case "language":
      return answerChoice(posted, changeSpokenLanguage);
    case "avatar":
    case "remove-avatar":
      return answerPhoto(posted);
    default:
      return refuseForm();
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

export default function Details({ loaderData: { advisor, today, tips }, actionData }: Route.ComponentProps) {
  const t = useTranslations("advisorProfile");
  const refresh = useRefresh();
  const inWords = useTipWords();
  if (!advisor) return null;
  const missing = tips.map(inWords);
  const { displayName, avatarUrl, fields, furtherTopics, languages } = advisor;
  const answerTo = (...intents: string[]) => postedAnswer(actionData, intents);
  return (
    <>
      {today && <Today today={today} zone={today.zone} missing={missing} />}
      <AvatarForm
        name={displayName}
        avatarUrl={avatarUrl}
        answer={answerTo("avatar", "remove-avatar")}
        action="/advisor-profile"
        hint={t("photoHint")}
      />
      <AdvisorDetailsForm fields={fields} answer={answerTo("advisor")} onSaved={(field) => void (SHOWN_ABOVE.has(field) && refresh())} />
      <SpokenLanguagesForm languages={languages} answer={answerTo("language")} />
      <FurtherTopicsForm key={fields.expertise} primary={fields.expertise} topics={furtherTopics} answer={answerTo("topic")} />
    </>
  );
}

const choiceSchema = z.union([z.strictObject({ add: z.string() }), z.strictObject({ remove: z.string() })]);

/** Adds or removes a list item: a further topic or a language. */
async function answerChoice(posted: PostedForm, changeChoice: typeof changeFurtherTopic | typeof changeSpokenLanguage) {
  const read = choiceSchema.safeParse(posted.values);
  if (!read.success) return refuseForm();
  const isWanted = "add" in read.data;
  const choice = "add" in read.data ? read.data.add : read.data.remove;
  return answerWork(posted, ADVISOR_TEXTS.failed, async () => {
    const result = await changeChoice(posted.viewer, choice, isWanted, now());
    if (!result.ok) return refuseEntry(posted, { errors: { [posted.intent]: result.reason, [choice]: result.reason } }, 409);
    return posted.isScript
      ? { ok: true as const, saved: { [choice]: String(isWanted) } }
      : redirectWithToast(posted.page, { title: ADVISOR_TEXTS.title, text: ADVISOR_TEXTS.saved });
  });
}
