import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import type { Preference } from "../understand/need";
import { MISSED_TEXTS } from "./missed-texts";

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

/** Which wishes an advisor does not meet, in a sentence each; nothing where all are met. */
export function MissedPreferences({ missed }: { missed: readonly Preference[] }) {
  const t = useTranslations("assistant");
  return missed.length > 0 && <p className="mt-2 text-sm text-soft">{missed.map((preference) => t(MISSED_TEXTS[preference])).join(" ")}</p>;
}
