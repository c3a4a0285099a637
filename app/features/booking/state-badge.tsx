import { useTranslations } from "use-intl";
import { Badge, type BadgeTone } from "#app/ui/badge";
import type { ConsultationState } from "./consultation";
import { stateName } from "./consultation-words";

const TONES: Record<ConsultationState, BadgeTone> = {
  requested: "brass",
  countered: "brass",
  accepted: "green",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
  completed: "sage",
  cancelled: "red",
  "no-show": "red",
};

/** The state of a consultation in a word. */
export function StateBadge({ state }: { state: ConsultationState }) {
  const t = useTranslations("booking");
  return <Badge tone={TONES[state]}>{t(stateName(state))}</Badge>;
}
