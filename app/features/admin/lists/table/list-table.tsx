import { useTranslations } from "use-intl";
import { useSortNames } from "../list-words";
import { BulkBar, ChooseAll } from "./bulk-bar";
import { ColumnHead } from "./column-head";
import { type ListTableProps, TableRow } from "./table-row";

/**
 * The shared table of the admin area: sorted through its column headings in the query string, with a menu per row and a bar of bulk actions. In a narrow
 * container each row becomes a card with labelled cells. Works without JavaScript.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, label, params, rows, columns, actionsOf, bulk } = props;
  const t = useTranslations("lists");
  const sortName = useSortNames(name);
  return (
    <div className="list-frame mt-6">
      {bulk && rows.some((row) => bulk.isChoosable?.(row) !== false) && <ChooseAll />}
      <table className="list-table">
        <caption className="sr-only">{params.sort ? t("sortedBy", { list: label, sort: sortName(params.sort) }) : label}</caption>
        <thead>
          <tr>
            {bulk && (
              <th scope="col" className="list-choice">
                <span className="sr-only">{t("choice")}</span>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.head} column={column} name={name} params={params} />
            ))}
            {actionsOf && (
              <th scope="col" className="list-actions">
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
      {bulk && <BulkBar actions={bulk.actions} fields={bulk.fields} />}
    </div>
  );
}
