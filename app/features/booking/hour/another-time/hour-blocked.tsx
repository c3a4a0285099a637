import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Alert } from "../../alert";
import type { ChosenHour } from "../chosen-hour";
import { type HourSelection, hourPath } from "../hour-selection";

interface HourBlockedProps {
  hour: Pick<ChosenHour, "advisor">;
  selection: HourSelection;
}

/** Explains that no request can be sent to somebody whom the viewer has blocked, before anything is filled in. */
export function HourBlocked({ hour: { advisor }, selection }: HourBlockedProps) {
  const t = useTranslations("booking");
  return (
    <div className="mt-8 max-w-2xl space-y-6">
      <Alert text="booking.blockedByYou" tone="brass" />
      <div className="flex flex-wrap gap-3">
        <PostForm action={hourPath(advisor.slug, selection)} replace>
          <SubmitButton name="intent" value="unblock">
            {t("unblock")}
          </SubmitButton>
        </PostForm>
        <ButtonLink to="/find-advisor" variant="secondary">
          {t("findOthers")}
        </ButtonLink>
      </div>
    </div>
  );
}
