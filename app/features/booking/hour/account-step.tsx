import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { OwnEmailField } from "#app/features/accounts/own-email-field";
import { forgotAddress } from "#app/features/accounts/password/forgot-address";
import { CheckboxField, TextField } from "#app/ui/fields/field";
import { LinkTabs } from "#app/ui/tabs";
import { NameField } from "../name-field";
import type { ChosenHour } from "./chosen-hour";
import { type HourSelection, hourPath } from "./hour-selection";
import { WaitingForLink } from "./waiting/waiting-for-link";

interface AccountStepProps {
  hour: ChosenHour;
  zone: string;
  selection: HourSelection;
  who: "new" | "known";
  values: Record<string, string | undefined> | undefined;
  waitingEmail: string | null;
}

/** Sign-up or sign-in fields within the hour's form, whose single button also requests the hour. */
export function AccountStep({ hour, zone, selection, who, values, waitingEmail }: AccountStepProps) {
  const t = useTranslations("booking");
  const ta = useTranslations("accounts");
  const { slug, firstName, name, timezone } = hour.advisor;
  const held = hour.hold && hour.time ? { name, startsAt: hour.time, until: hour.hold.until, timeZone: timezone } : null;
  const at = (account: HourSelection["account"]) => hourPath(slug, { ...selection, account, isSent: false });
  return (
    <section aria-labelledby="account" className="border-t border-line pt-6">
      <h2 id="account" className="text-xl">
        {waitingEmail === null ? t("hourAccount", { firstName }) : ta("waitingTitle")}
      </h2>
      {waitingEmail !== null && (
        <WaitingForLink
          email={waitingEmail}
          held={held}
          asked={hour.waitsFor ?? hour.time}
          isElse={Boolean(hour.waitsFor)}
          takesCode={hour.takesCode}
          zone={zone || timezone}
          firstName={firstName}
          signInAt={at("known")}
          correctAt={`${at("new")}#account`}
        />
      )}
      {waitingEmail === null && (
        <>
          <p className="mt-1 mb-2 text-sm text-soft">{!hour.hold && t("hourAccountText")}</p>
          <LinkTabs
            label={ta("tabs")}
            tabs={[
              { to: at("new"), label: t("hourNew") },
              { to: at("known"), label: t("hourKnown") },
            ]}
          >
            <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-2">
              <NameField advisorName={firstName} given={values?.name} />
              <OwnEmailField key={`email ${who}`} given={values?.email} autoComplete={who === "known" ? "username" : "email"} />
              <TextField
                key={who}
                name="password"
                type="password"
                label={ta("password")}
                hint={who === "new" ? ta("passwordHint") : undefined}
                autoComplete={who === "known" ? "current-password" : "new-password"}
                required
              />
              {who === "known" && (
                <div className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-2">
                  <CheckboxField name="rememberMe" label={ta("rememberMe")} defaultChecked />
                  <Link to={forgotAddress(at("known"))} className="text-link inline-flex min-h-11 items-center">
                    {ta("forgotLink")}
                  </Link>
                </div>
              )}
              <Link
                to={`/auth?next=${encodeURIComponent(at("new"))}`}
                className="text-link inline-flex min-h-11 items-center justify-self-start sm:col-span-2"
              >
                {t("hourOtherWays")}
              </Link>
            </div>
          </LinkTabs>
        </>
      )}
    </section>
  );
}
