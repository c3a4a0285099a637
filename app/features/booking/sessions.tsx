import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { ConsultationLists } from "./consultation-lists";
import type { ConsultationLists as Lists } from "./consultation-view";
import { AcceptButton, DeclineButton } from "./move-buttons";
import type { MoveNotice } from "./move-post";
import { Notice } from "./notice";

interface SessionsProps {
  lists: Lists;
  zone: string;
  notice: MoveNotice | null;
}

/** The advisor's Sessions: requests to answer, what is agreed, what was. */
export function Sessions({ lists, zone, notice }: SessionsProps) {
  const t = useTranslations("booking");
  const words = {
    waiting: t("sessionsRequests"),
    noneWaiting: t("sessionsNoRequests"),
    upcoming: t("sessionsUpcoming"),
    noneUpcoming: t("sessionsNoUpcoming"),
    past: t("sessionsPast"),
    nonePast: t("sessionsNoPast"),
  };
  return (
    <div className="space-y-8">
      {notice && <Notice text={notice} />}
      <ConsultationLists
        lists={lists}
        side="adviser"
        zone={zone}
        words={words}
        actions={({ id, otherName, status }) =>
          status === "requested" && (
            <>
              <AcceptButton id={id} />
              <DeclineButton id={id} name={otherName || t("aClient")} />
            </>
          )
        }
      />
    </div>
  );
}

/** For people who are no advisors (signed-in-areas.md 2: Advisor dashboard). */
export function NoAdvisor() {
  const t = useTranslations("booking");
  return (
    <EmptyState title={t("noAdvisorTitle")} text={t("noAdvisorText")}>
      <ButtonLink to="/advisor-registration">{t("noAdvisorButton")}</ButtonLink>
    </EmptyState>
  );
}
