import { useTranslations } from "use-intl";
import { EmptyState } from "#app/ui/empty-state";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { ListPages } from "../lists/pages";
import type { ListedPerson } from "./listed-person";
import type { PersonAnswer } from "./person-answer";
import { PersonRow } from "./person-row";

interface PersonListProps {
  people: readonly ListedPerson[];
  wishes: ListWishes<"people">;
  hasMore: boolean;
  viewerId: string;
  zone: string;
  answer: PersonAnswer | undefined;
}

/** Everybody with an account, to be found, suspended and made an admin. */
export function PersonList({ people, wishes, hasMore, viewerId, zone, answer }: PersonListProps) {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-2xl">
        {t("peopleTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("peopleText")}</p>
      <ListTools name="people" wishes={wishes} searchLabel={t("searchPeople")} />
      {people.length === 0 ? (
        <EmptyState title={t("noPeopleFound")} />
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isSelf={person.id === viewerId}
              zone={zone}
              answer={answer?.personId === person.id ? answer : undefined}
            />
          ))}
        </ul>
      )}
      <ListPages name="people" wishes={wishes} hasMore={hasMore} />
    </section>
  );
}
