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
  /** Id of the heading. */
  id: string;
  title: string;
  text: string;
  params: ListParams<Name>;
  shown: ShownPage;
  total: number;
  /** Number of rows on this page. */
  rows: number;
  /** Text when nothing matches the filters, and title and text when the list is empty. */
  found: string;
  none: string;
  noneText?: string;
  /** Error of the last action; for a bulk action, the result of each row by its name. */
  alert?: AlertText | null;
  outcome?: BulkOutcome;
  nameOf?: (id: string) => string | undefined;
  /** Bulk actions that can still be undone. */
  undoable?: readonly UndoableBulk[];
  /** The rows, if any. */
  children: React.ReactNode;
}

/** A list of the admin area: heading, search and filters, result of the last action, rows and pagination. */
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
      <div className="mt-4 empty:hidden">
        <FailureAlert alert={alert} />
      </div>
      {undoable && <BulkUndoBar bulks={undoable} />}
      {nameOf && <BulkAlert outcome={outcome} nameOf={nameOf} />}
      {rows === 0 ? <NothingFound name={name} params={params} found={found} none={none} noneText={noneText} /> : children}
      <ListPages name={name} params={params} shown={shown} total={total} rows={rows} />
    </section>
  );
}
