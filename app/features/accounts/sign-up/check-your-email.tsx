import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { FieldErrors } from "#app/ui/text/message-key";
import { type Alert, FormAlert } from "../form-alert";
import type { HeldHour } from "./held-hour";
import { HeldHourLine } from "./held-hour-line";
import { SendAgain } from "./send-again";

interface WaitingForMailProps {
  /** Address the link was sent to; null when this browser no longer knows. */
  email: string | null;
  /** URL of the sign-up form, to correct a wrong address. */
  correctAt: string;
  /** The hour held until confirmation. */
  held?: HeldHour | null;
  errors?: FieldErrors;
  alert?: Alert | null;
}

/** The page after signing up: what to do now, and what to do when no email arrives. */
export function WaitingForMail({ email, correctAt, held, errors, alert }: WaitingForMailProps) {
  const t = useTranslations("accounts");
  return (
    <div className="grid gap-5">
      <FormAlert alert={alert} />
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded bg-sage-wash text-sage-ink">
          <Icon name="mail" className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="text-xl">{t("waitingTitle")}</h2>
          <p className="mt-2">
            {email ? t.rich("waitingText", { email, strong: (text) => <strong>{text}</strong> }) : t("waitingAnyText")}
          </p>
          {held && <HeldHourLine held={held} />}
          <p className="mt-2 text-soft">{t("waitingElsewhere")}</p>
          <p className="mt-2 text-soft">{t("waitingHint")}</p>
        </div>
      </div>
      <SendAgain email={email ?? undefined} errors={errors} />
      <p className="border-t border-line pt-5 text-soft">
        {t("wrongAddress")}{" "}
        <Link to={correctAt} className="text-link">
          {t("correctAddress")}
        </Link>
      </p>
      <Link to="/auth" prefetch="intent" className="text-link justify-self-start">
        {t("toSignIn")}
      </Link>
    </div>
  );
}
