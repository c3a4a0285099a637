/** Returns the only row of a statement that must return one, such as an unconditional INSERT or a lookup by a foreign key. Throws when it is missing. */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("A statement that always gives back a row gave back none");
  return row;
}
