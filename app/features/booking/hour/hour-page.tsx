import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { ZoneField } from "#app/features/schedule/zone-field";
import { PostForm } from "#app/ui/fields/form";
import { rememberWords } from "#app/ui/fields/stored-text";
import { Icon } from "#app/ui/icon";
import type { FieldErrors } from "#app/ui/text/message-key";
import { AsksName, NameField } from "../name-field";
import { AccountStep } from "./account-step";
import { AdvisorGone, isAdvisorGone } from "./another-time/advisor-gone";
import { addresseeOf, TYPED_HERE, useCarriedAway } from "./another-time/carried-words";
import { ChangeRefused, isChangeRefused } from "./another-time/change-refused";
import { HourReplaced } from "./another-time/hour-replaced";
import { HourTaken } from "./another-time/hour-taken";
import { storeName, useStoredName } from "./another-time/stored-name";
import { TypedSoFar } from "./another-time/typed-so-far";
import { isBookable, mayCarryWords } from "./chosen-hour";
import { useChosenTerms } from "./chosen-terms";
import { HourChoiceForms, HourChoices } from "./hour-choices";
import { hourFormSchema, hourSignInSchema, hourSignUpSchema } from "./hour-form";
import { HourHeading } from "./hour-heading";
import { HourPriceCard } from "./hour-price-card";
import { hourPath } from "./hour-selection";
import type { HourView } from "./hour-view";
import { NoteField } from "./note-field";
import { StepMissing } from "./waiting/step-missing";
import { SendAgainForm } from "./waiting/waiting-for-link";

/** Result of a submit, when the form is shown again. */
export interface HourAnswer {
  errors: FieldErrors;
  alert: Alert | null;
  values: Record<string, string | undefined>;
}

export interface HourPageProps extends HourView {
  answer: HourAnswer | undefined;
}

/** The booking page of an advisor's hour: advisor, time, duration, full price breakdown, note, and the button that requests it. */
export function HourPage({ hour, zone, who, asksName, typed, waitingEmail, answer }: HourPageProps) {
  const t = useTranslations("booking");
  const { selection, asked, minutes, urgency } = useChosenTerms(hour);
  const { advisor } = hour;
  useCarriedAway(addresseeOf(hour));
  useStoredName(advisor.slug, asksName);
  const values = answer?.values ?? typed ?? undefined;
  const refused = isChangeRefused(answer?.alert) ? answer?.alert : null;
  const [mayBook, isWaiting] = [isBookable(hour) && !refused, waitingEmail !== null];
  if (isAdvisorGone(hour, answer?.alert)) return <AdvisorGone hour={hour} zone={zone} selection={selection} values={values} />;
  return (
    <div className="mx-auto w-full max-w-column px-5 pt-4 pb-20 sm:px-8">
      <Link to={`/advisors/${advisor.slug}`} className="text-link mb-2 inline-flex min-h-11 items-center gap-1.5">
        <Icon name="arrow-left" />
        {t("hourBack", { name: advisor.name })}
      </Link>
      <StepMissing hour={hour} holdOfPage={selection.hold} who={who} mayBook={mayBook} zone={zone} />
      <HourHeading hour={hour} zone={zone} selection={selection} />
      {refused && <ChangeRefused alert={refused} advisor={advisor} replaces={selection.replaces} />}
      {!mayBook && !refused && <HourTaken hour={hour} selection={selection} zone={zone} isRefusal={answer !== undefined} />}
      {!mayBook && mayCarryWords(hour) && <TypedSoFar hour={hour} values={values} />}
      {hour.replaces && !refused && <HourReplaced hour={hour} zone={zone} replaces={hour.replaces} />}
      {mayBook && <HourChoiceForms hour={hour} selection={selection} />}
      {isWaiting && <SendAgainForm action={hourPath(advisor.slug, selection)} />}
      {mayBook && (
        <PostForm
          key={who}
          id={TYPED_HERE}
          action={hourPath(advisor.slug, selection)}
          errors={answer?.errors}
          schema={isWaiting ? hourFormSchema : SCHEMAS[who]}
          replace={isWaiting}
          preventScrollReset={isWaiting}
          data-drafts={answer ? "refused" : ""}
          onSubmit={({ currentTarget }) => {
            rememberWords("");
            storeName(advisor.slug, currentTarget);
          }}
          className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem]"
        >
          <div className="min-w-0 space-y-6">
            <FormAlert alert={answer?.alert} />
            <HourChoices hour={hour} asked={asked} minutes={minutes} urgency={urgency} />
            <AsksName value={asksName && who !== "new"}>
              <NameField advisorName={advisor.firstName} given={values?.name} />
            </AsksName>
            {(who === "new" || who === "known") && (
              <AsksName value={asksName}>
                <AccountStep hour={hour} zone={zone} selection={selection} who={who} values={values} waitingEmail={waitingEmail} />
              </AsksName>
            )}
            <NoteField hour={hour} given={values?.note ?? hour.hold?.note ?? hour.replaces?.note} />
          </div>
          <HourPriceCard {...{ hour, minutes, urgency, zone, who, isWaiting }} isChosenAnew={selection.hold === ""} />
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
