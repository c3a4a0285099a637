import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";
import type { ListName, ListParams } from "../list-shapes";
import type { BulkAction } from "./bulk";
import type { TableColumn } from "./column-head";
import type { RowAction } from "./row-action";
import { RowMenu } from "./row-actions";
import { BULK_FORM } from "./use-chosen";

interface BulkOf<Row> {
  field: string;
  actions: readonly BulkAction[];
  chosen: readonly string[];
  isChoosable?: (row: Row) => boolean;
  /** Returns the intents that apply to a row; all of them when omitted. */
  intentsOf?: (row: Row) => readonly string[];
  /** Returns the value to submit for a row, when its id is not enough. */
  postedOf?: (row: Row) => string;
  /** Fields that are submitted once, besides the rows. */
  fields?: Readonly<Record<string, string>>;
}

export interface ListTableProps<Row> {
  name: ListName;
  label: string;
  params: ListParams;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Name of a row for its checkbox and its menu. */
  nameOf: (row: Row) => string;
  /** The first column identifies the row. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  actionsOf?: (row: Row) => readonly RowAction[];
  /** Bulk actions: the field of the selected ids, the initially selected rows, and the rows that can be selected. */
  bulk?: BulkOf<Row>;
}

/** A row with its checkbox, cells and menu. */
export function TableRow<Row>({ row, idOf, nameOf, columns: [main, ...others], actionsOf, bulk }: ListTableProps<Row> & { row: Row }) {
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
                value={bulk.postedOf?.(row) ?? id}
                defaultChecked={bulk.chosen.includes(id)}
                data-intents={bulk.intentsOf?.(row).join(" ")}
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
          <div className="list-cell">{cell(row)}</div>
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
