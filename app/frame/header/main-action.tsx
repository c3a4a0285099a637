import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { ButtonLink } from "#app/ui/button";
import type { FrameViewer } from "../frame-data";

interface MainActionProps {
  viewer: FrameViewer | null;
  className: string;
  onPress?: () => void;
}

/** The only green button: what the person most likely wants to do. */
export function MainAction({ viewer, className, onPress }: MainActionProps) {
  const { to, text } = useMainAction(viewer);
  return (
    <ButtonLink to={to} className={className} onClick={onPress}>
      {text}
    </ButtonLink>
  );
}

/** Its target and label. */
export function useMainAction(viewer: FrameViewer | null) {
  const t = useTranslations("frame");
  if (!viewer && !whyClosed()) return { to: "/become-advisor", text: t("becomeAdvisor") };
  if (viewer?.isAdvisor) return { to: "/advisor-profile/sessions", text: t("requests", { count: viewer.counts.requests }) };
  return { to: "/book-consultation", text: t("book") };
}
