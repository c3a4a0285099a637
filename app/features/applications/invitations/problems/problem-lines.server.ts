import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { csvFile } from "#app/platform/csv";
import { spelledLike } from "#app/ui/text/spelling";
import type { ReadLine } from "../import-answer";
import { COLUMNS_OF_PROBLEMS, PLACES } from "./problem-columns";
import { writtenRows } from "./written-rows.server";

/**
 * The lines of a file that have problems, as a file: as they were written, with what is to be put right in the first column. An import does
 * not read that column, so that what is corrected is imported as it is. Null when there are none.
 */
export function problemLinesFile(text: string, lines: readonly ReadLine[], language: Language): string | null {
  const faulty = lines.filter(({ problems }) => problems.length > 0);
  if (faulty.length === 0) return null;
  const { delimiter, head, rows } = writtenRows(text);
  const column = translatorFor(language, "invitations")("problemsColumn");
  const earlier = head.indexOf(column);
  const without = (cells: readonly string[]) => cells.filter((_, index) => index !== earlier);
  const written = faulty.map((line) => [problemsIn(line, language), ...without(padded(rows.get(line.line) ?? [], head))]);
  return csvFile([[column, ...without(head)], ...written], { separator: delimiter === "," ? "," : ";", decimal: "." });
}

/** A line's cells, as many as there are columns: the end of the last line is not read. */
const padded = (cells: readonly string[], { length }: readonly string[]) => [
  ...cells,
  ...Array.from({ length: Math.max(0, length - cells.length) }, () => ""),
];

/** All problems of a line, as the page says them. */
function problemsIn({ problems, cells, unknownAreas }: ReadLine, language: Language): string {
  const t = translatorFor(language, "invitations");
  const { typed } = spelledLike(new Intl.NumberFormat(language).format(1.5));
  const columns = t("columns").split(/[,;]/);
  const areas = unknownAreas.map(({ said, nearest }) => {
    const found = t("lineFound", { found: said, column: cells.lineAreas?.column ?? columns[PLACES.areas] ?? "" });
    const near = nearest.length > 0 && t("lineAreaNearest", { areas: nearest.map((area) => nameIn(language, area)).join(", ") });
    return [found, t("lineArea"), near].filter(Boolean).join(" ");
  });
  const others = problems.filter((problem) => problem !== "lineAreas" || areas.length === 0);
  const said = others.map((problem) => {
    const [cell, of] = [cells[problem], COLUMNS_OF_PROBLEMS[problem]];
    const column = cell?.column ?? (of && columns[PLACES[of]]);
    const found = cell && column && (cell.found ? t("lineFound", { column, found: cell.found }) : t("lineEmpty", { column }));
    const values = { allowed: cell?.allowed ?? "", whole: cell?.either?.whole ?? "", part: typed(cell?.either?.part ?? "") };
    return [found, t(problem, values)].filter(Boolean).join(" ");
  });
  return [...said, ...areas].join(" ");
}
