/** The one row of a statement that cannot but give one back: an INSERT that nothing stands in the way of, a row that a key points to. None is a fault of ours. */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("A statement that always gives back a row gave back none");
  return row;
}
