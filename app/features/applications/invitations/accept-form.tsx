import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { policiesPath } from "#app/features/catalog/legal-page";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS } from "../choices";
import { acceptSchema } from "./schema";

interface AcceptFormProps {
  invitation: { email: string; firstName: string; lastName: string; areas: string[]; rate: number | null; currency: string; bio: string };
  answer: { errors: FieldErrors; alert: Alert | null; values: Record<string, string> } | undefined;
}

/** What is known of somebody who is invited, to confirm and to complete. */
export function AcceptForm({ invitation, answer }: AcceptFormProps) {
  const t = useTranslations("invitations");
  const options = useTranslations("applications");
  const accounts = useTranslations("accounts");
  const { firstName, lastName, bio, rate, currency } = invitation;
  const known = { firstName, lastName, bio, pricing: rate === null ? "" : String(rate / 100) };
  const given: Record<string, string> = { ...known, ...answer?.values };
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
        <dt className="font-semibold">{t("acceptAreas")}</dt>
        <dd>{invitation.areas.join(", ")}</dd>
      </dl>
      <p className="mb-6 text-sm text-soft">{t("acceptLater")}</p>
      <PostForm errors={answer?.errors} schema={acceptSchema} className="grid gap-5">
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
        <TextAreaField name="bio" label={t("bio")} defaultValue={given.bio} required />
        <SelectField
          name="availability"
          label={t("availability")}
          options={choices(AVAILABILITY_OPTIONS)}
          defaultValue={given.availability}
          required
        />
        <TextField name="pricing" label={t("rate", { currency })} defaultValue={given.pricing} inputMode="decimal" optional />
        <TextField
          name="password"
          type="password"
          label={accounts("newPassword")}
          hint={accounts("passwordHint")}
          autoComplete="new-password"
          required
        />
        <TextField name="confirmPassword" type="password" label={accounts("confirmPassword")} autoComplete="new-password" required />
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
