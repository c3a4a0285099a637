import { useTranslations } from "use-intl";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { NothingFound } from "../lists/nothing-found";
import { ListPages } from "../lists/pages";
import { chosenIds } from "../lists/table/bulk";
import { BulkAlert } from "../lists/table/bulk-alert";
import { ListTable } from "../lists/table/list-table";
import type { ListedPerson } from "./listed-person";
import { usePeopleActions, usePersonActions } from "./person-actions";
import type { PersonAnswer } from "./person-answer";
import { Marks, PersonName } from "./person-row";

interface PersonListProps {
  people: readonly ListedPerson[];
  wishes: ListWishes<"people">;
  hasMore: boolean;
  total: number;
  viewerId: string;
  zone: string;
  answer: PersonAnswer | undefined;
}

/** Everybody with an account, to be found, suspended and made an admin. */
export function PersonList({ people, wishes, hasMore, total, viewerId, zone, answer }: PersonListProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("lists");
  const actionsOf = usePersonActions(viewerId, answer);
  const bulkActions = usePeopleActions(answer);
  const nameOf = (person: ListedPerson) => person.name || person.email;
  const named = new Map(people.map((person) => [person.id, nameOf(person)]));
  const isOfRow = named.has(answer?.personId ?? "");
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-2xl">
        {t("peopleTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("peopleText")}</p>
      <ListTools name="people" wishes={wishes} searchLabel={t("searchPeople")} hasHeads />
      {!isOfRow && <FailureAlert alert={answer?.alert} />}
      <BulkAlert outcome={answer?.outcome} nameOf={(id) => named.get(id)} />
      {people.length === 0 ? (
        <NothingFound name="people" wishes={wishes} found={t("noPeopleFound")} none={t("noPeopleFound")} />
      ) : (
        <ListTable
          name="people"
          label={t("peopleTitle")}
          wishes={wishes}
          rows={people}
          idOf={({ id }) => id}
          nameOf={nameOf}
          columns={[
            { head: words("name"), sort: "name", cell: (person) => <PersonName person={person} answer={answer} /> },
            { head: words("email"), sort: "email", cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
            { head: words("marks"), cell: (person) => <Marks person={person} isSelf={person.id === viewerId} /> },
            { head: words("joined"), sort: "joined", cell: ({ createdAt }) => <LocalTime at={createdAt} zone={zone} /> },
          ]}
          actionsOf={actionsOf}
          bulk={{ field: "personId", actions: bulkActions, chosen: answer && !isOfRow ? chosenIds(answer.personId) : [] }}
        />
      )}
      <ListPages name="people" wishes={wishes} hasMore={hasMore} total={total} shown={people.length} />
    </section>
  );
}
