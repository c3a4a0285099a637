import { expect, test } from "vitest";
import { csvFile, csvLine } from "./csv";

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
