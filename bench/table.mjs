const COLUMNS = ["name", "ours", "against", "ratio", "goal", "met"];

/** Prints rows as an aligned table: name, ours, against, ratio, goal, met or short. */
export function printTable(rows) {
  const cells = rows.map((row) => [
    row.name,
    `${figure(row.ours)} ${row.unit}`,
    row.against === undefined ? "" : `${figure(row.against)} ${row.unit} (${row.againstName})`,
    row.against ? figure(row.ours / row.against) : "",
    row.goal ?? "",
    row.met === null ? "" : row.met ? "met" : "SHORT",
  ]);
  const widths = COLUMNS.map((column, index) => Math.max(column.length, ...cells.map((cell) => cell[index].length)));
  const line = (values) =>
    values
      .map((value, index) => value.padEnd(widths[index]))
      .join("  ")
      .trimEnd();
  console.log(["", line(COLUMNS), line(widths.map((width) => "-".repeat(width))), ...cells.map(line), ""].join("\n"));
}

export const figure = (value) =>
  value >= 100 ? Math.round(value).toLocaleString("en") : value >= 10 ? value.toFixed(1) : value.toFixed(2);

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
