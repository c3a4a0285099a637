import { readFileSync } from "node:fs";
import path from "node:path";

export const TABLE = path.resolve(import.meta.dirname, "../../../docs/access.md");

/** A line of the table: who is answered how at a route, for its page or for some of its forms. */
export interface Line {
  method: string;
  route: string;
  forms: string[];
  /** One for each who asks, in the order of the head of the table. */
  answers: string[];
}

/** Reads the table of `docs/access.md`. */
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

/** One line for each form. */
export const single = (lines: Line[]): Line[] =>
  lines.flatMap((line) => (line.method === "GET" ? [line] : line.forms.map((form) => ({ ...line, forms: [form] }))));

export const keyOf = ({ method, route, forms }: Line) => [method, route, ...forms].join(" ");

/** As it is written: forms of a route that are answered alike share a line. */
export function writeLines(lines: Line[]): string[] {
  const groups = Map.groupBy(lines, ({ method, route, answers }) => [method, route, ...answers].join(" | "));
  return [...groups.values()].map(
    ([first, ...rest]) =>
      `| ${first!.method} ${first!.route} | ${[first!, ...rest].flatMap(({ forms }) => forms).join(", ")} | ${first!.answers.join(" | ")} |`,
  );
}
