import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { csvFile, csvFormatIn, csvLine } from "./csv";

test("cells are quoted where they must be, and nothing is left to be worked out", () => {
  expect(csvLine(["a", 1, null, true, new Date(0), ["x", "y"]])).toBe('a,1,,true,1970-01-01T00:00:00.000Z,"[""x"",""y""]"\r\n');
  expect(csvLine(['say "hi"', "two\nlines", "a,b"])).toBe('"say ""hi""","two\nlines","a,b"\r\n');
  expect(csvLine(['=HYPERLINK("x")', "+1", "-5", "-5 apples", "@me"])).toBe('"\'=HYPERLINK(""x"")",\'+1,-5,\'-5 apples,\'@me\r\n');
});

test("a file says first that it is in UTF-8", () => {
  expect(csvFile([["Née"], [1]])).toBe("\ufeffNée\r\n1\r\n");
});

test("numbers, also with a minus, stay numbers; commas, quotes and line breaks stay within their cell", () => {
  expect(csvLine(["-12.50", "0", "3"])).toBe("-12.50,0,3\r\n");
  expect(csvLine(['Lane, "Ada"\nx'])).toBe('"Lane, ""Ada""\nx"\r\n');
});

test("nothing within a cell begins anew where a spreadsheet parts cells at semicolons, tabs and line breaks", () => {
  expect(csvLine(["a;=1", "a\t+1", "a\n@x\r=2", "a;-1"])).toBe(`"a;'=1","a\t'+1","a\n'@x\r'=2","a;'-1"\r\n`);
  expect(csvLine(["Tax; law", "- one\n- two", "a=1", "=;=1"])).toBe(`"Tax; law","'- one\n- two",a=1,"'=;'=1"\r\n`);
});

/** Parses a file as a spreadsheet in this language would: cells, with numbers in the language's notation and times without letters. */
function opened(file: string, language: string): unknown[][] {
  const [delimiter, decimal] = language === "en" ? [",", "."] : [";", ","];
  const rows = parse(file, { delimiter, bom: true }) as string[][];
  const cellOf = (cell: string) => {
    if (new RegExp(`^-?\\d+(\\${decimal}\\d+)?$`).test(cell)) return Number(cell.replace(decimal, "."));
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(cell) ? new Date(`${cell.replace(" ", "T")}Z`) : cell;
  };
  return rows.map((row) => row.map(cellOf));
}

test.each(["en", "de", "fr", "es", "it"])("what a spreadsheet in %s opens is what was written: numbers, times and texts", (language) => {
  const rows = [
    ["Betrag; brutto", "Zeit (UTC)", 'a "b", c'],
    [1234.5, new Date("2026-11-02T10:00:00Z"), "Née; 3,5 % – 1.5"],
    [-0.25, new Date("2026-03-29T01:30:15Z"), "two\nlines"],
    [7000, "", "x,y;z"],
  ];
  expect(opened(csvFile(rows, csvFormatIn(language)), language)).toEqual(rows);
});

test("with a comma in numbers cells are parted at semicolons, and a number is not quoted; still nothing is worked out", () => {
  expect(csvLine([1.5, "-2,50", "a,b", "=1", "-1,5 a"], csvFormatIn("de"))).toBe(`1,5;-2,50;"a,b";'=1;"'-1,5 a"\r\n`);
  expect(csvLine([1.5, "-2,50"], csvFormatIn("en"))).toBe('1.5,"-2,50"\r\n');
});

/** All characters that can separate cells, quote them or begin a formula, to be combined in threes. */
const CHARACTERS = [...'=+-@,;\t\r\n" a1'];
const TEXTS = CHARACTERS.flatMap((one) => CHARACTERS.flatMap((two) => CHARACTERS.flatMap((three) => `x${one}${two}${three}b(1)`)));

/** The cells that a naive split at every separator finds, and those that a parser with quotes finds. */
function cellsAt(delimiter: string, line: string): string[] {
  const quoteless = line.split(new RegExp(`[${delimiter}\\r\\n]`)).map((cell) => cell.replace(/^"*/, ""));
  return [...quoteless, ...parse(line, { delimiter, relax_quotes: true, relax_column_count: true }).flat()];
}

test.each([",", ";", "\t"])("no cell begins like a formula for whoever parts them at '%s', in any language's file", (delimiter) => {
  const isFormula = (cell: string) => /^[=+@]|^-[^\s\d]/.test(cell);
  for (const language of ["en", "de"])
    for (const text of [...TEXTS, 'x,=HYPERLINK("https://evil.example","Open")', "1,-cmd()", "=a", "@a"]) {
      const line = csvLine(["first", text, "last"], csvFormatIn(language));
      expect(cellsAt(delimiter, line).filter(isFormula), JSON.stringify(line)).toEqual([]);
    }
});
