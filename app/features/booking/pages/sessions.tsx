import { useTranslations } from "use-intl";
import { useLiveRows } from "#app/ui/connection/live-rows";
import { Alert } from "../alert";
import type { AnsweringContext } from "../answering/answering-context";
import { Answers } from "../answering/answers";
import { GroupChoice, useGroupNames } from "../answering/group-choice";
import type { SessionGroup } from "../answering/session-groups";
import type { ActionProblem } from "./actions";
import { ConsultationLists } from "./consultation-lists";
import type { ConsultationLists as Lists } from "./consultation-view";

interface SessionsProps {
  lists: Lists;
  /** Context of pending and agreed consultations, by id. */
  context: Record<string, AnsweringContext>;
  /** Count of each group, and the selected group. */
  counts: Record<SessionGroup, number>;
  group: SessionGroup | null;
  zone: string;
  problem: ActionProblem | null;
}

/** The list that contains a group, unless it is the past one. */
const LIST_OF: Partial<Record<SessionGroup, "waiting" | "upcoming">> = { waiting: "waiting", proposed: "waiting", upcoming: "upcoming" };

/** The advisor's Sessions: requests to answer, agreed ones, past ones. */
export function Sessions({ lists, context, counts, group, zone, problem }: SessionsProps) {
  const t = useTranslations("booking");
  const answering = useTranslations("answering");
  const nameOf = useGroupNames();
  useLiveRows();
  const only = group && { state: group, of: LIST_OF[group] ?? ("past" as const), name: nameOf(group), none: answering("noneOfState") };
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
      {problem && <Alert text={problem.text} />}
      <GroupChoice counts={counts} chosen={group} />
      <ConsultationLists
        only={only}
        lists={lists}
        side="advisor"
        zone={zone}
        words={words}
        actions={(line) => <Answers line={line} context={context[line.id]} zone={zone} />}
      />
    </div>
  );
}
