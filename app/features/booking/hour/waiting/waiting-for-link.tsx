import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { CODE_MAX_CHARACTERS } from "#app/features/accounts/limits";
import type { HeldHour } from "#app/features/accounts/sign-up/held-hour";
import { HeldHourLine } from "#app/features/accounts/sign-up/held-hour-line";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { useNewsOfLink } from "./use-news-of-link";

const DAY_AND_TIME = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

const SEND_AGAIN = "send-again";

interface WaitingProps {
  email: string;
  held: HeldHour | null;
  /** The time that the link asks for, and whether the page shows another one. */
  asked: string | null;
  isElse: boolean;
  /** Whether the mail has a code, too. */
  takesCode: boolean | undefined;
  zone: string;
  firstName: string;
  signInAt: string;
  /** URL of the same hour with the sign-up form, for correcting a wrong email address. */
  correctAt: string;
}

/** Shown after sign-up: the email with its link, and the hour held until then. */
export function WaitingForLink({ email, held, asked, isElse, takesCode, zone, firstName, signInAt, correctAt }: WaitingProps) {
  const t = useTranslations("booking");
  const ta = useTranslations("accounts");
  useNewsOfLink();
  return (
    <div role="status" className="mt-3 flex gap-4">
      <Icon name="mail" className="mt-1 size-6 shrink-0 text-sage-ink" />
      <div className="min-w-0">
        {takesCode && !isElse && (
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <TextField
              name="code"
              label={ta("codeOfMail")}
              hint={ta("codeOfMailHint")}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={CODE_MAX_CHARACTERS}
              autoFocus
            />
            <SubmitButton name="intent" value="confirm-code" variant="secondary">
              {ta("codeOfMailGo")}
            </SubmitButton>
          </div>
        )}
        <p>
          {email ? ta.rich("waitingText", { email, strong: (text) => <strong>{text}</strong> }) : ta("waitingAnyText")}{" "}
          {t("hourWaitingText", { firstName })}
        </p>
        {held && !isElse && <HeldHourLine held={held} zone={zone} />}
        {asked && (isElse || !held) && (
          <p className="mt-2">
            {t.rich(isElse ? "hourAskedElse" : "hourNotHeld", {
              time: () => <LocalTime key="time" at={asked} zone={zone} options={DAY_AND_TIME} className="font-semibold" />,
            })}
          </p>
        )}
        <p className="mt-2 text-soft">{ta("waitingElsewhere")}</p>
        <p className="mt-2 text-soft">{ta("waitingHint")}</p>
        <p className="mt-2 text-soft">
          {ta("wrongAddress")}{" "}
          <Link to={correctAt} className="text-link inline-flex min-h-11 items-center">
            {ta("correctAddress")}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={signInAt} className="text-link inline-flex min-h-11 items-center">
            {t("hourKnown")}
          </Link>
          <button type="submit" form={SEND_AGAIN} className="text-link inline-flex min-h-11 items-center">
            {ta("sendAgain")}
          </button>
        </p>
      </div>
    </div>
  );
}

/** The form of its 'Send again' button, placed outside the form the button is shown in. */
export const SendAgainForm = ({ action }: { action: string }) => (
  <PostForm id={SEND_AGAIN} action={action} replace preventScrollReset hidden>
    <input type="hidden" name="intent" value="send-again" />
  </PostForm>
);
