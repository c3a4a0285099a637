import { useTranslations } from "use-intl";
import { EmailAddress } from "#app/ui/text/email-address";
import { LocalTime } from "#app/ui/text/format";
import type { ShownPage } from "../lists/list-count";
import { ListSection } from "../lists/list-section";
import type { ListParams } from "../lists/list-shapes";
import { chosenIds } from "../lists/table/bulk";
import { ListTable } from "../lists/table/list-table";
import type { UndoableBulk } from "../undo/bulk-undo";
import type { ListedPerson } from "./listed-person";
import { usePeopleActions, usePersonActions } from "./person-actions";
import type { PersonAnswer } from "./person-answer";
import { intentsFor } from "./person-intents";
import { Marks, PersonName } from "./person-row";

interface PersonListProps {
  people: readonly ListedPerson[];
  params: ListParams<"people">;
  shown: ShownPage;
  total: number;
  viewerId: string;
  zone: string;
  /** Bulk actions that can still be undone. */
  undoable: readonly UndoableBulk[];
  answer: PersonAnswer | undefined;
}

/** List of all accounts, with search and actions such as suspending or granting the admin role. */
export function PersonList({ people, params, shown, total, viewerId, zone, undoable, answer }: PersonListProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("lists");
  const actionsOf = usePersonActions(viewerId, answer);
  const bulkActions = usePeopleActions(answer);
  const nameOf = (person: ListedPerson) => person.name || person.email;
  const named = new Map(people.map((person) => [person.id, nameOf(person)]));
  const isOfRow = named.has(answer?.personId ?? "");
  return (
    <ListSection
      name="people"
      id="people"
      title={t("peopleTitle")}
      text={t("peopleText")}
      searchLabel={t("searchPeople")}
      params={params}
      shown={shown}
      total={total}
      rows={people.length}
      found={t("noPeopleFound")}
      none={t("noPeopleFound")}
      alert={isOfRow ? null : answer?.alert}
      undoable={undoable}
      outcome={answer?.outcome}
      nameOf={(id) => named.get(id)}
    >
      <ListTable
        name="people"
        label={t("peopleTitle")}
        params={params}
        rows={people}
        idOf={({ id }) => id}
        nameOf={nameOf}
        columns={[
          { head: words("name"), sort: "name", cell: (person) => <PersonName person={person} zone={zone} answer={answer} /> },
          { head: words("email"), sort: "email", cell: ({ email }) => <EmailAddress address={email} /> },
          { head: words("marks"), cell: (person) => <Marks person={person} isSelf={person.id === viewerId} /> },
          { head: words("joined"), sort: "joined", cell: ({ createdAt }) => <LocalTime at={createdAt} zone={zone} /> },
        ]}
        actionsOf={actionsOf}
        bulk={{
          field: "personId",
          actions: bulkActions,
          chosen: answer && !isOfRow ? chosenIds(answer.personId) : [],
          intentsOf: (person) => intentsFor(person, viewerId),
        }}
      />
    </ListSection>
  );
}
