import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import { SESSION_GROUPS, type SessionGroup } from "./session-groups";

interface GroupChoiceProps {
  counts: Record<SessionGroup, number>;
  chosen: SessionGroup | null;
}

/** Filter links for the session groups, each with its count; empty groups are left out. */
export function GroupChoice({ counts, chosen }: GroupChoiceProps) {
  const t = useTranslations("answering");
  const nameOf = useGroupNames();
  const { number } = useFormat();
  const shown = SESSION_GROUPS.filter((group) => counts[group] > 0 || group === chosen);
  if (shown.length < 2) return null;
  return (
    <nav aria-label={t("byState")}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...shown].map((group) => (
          <li key={group}>
            <ButtonLink
              to={group ? `?state=${group}` : "?"}
              variant={group === chosen ? "primary" : "secondary"}
              size="small"
              aria-current={group === chosen ? "page" : undefined}
              preventScrollReset
            >
              {group ? `${nameOf(group)} · ${number(counts[group])}` : t("allStates")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the label of each group. */
export function useGroupNames() {
  const t = useTranslations("answering");
  const booking = useTranslations("booking");
  const names: Record<SessionGroup, string> = {
    waiting: booking("sessionsRequests"),
    proposed: t("timeProposed"),
    upcoming: booking("sessionsUpcoming"),
    toConfirm: t("toConfirm"),
    completed: booking("stateCompleted"),
    cancelled: booking("stateCancelled"),
    noShow: booking("stateNoShow"),
    notAgreed: t("notAgreed"),
  };
  return (group: SessionGroup) => names[group];
}
