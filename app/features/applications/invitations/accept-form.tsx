import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { InvitedAs } from "#app/db/schema/applications";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { NewPasswordFields } from "#app/features/accounts/password/new-password-fields";
import { useLanguageName } from "#app/features/catalog/language-names";
import { policiesPath } from "#app/features/catalog/legal-page";
import { currentRules } from "#app/features/rules/current-rules";
import { ZoneField } from "#app/features/schedule/zone-field";
import { wizardExpertise } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { useTypedDecimals } from "#app/ui/text/typed-decimals";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { ZoneName } from "#app/ui/text/zone-switch";
import { ASKED_IF_REQUIRED, type AskedField, isAskedOfInvited } from "../asks";
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS } from "../choices";
import { acceptSchema } from "./schema";
import { useWrittenHours } from "./use-written-hours";

interface AcceptFormProps {
  invitation: InvitedAs & { email: string };
  answer: { errors: FieldErrors; alert: Alert | null; values: Record<string, string> } | undefined;
}

/** Form for an invited person, prefilled with what is known, to confirm and complete. */
export function AcceptForm({ invitation, answer }: AcceptFormProps) {
  const t = useTranslations("invitations");
  const options = useTranslations("applications");
  const named = useNames();
  const { typed } = useTypedDecimals();
  const { firstName, lastName, bio, rate, currency } = invitation;
  const known = { firstName, lastName, bio, pricing: rate === null ? "" : typed(String(rate / 100)) };
  const given: Record<string, string> = { ...known, ...answer?.values };
  const { asks } = currentRules();
  const isAsked = (part: AskedField) => isAskedOfInvited(part, asks);
  const need = (part: AskedField) => (asks[part] === "required" ? { required: true } : { optional: true });
  const hasArea = invitation.areas.length > 0;
  const choices = (all: typeof EXPERIENCE_OPTIONS | typeof AVAILABILITY_OPTIONS) => [
    { value: "", label: t("choose") },
    ...all.map(({ value, label }) => ({ value, label: options(label) })),
  ];
  return (
    <>
      <FormAlert alert={answer?.alert} />
      <dl className="mb-6 grid gap-2">
        <dt className="font-semibold">{t("acceptAddress")}</dt>
        <dd className="wrap-anywhere">{invitation.email}</dd>
        {hasArea && (
          <>
            <dt className="font-semibold">{t("acceptAreas")}</dt>
            <dd>{invitation.areas.map(named).join(", ")}</dd>
          </>
        )}
        <Imported invitation={invitation} />
      </dl>
      <p className="mb-6 text-sm text-soft">{t("acceptLater")}</p>
      <PostForm errors={answer?.errors} schema={acceptSchema} data-drafts={answer ? "refused" : ""} className="grid gap-5">
        <ZoneField />
        {!hasArea && (
          <SelectField
            name="area"
            label={t("acceptArea")}
            hint={t("acceptAreaGone")}
            options={[{ value: "", label: t("choose") }, ...wizardExpertise().map(({ value, label }) => ({ value, label: named(label) }))]}
            defaultValue={given.area}
            required
          />
        )}
        <TextField name="firstName" label={t("firstName")} defaultValue={given.firstName} autoComplete="given-name" required />
        <TextField name="lastName" label={t("lastName")} defaultValue={given.lastName} autoComplete="family-name" required />
        <TextField name="location" label={t("location")} hint={t("locationHint")} defaultValue={given.location} required />
        <SelectField
          name="experience"
          label={t("experience")}
          options={choices(EXPERIENCE_OPTIONS)}
          defaultValue={given.experience}
          required
        />
        <TextAreaField name="bio" label={t("bio")} hint={options("bioHint")} defaultValue={given.bio} required />
        {ASKED_IF_REQUIRED.filter(isAsked).map((part) => (
          <TextField key={part} name={part} label={options(part)} defaultValue={given[part]} required />
        ))}
        {isAsked("availability") && (
          <SelectField
            name="availability"
            label={t("availability")}
            options={choices(AVAILABILITY_OPTIONS)}
            defaultValue={given.availability}
            {...need("availability")}
          />
        )}
        {isAsked("pricing") && (
          <TextField name="pricing" label={t("rate", { currency })} defaultValue={given.pricing} inputMode="decimal" {...need("pricing")} />
        )}
        <NewPasswordFields label="newPassword" />
        <CheckboxField
          name="agreedToTerms"
          defaultChecked={given.agreedToTerms === "on"}
          label={t.rich("terms", {
            link: (words) => (
              <Link to={policiesPath()} className="text-link">
                {words}
              </Link>
            ),
          })}
          required
        />
        <SubmitButton busyLabel={t("accepting")}>{t("accept")}</SubmitButton>
      </PostForm>
    </>
  );
}

/** What else the imported file contains; shown read-only, and copied to the advisor's page as it is. */
function Imported({ invitation: { languages, hours, zone } }: Pick<AcceptFormProps, "invitation">) {
  const t = useTranslations("invitations");
  const languageName = useLanguageName();
  const written = useWrittenHours();
  const { zoneInWords } = useZoneNames();
  return (
    <>
      {languages.length > 0 && (
        <>
          <dt className="font-semibold">{t("acceptLanguages")}</dt>
          <dd>{languages.map(languageName).join(", ")}</dd>
        </>
      )}
      {hours.length > 0 && (
        <>
          <dt className="font-semibold">{t("acceptHours")}</dt>
          {written(hours).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          <dd className="text-sm text-soft">
            {t.rich("acceptZone", { zone: () => (zone ? zoneInWords(zone) : <ZoneName key="zone">{t("acceptZoneOfPlace")}</ZoneName>) })}
          </dd>
        </>
      )}
    </>
  );
}
