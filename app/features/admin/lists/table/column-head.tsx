import { Link } from "react-router";
import { type ListName, type ListParams, listAddress, readSort } from "../list-shapes";

export interface TableColumn<Row> {
  head: string;
  cell: (row: Row) => React.ReactNode;
  /** The name that the list is sorted by it with; none when it cannot be. */
  sort?: string;
  /** Figures stand below each other by their ends. */
  isFigure?: boolean;
}

interface HeadProps<Row> {
  column: TableColumn<Row>;
  name: ListName;
  params: ListParams;
}

/** The head of a column, which sorts by it: from its lowest on, from its highest on, and then as the list comes. */
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
