import { readFileSync } from "node:fs";
import path from "node:path";

export const TABLE = path.resolve(import.meta.dirname, "../../../docs/access.md");

/** A row of the table: the answer each caller gets at a route, for its page or some of its forms. */
export interface Line {
  method: string;
  route: string;
  forms: string[];
  /** One for each caller, in the order of the table's header. */
  answers: string[];
}

/** Parses the table in `docs/access.md`. */
export function readTable(): Line[] {
  const lines = readFileSync(TABLE, "utf8").split("\n");
  return lines
    .filter((line) => /^\| (GET|POST) /.test(line))
    .map((line) => {
      const [asked = "", forms = "", ...answers] = line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      const [method = "", route = ""] = asked.split(" ");
      return { method, route, forms: forms ? forms.split(", ") : [], answers };
    });
}

/** Splits rows into one per form. */
export const single = (lines: Line[]): Line[] =>
  lines.flatMap((line) => (line.method === "GET" ? [line] : line.forms.map((form) => ({ ...line, forms: [form] }))));

export const keyOf = ({ method, route, forms }: Line) => [method, route, ...forms].join(" ");

/** Formats rows as written: forms of a route with equal answers share a row. */
export function writeLines(lines: Line[]): string[] {
  const groups = Map.groupBy(lines, ({ method, route, answers }) => [method, route, ...answers].join(" | "));
  return [...groups.values()].map(
    ([first, ...rest]) =>
      `| ${first!.method} ${first!.route} | ${[first!, ...rest].flatMap(({ forms }) => forms).join(", ")} | ${first!.answers.join(" | ")} |`,
  );
}
