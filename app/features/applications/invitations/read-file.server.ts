import { CsvError, type Info, parse } from "csv-parse/sync";
import type { InvitedAs } from "#app/db/schema/applications";
import { emailSchema } from "#app/features/accounts/schema";
import { foldText } from "#app/features/catalog/search-words";
import { languageNames, spokenAmong } from "#app/features/catalog/spoken-languages";
import { siteCurrency } from "#app/features/money/accepted-currencies";
import { isRate, rateReadings, readHundredths, withoutCurrency } from "#app/features/money/hourly-rate";
import { isCurrency } from "#app/features/money/money";
import { isReservedName } from "#app/features/profiles/own-name/reserved-names.server";
import { splitName } from "#app/features/profiles/own-name/split-name";
import { currentRules } from "#app/features/rules/current-rules";
import { zoneSaid } from "#app/features/schedule/zone-said.server";
import { isLanguage, type Language } from "#app/languages/languages";
import { cellAsMeant } from "#app/platform/csv";
import { cutShort } from "#app/platform/text/cut-text";
import { applicationSchema } from "../schema";
import { zoneOfCity } from "../wizard/wizard-location";
import { columnOf, partingOf } from "./column-names";
import type { FoundCell, LineProblem, ReadLine } from "./import-answer";
import { MAX_BYTES, MAX_LINES } from "./limits";
import { TOLERANT, withoutEmptyRows } from "./problems/written-rows.server";
import { areasOf, listOf } from "./read-areas.server";
import { readHours } from "./read-hours";

export type FileProblem = "fileEmpty" | "fileTooLarge" | "fileUnreadable" | "fileQuote" | "fileColumns" | "fileTooLong";
type Unread = { ok: false; reason: FileProblem; line?: number };

/** A line of the file, with its data once all of it is understood. */
export interface FileLine extends ReadLine {
  invitedAs: InvitedAs;
  /** The first of their languages that this site supports. */
  language: Language | undefined;
}

const OF_AREAS = ["areas", "sub-category"];
const OF_NAMES = ["name", "first name", "last name"];
/** Allows for empty rows in between: each of them is read, too. */
const MAX_ROWS = 4 * MAX_LINES;
/** Allows for extra columns in somebody's own list. */
const MAX_COLUMNS = 100;
interface Row {
  record: Record<string, string | undefined>;
  info: Counted & { error?: { record: string[]; columns: unknown[] } };
}

/** The parser's counters; a record can span several lines. */
type Counted = Pick<Info, "records" | "empty_lines">;

/**
 * Reads a file of advisors line by line, with each line's problems. The file is an admin's own and small (256 KB take some 100 ms at worst), so it is parsed on
 * the main thread, not in a separate process like files from strangers.
 */
export function readAdvisorFile(text: string): { ok: true; lines: FileLine[] } | Unread {
  if (Buffer.byteLength(text) > MAX_BYTES) return { ok: false, reason: "fileTooLarge" };
  const read = parseRows(text);
  if ("reason" in read) return read;
  const { names, rows, ...head } = read;
  const hasNeeded = names.includes("email") && [OF_AREAS, OF_NAMES].every((either) => either.some((name) => names.includes(name)));
  // A single line without headings is read as headings.
  if (rows.length === 0 && (hasNeeded || names.length === 0)) return { ok: false, reason: "fileEmpty" };
  if (!hasNeeded) return { ok: false, reason: "fileColumns" };
  if (rows.length > MAX_LINES) return { ok: false, reason: "fileTooLong" };
  const seen = new Set<string>();
  return { ok: true, lines: rows.map((row) => withRepeated(readLine(row, head), seen)) };
}

/** The header's line number, the delimiter, and what the file calls its column of sub-categories. */
interface Head {
  head: number;
  delimiter: string;
  shelfColumn: string | undefined;
}

function parseRows(text: string): ({ names: string[]; rows: Row[] } & Head) | Unread {
  let names: string[] = [];
  let written: string[] = [];
  const parting = partingOf(text);
  const head = parting.from_line;
  const columns = (said: string[]) => {
    written = said;
    // Refuses too many columns: every line is compared with every column.
    names = said.length > MAX_COLUMNS ? [] : said.map(columnOf);
    return names;
  };
  try {
    const all = parse(withoutEmptyRows(text), {
      ...TOLERANT,
      bom: true,
      ...parting,
      info: true,
      to: MAX_ROWS + 1,
      columns,
    }) as unknown as Row[];
    if (all.length > MAX_ROWS) return { ok: false, reason: "fileTooLong" };
    return {
      names,
      rows: all.filter(({ record }) => names.length === 0 || Object.values(record).some(Boolean)),
      head,
      delimiter: parting.delimiter,
      shelfColumn: written[names.indexOf("sub-category")],
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code !== "CSV_QUOTE_NOT_CLOSED") return { ok: false, reason: "fileUnreadable" };
    const { records, empty_lines } = error as CsvError & Counted;
    return { ok: false, reason: "fileQuote", line: rowOf({ records: records + 1, empty_lines }, head) };
  }
}

/** Spreadsheet row number of a record, counted from the header. */
const rowOf = ({ records, empty_lines }: Counted, head: number) => head + empty_lines + records;

const zoneOf = (zone: string) => (zone === "" ? {} : { zone });

