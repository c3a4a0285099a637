import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";

interface MatchBadgeProps {
  percent: number | undefined;
  wishes: number;
  missed: number;
}

/** The match percentage; where a wish is missed, how many are met instead: a high score beside what is missing would contradict it. */
export function MatchBadge({ percent, wishes, missed }: MatchBadgeProps) {
  const t = useTranslations("assistant");
  if (missed > 0 && wishes >= missed) return <Badge>{t("wishesMet", { met: wishes - missed, count: wishes })}</Badge>;
  return percent === undefined ? null : <Badge tone="sage">{t("matchPercentage", { percent: String(percent) })}</Badge>;
}
