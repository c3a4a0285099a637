import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import type { FrameViewer } from "../frame-data";

interface MainActionProps {
  viewer: FrameViewer | null;
  className: string;
  onPress?: () => void;
}

/** The one green button: what somebody most likely comes for. */
export function MainAction({ viewer, className, onPress }: MainActionProps) {
  const t = useTranslations("frame");
  const given = { className, onClick: onPress };
  if (!viewer)
    return (
      <ButtonLink to="/become-advisor" {...given}>
        {t("becomeAdvisor")}
      </ButtonLink>
    );
  if (viewer.isAdvisor)
    return (
      <ButtonLink to="/advisor-profile/sessions" {...given}>
        {t("requests", { count: viewer.counts.requests })}
      </ButtonLink>
    );
  return (
    <ButtonLink to="/book-consultation" {...given}>
      {t("book")}
    </ButtonLink>
  );
}
