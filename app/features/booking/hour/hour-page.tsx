import { useEffect } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { ZoneField } from "#app/features/schedule/zone-field";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { keepWords, readKept, rememberWords, takeWords, useKeptWords } from "#app/ui/fields/kept-words";
import { Icon } from "#app/ui/icon";
import type { FieldErrors } from "#app/ui/text/message-key";
import { MOST_NOTE_CHARACTERS } from "../limits";
import { AsksName, NameField } from "../name-field";
import { AccountStep } from "./account-step";
import type { ChosenHour } from "./chosen-hour";
import { useChosenTerms } from "./chosen-terms";
import { HourChoiceForms, HourChoices } from "./hour-choices";
import { hourFormSchema, hourSignInSchema, hourSignUpSchema } from "./hour-form";
import { HourHeading } from "./hour-heading";
import { HourPriceCard } from "./hour-price-card";
import { HourReplaced } from "./hour-replaced";
import { HourTaken } from "./hour-taken";
import type { HourView } from "./hour-view";
import { hourPath } from "./hour-wish";

/** What came of the form, when it is shown again. */
export interface HourAnswer {
  errors: FieldErrors;
  alert: Alert | null;
  values: Record<string, string | undefined>;
}

export interface HourPageProps extends HourView {
  answer: HourAnswer | undefined;
}

/** An advisor's hour on one page: whom, when, how long, what it costs in all its parts, a word about it, and the one button that asks for it. */
export function HourPage({ hour, zone, who, asksName, waitingEmail, answer }: HourPageProps) {
  const t = useTranslations("booking");
  const { wish, minutes, urgency } = useChosenTerms(hour);
  const { advisor } = hour;
  const [isBookable, isWaiting] = [hour.offer !== null && hour.problem === null, waitingEmail !== null];
  return (
    <div className="mx-auto w-full max-w-column px-5 pt-6 pb-20 sm:px-8 md:pt-10">
      <Link to={`/advisors/${advisor.slug}`} className="text-link mb-4 inline-flex min-h-11 items-center gap-1.5">
        <Icon name="arrow-left" />
        {t("hourBack", { name: advisor.name })}
      </Link>
      <HourHeading hour={hour} zone={zone} />
      {!isBookable && <HourTaken hour={hour} wish={wish} />}
      {hour.replaces && <HourReplaced hour={hour} wish={wish} zone={zone} replaces={hour.replaces} />}
      {isBookable && <HourChoiceForms hour={hour} wish={wish} />}
      {isBookable && (
        <PostForm
          key={who}
          action={hourPath(advisor.slug, wish)}
          errors={answer?.errors}
          schema={isWaiting ? hourFormSchema : SCHEMAS[who]}
          replace={isWaiting}
          preventScrollReset={isWaiting}
          data-drafts={answer ? "refused" : ""}
          onSubmit={() => rememberWords("")}
          className="mt-8 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem]"
        >
          <div className="min-w-0 space-y-8">
            <FormAlert alert={answer?.alert} />
            <HourChoices hour={hour} minutes={minutes} urgency={urgency} />
            <AsksName value={asksName}>
              <NameField advisorName={advisor.firstName} given={answer?.values.name} />
            </AsksName>
            <NoteField hour={hour} given={answer?.values.note ?? hour.hold?.note ?? hour.replaces?.note} />
            {(who === "new" || who === "known") && (
              <AccountStep hour={hour} zone={zone} wish={wish} who={who} values={answer?.values} waitingEmail={waitingEmail} />
            )}
          </div>
          <HourPriceCard hour={hour} minutes={minutes} urgency={urgency} zone={zone} who={who} isWaiting={isWaiting} />
          <input type="hidden" name="offer" value={hour.offer ?? ""} />
          <input type="hidden" name="hold" value={hour.hold?.id ?? ""} />
          <input type="hidden" name="minutes" value={minutes} />
          <input type="hidden" name="urgency" value={urgency} />
          {!zone && <ZoneField />}
        </PostForm>
      )}
    </div>
  );
}

const SCHEMAS = { viewer: hourFormSchema, confirming: hourFormSchema, new: hourSignUpSchema, known: hourSignInSchema } as const;

/** What is half written stays through a reload, and comes back with the hour that is held; what was said to the assistant begins it. */
function NoteField({ hour: { advisor, time }, given }: { hour: ChosenHour; given: string | undefined }) {
  const t = useTranslations("booking");
  // Before the box is given what is kept for it.
  useEffect(() => {
    const said = takeWords(`hour ${advisor.slug}`).slice(0, MOST_NOTE_CHARACTERS);
    if (!given && said && !readKept(`hour ${advisor.slug} ${time}`)) keepWords(`hour ${advisor.slug} ${time}`, said);
  }, [advisor.slug, time, given]);
  const kept = useKeptWords(`hour ${advisor.slug} ${time}`, given);
  return (
    <TextAreaField
      {...kept}
      name="note"
      label={t("note")}
      hint={t("hourNoteHint", { firstName: advisor.firstName })}
      defaultValue={given}
      maxLength={MOST_NOTE_CHARACTERS}
      rows={4}
      optional
    />
  );
}
