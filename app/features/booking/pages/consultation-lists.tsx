import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { listsInOrder } from "../answering/lists-in-order";
import type { Side } from "../life/consultation";
import { hasPastSteps, PastSteps } from "../next-options/past-steps";
import { ConsultationCard } from "./consultation-card";
import type { ConsultationLine, ConsultationLists as Lists, PastConsultation } from "./consultation-view";

export interface ListWords {
  waiting: string;
  noneWaiting: string;
  upcoming: string;
  noneUpcoming: string;
  past: string;
  nonePast: string;
}

interface ConsultationListsProps {
  lists: Lists;
  side: Side;
  zone: string;
  words: ListWords;
  /** Actions shown directly in the list, for consultations that are not over. */
  actions?: (line: ConsultationLine) => React.ReactNode;
  /** The selected state: only the list that contains it is shown, under its name. */
  only?: { state: string; of: keyof Pick<Lists, "waiting" | "upcoming" | "past">; name: string; none: string } | null;
}

/** Lists of pending, agreed and past consultations, each with a text for when it is empty; further pages have the past ones alone. */
export function ConsultationLists({ lists, side, zone, words, actions, only }: ConsultationListsProps) {
  const shared = { side, zone };
  const { waiting, upcoming } = listsInOrder(lists, side);
  const past = (title: string, none: string, query?: string) => (
    <ListSection title={title} none={none} lines={lists.past} isPast actions={pastActions(lists.past, zone)} {...shared}>
      <PastPages page={lists.page} hasMore={lists.hasMore} query={query} />
    </ListSection>
  );
  if (only?.of === "past") return past(only.name, only.none, `state=${only.state}&`);
  if (only) return <ListSection title={only.name} none={only.none} lines={lists[only.of]} actions={actions} {...shared} />;
  if (lists.page > 1) return past(words.past, words.nonePast);
  return (
    <div className="space-y-12">
      {waiting && <ListSection title={words.waiting} none={words.noneWaiting} lines={waiting} actions={actions} {...shared} />}
      <ListSection title={words.upcoming} none={words.noneUpcoming} lines={upcoming} actions={actions} {...shared} />
      {past(words.past, words.nonePast)}
    </div>
  );
}

/** What is next of those that are over, by their line. */
function pastActions(past: readonly PastConsultation[], zone: string) {
  const byId = new Map(past.map((line) => [line.id, line]));
  return ({ id }: ConsultationLine) => {
    const line = byId.get(id);
    return line && hasPastSteps(line) ? <PastSteps line={line} zone={zone} /> : null;
  };
}

interface ListSectionProps extends Pick<ConsultationListsProps, "side" | "zone" | "actions"> {
  title: string;
  none: string;
  lines: ConsultationLine[];
  isPast?: boolean;
  children?: React.ReactNode;
}

function ListSection({ title, none, lines, isPast, side, zone, actions, children }: ListSectionProps) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {lines.length === 0 ? (
        <p className="mt-3 text-soft">{none}</p>
      ) : (
        <ul className={isPast && lines.length > 1 ? "mt-4 grid gap-4 lg:grid-cols-2" : "mt-4 space-y-4"}>
          {lines.map((line) => (
            <ConsultationCard key={line.id} line={line} side={side} zone={zone} isPast={isPast}>
              {actions?.(line)}
            </ConsultationCard>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function PastPages({ page, hasMore, query = "" }: { page: number; hasMore: boolean; query?: string }) {
  const t = useTranslations("booking");
  if (page === 1 && !hasMore) return null;
  return (
    <p className="mt-5 flex gap-3">
      {page > 1 && (
        <ButtonLink to={`?${query}page=${page - 1}`} variant="secondary" size="small">
          {t("later")}
        </ButtonLink>
      )}
      {hasMore && (
        <ButtonLink to={`?${query}page=${page + 1}`} variant="secondary" size="small">
          {t("earlier")}
        </ButtonLink>
      )}
    </p>
  );
}
