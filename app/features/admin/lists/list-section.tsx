import { type AlertText, FailureAlert } from "../alert";
import type { UndoableBulk } from "../undo/bulk-undo";
import type { ShownPage } from "./list-count";
import type { ListName, ListParams } from "./list-shapes";
import { ListTools } from "./list-tools";
import { NothingFound } from "./nothing-found";
import { ListPages } from "./pages";
import type { BulkOutcome } from "./table/bulk";
import { BulkAlert } from "./table/bulk-alert";
import { BulkUndoBar } from "./table/bulk-undo-bar";

interface ListSectionProps<Name extends ListName>
  extends Omit<React.ComponentProps<typeof ListTools>, "name" | "params" | "hasHeads" | "hasStateLinks"> {
  name: Name;
  /** The id of its heading. */
  id: string;
  title: string;
  text: string;
  params: ListParams<Name>;
  shown: ShownPage;
  total: number;
  /** How many rows stand on this page. */
  rows: number;
  /** What is said when nothing fits the parameters, and when there is nothing yet. */
  found: string;
  none: string;
  noneText?: string;
  /** What the last step failed for; and of a step about several, what came of each, by the name of its row. */
  alert?: AlertText | null;
  outcome?: BulkOutcome;
  nameOf?: (id: string) => string | undefined;
  /** What can still be taken back of what was done about several. */
  undoable?: readonly UndoableBulk[];
  /** The rows, where there are any. */
  children: React.ReactNode;
}

/** A list of the admin area: its heading, what finds and narrows it, what the last step came to, its rows and its pages. */
export function ListSection<Name extends ListName>(props: ListSectionProps<Name>) {
  const { id, name, title, text, params, shown, total, rows, found, none, noneText, alert, outcome, nameOf, undoable, children, ...tools } =
    props;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{text}</p>
      <ListTools name={name} params={params} {...tools} hasHeads />
      <FailureAlert alert={alert} />
      {undoable && <BulkUndoBar bulks={undoable} />}
      {nameOf && <BulkAlert outcome={outcome} nameOf={nameOf} />}
      {rows === 0 ? <NothingFound name={name} params={params} found={found} none={none} noneText={noneText} /> : children}
      <ListPages name={name} params={params} shown={shown} total={total} rows={rows} />
    </section>
  );
}
