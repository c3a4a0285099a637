import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";
import type { ListName, ListWishes } from "../list-shapes";
import type { BulkAction } from "./bulk";
import { BulkBar, ChooseAll } from "./bulk-bar";
import { ColumnHead, type TableColumn } from "./column-head";
import type { RowAction } from "./row-action";
import { RowMenu } from "./row-actions";
import { BULK_FORM } from "./use-chosen";

export interface ListTableProps<Row> {
  name: ListName;
  label: string;
  wishes: ListWishes;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What a row is called by its tick box and its menu. */
  nameOf: (row: Row) => string;
  /** The first says what the row is about. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  actionsOf?: (row: Row) => readonly RowAction[];
  /** What is done about several rows at once: the field their ids are posted in, and which are ticked to begin with, and which can be. */
  bulk?: { field: string; actions: readonly BulkAction[]; chosen: readonly string[]; isChoosable?: (row: Row) => boolean };
}

/**
 * The one table of the admin area: sorted by the heads of its columns, in the address; a menu at the end of each row; and a bar for the rows that are
 * ticked. Where it is narrow, each row is a card with the heads before its cells. Works without a script.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, label, wishes, rows, columns, actionsOf, bulk } = props;
  const t = useTranslations("lists");
  return (
    <div className="list-frame mt-6">
      {bulk && <ChooseAll />}
      <table className="list-table" aria-label={label}>
        <thead>
          <tr>
            {bulk && (
              <th scope="col" className="list-choice">
                <span className="sr-only">{t("choice")}</span>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.head} column={column} name={name} wishes={wishes} />
            ))}
            {actionsOf && (
              <th scope="col">
                <span className="sr-only">{t("actions")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={props.idOf(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
      {bulk && <BulkBar actions={bulk.actions} />}
    </div>
  );
}

function TableRow<Row>({ row, idOf, nameOf, columns: [main, ...others], actionsOf, bulk }: ListTableProps<Row> & { row: Row }) {
  const t = useTranslations("lists");
  const id = idOf(row);
  const name = nameOf(row);
  return (
    <tr>
      {bulk && (
        <td className="list-choice">
          {bulk.isChoosable?.(row) !== false && (
            <label className="list-tick">
              <input
                type="checkbox"
                form={BULK_FORM}
                name={bulk.field}
                value={id}
                defaultChecked={bulk.chosen.includes(id)}
                className="checkbox"
                aria-label={t("choose", { name })}
              />
            </label>
          )}
        </td>
      )}
      <th scope="row" className="list-main">
        {main.cell(row)}
      </th>
      {others.map(({ head, cell, isFigure }) => (
        <td key={head} data-head={head} className={classes(isFigure && "list-figure")}>
          {cell(row)}
        </td>
      ))}
      {actionsOf && (
        <td className="list-actions">
          <RowMenu row={id} name={name} actions={actionsOf(row)} />
        </td>
      )}
    </tr>
  );
}
