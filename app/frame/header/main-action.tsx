import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { ButtonLink } from "#app/ui/button";
import type { FrameViewer } from "../frame-data";

interface MainActionProps {
  viewer: FrameViewer | null;
  className: string;
  onPress?: () => void;
}

/** The one green button: what somebody most likely comes for. */
export function MainAction({ viewer, className, onPress }: MainActionProps) {
  const { to, text } = useMainAction(viewer);
  return (
    <ButtonLink to={to} className={className} onClick={onPress}>
      {text}
    </ButtonLink>
  );
}

/** Where it leads, and what it says. */
export function useMainAction(viewer: FrameViewer | null) {
  const t = useTranslations("frame");
  if (!viewer && whyClosed()) return { to: "/find-advisor", text: t("findAdvisors") };
  if (!viewer) return { to: "/become-advisor", text: t("becomeAdvisor") };
  if (viewer.isAdvisor) return { to: "/advisor-profile/sessions", text: t("requests", { count: viewer.counts.requests }) };
  return { to: "/book-consultation", text: t("book") };
}