function readLine({ record, info }: Row, { head, delimiter, shelfColumn }: Head): FileLine {
  const cell = (name: string) => cellAsMeant(record[name] ?? "");
  const isWide = hasMoreThanNames(info);
  const problems: LineProblem[] = isWide ? ["lineCells"] : [];
  const cells: ReadLine["cells"] = isWide ? { lineCells: { found: "", allowed: delimiter === "\t" ? "⇥" : delimiter } } : {};
  const take = <Value>(problem: LineProblem, value: Value | undefined, otherwise: Value, cellOf: FoundCell): Value => {
    if (value === undefined) {
      problems.push(problem);
      cells[problem] = { ...cellOf, found: cutShort(cellOf.found, MAX_SHOWN) };
    }
    return value ?? otherwise;
  };
  const at = (name: string) => ({ found: cell(name) });
  const ofAreas = cell("areas") || shelfColumn === undefined ? "areas" : "sub-category";
  const atAreas = { ...at(ofAreas), ...(ofAreas !== "areas" && { column: shelfColumn }) };
  const { areas, unknownAreas } = areasOf(cell(ofAreas), ofAreas);
  const names = namesOf(OF_NAMES.map(cell));
  const name = `${names.firstName} ${names.lastName}`.trim();
  const either = rateReadings(cell("rate"));
  const email = take("lineEmail", emailSchema.safeParse(cell("email")).data, cell("email"), at("email"));
  const invitedAs: InvitedAs = {
    ...take("lineName", namesSchema.safeParse(names).data, { firstName: "", lastName: "" }, { found: name }),
    ...take("lineNameReserved", isReservedName({ isAdmin: false }, name) ? undefined : {}, {}, { found: name }),
    areas: take("lineAreas", areas.length > 0 && unknownAreas.length === 0 ? areas : undefined, [], atAreas),
    rate: take(either ? "lineRateEither" : "lineRate", rateOf(cell("rate"), currencySaid(cell("currency")) || siteCurrency()), null, {
      ...at("rate"),
      ...(either && { either }),
    }),
    currency: take(
      "lineCurrency",
      currentRules().currencies.find((each) => each === (currencySaid(cell("currency")) || siteCurrency())),
      siteCurrency(),
      { found: cell("currency"), allowed: currentRules().currencies.join(", ") },
    ),
    languages: take("lineLanguages", languagesOf(cell("languages")), [], { found: unknownLanguages(cell("languages")) }),
    hours: take("lineHours", readHours(cell("hours")) ?? undefined, [], at("hours")),
    ...zoneOf(take("lineZone", cell("timezone") && (zoneSaid(cell("timezone")) ?? zoneOfCity(cell("timezone"))), "", at("timezone"))),
    bio: take("lineBio", cell("bio") === "" ? "" : applicationSchema.shape.bio.safeParse(cell("bio")).data, "", at("bio")),
  };
  const language = codesOf(cell("languages")).find((code) => code !== undefined && isLanguage(code)) as Language | undefined;
  return { line: rowOf(info, head), name, email, problems, unknownAreas, cells, invitedAs, language };
}

const MAX_SHOWN = 60;

const hasMoreThanNames = ({ error }: Row["info"]) => error !== undefined && error.record.length > error.columns.length;

/** Only the first valid line of an email address counts. */
function withRepeated(line: FileLine, seen: Set<string>): FileLine {
  const isRepeated = seen.has(line.email);
  if (line.problems.length === 0) seen.add(line.email);
  return isRepeated ? { ...line, problems: [...line.problems, "lineRepeated"] } : line;
}

const namesSchema = applicationSchema.pick({ firstName: true, lastName: true });

/** Reads a name from one or two columns: beside a first name, the name column is the last name, and vice versa. */
function namesOf(cells: string[]): { firstName: string; lastName: string } {
  const [name = "", first = "", last = ""] = cells.map((cell) => cell.replaceAll(/\s+/g, " "));
  if (first) return { firstName: first, lastName: last || name };
  if (name && last) return { firstName: name, lastName: last };
  const { firstName, lastName } = splitName(name || last);
  return lastName ? { firstName, lastName } : { firstName: "", lastName: firstName };
}

/** The code of a currency that is said by its code or sign; of several with the same sign the first on the site's list. */
const currencySaid = (cell: string): string =>
  currentRules().currencies.find((each) => cell !== "" && withoutCurrency(cell, each) === "") ?? cell.toUpperCase();

/** The currency of the line may stand beside its rate: '€ 55', '55 EUR'. */
function rateOf(cell: string, currency: string): number | null | undefined {
  const rate = readHundredths(isCurrency(currency) ? withoutCurrency(cell, currency) : cell);
  if (cell === "") return null;
  return rate !== null && isRate(rate) ? rate : undefined;
}

let codesBySaid: ReadonlyMap<string, string> | undefined;

function codesOf(cell: string): (string | undefined)[] {
  codesBySaid ??= new Map(languageNames().map(([name, code]) => [foldText(name), code]));
  return listOf(cell).map((name) => spokenAmong([name.toLowerCase()])[0] ?? codesBySaid?.get(foldText(name)));
}

const unknownLanguages = (cell: string) =>
  listOf(cell)
    .filter((name) => codesOf(name).includes(undefined))
    .join(", ");

function languagesOf(cell: string): string[] | undefined {
  const said = codesOf(cell);
  const known = said.filter((code) => code !== undefined);
  return known.length < said.length ? undefined : spokenAmong(known);
}
