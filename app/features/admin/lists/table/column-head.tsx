import { Link } from "react-router";
import { type ListName, type ListParams, listAddress, readSort } from "../list-shapes";

export interface TableColumn<Row> {
  head: string;
  cell: (row: Row) => React.ReactNode;
  /** Name of the column in the sort parameter; omitted when not sortable. */
  sort?: string;
  /** Numbers are right-aligned. */
  isFigure?: boolean;
}

interface HeadProps<Row> {
  column: TableColumn<Row>;
  name: ListName;
  params: ListParams;
}

/** Column heading that cycles through ascending, descending and the default order. */
export function ColumnHead<Row>({ column: { head, sort, isFigure }, name, params }: HeadProps<Row>) {
  if (!sort)
    return (
      <th scope="col" className={isFigure ? "list-figure" : undefined}>
        {head}
      </th>
    );
  const { column, isDown } = readSort(params.sort);
  const isSorted = column === sort;
  const next = isSorted ? (isDown ? null : `-${sort}`) : sort;
  const address = listAddress(name, { ...params, sort: next as ListParams["sort"], page: 1 });
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"} className={isFigure ? "list-figure" : undefined}>
      <Link to={address} preventScrollReset className="list-sort-link">
        {head}
        <svg viewBox="0 0 8 12" className="list-arrows" aria-hidden="true">
          <path d="M1 5l3-3 3 3" className={isSorted && !isDown ? "list-arrow-on" : undefined} />
          <path d="M1 7l3 3 3-3" className={isSorted && isDown ? "list-arrow-on" : undefined} />
        </svg>
      </Link>
    </th>
  );
}
