import { expect, test } from "vitest";
import { LANGUAGES } from "#app/languages/languages";
import { csvAddress } from "#app/platform/csv";
import { readAdvisorFile } from "../read-file.server";
import { problemLinesFile } from "./problem-lines.server";

function faulty(text: string, language: (typeof LANGUAGES)[number] = "en") {
  const read = readAdvisorFile(text);
  return read.ok ? problemLinesFile(text, read.lines, language) : read.reason;
}

const ODD = `name;email;areas;rate;bio
Ada Byron;ada@example.com;Finance;90;

Bob;"bob@example";Finance | Alchemy;;
Cy Doe;cy@example.com;Finance;a lot;"knows; much"
`;

test("the lines with problems come as they were written, each with all that is to be put right, in any language", () => {
  const file = faulty(ODD)!;
  expect(file.split("\r\n")[0]).toBe("\ufeffProblem;name;email;areas;rate;bio");
  expect(file).not.toContain("ada@example.com");
  expect(file).toMatch(
    /“bob@example” in the column email: [^;]+ This is not an area of this site\.[^;]*";Bob;bob@example;Finance \| Alchemy;;\r\n/,
  );
  expect(file).toContain('Cy Doe;cy@example.com;Finance;a lot;"knows; much"\r\n');
  expect(faulty("name,email,areas\nAda Byron,ada@example.com,Finance\n")).toBeNull();
});

test("a file can be downloaded whatever is written in it, also where a cell is cut in the middle of a character or holds half of one", () => {
  const lines = (cell: string) => `name,email,areas\nAda Byron,${cell},Finance\n`;
  for (const cell of ["x".repeat(59), "x".repeat(60)])
    for (const mark of ["😀", "😀 at example", "\ud83d", "👩‍👩‍👧"]) {
      const file = faulty(lines(cell + mark))!;
      expect([cell.length, decodeURIComponent(csvAddress(file)).includes(cell)]).toEqual([cell.length, true]);
    }
});

test("what begins like a formula is read in again as it was written, without the apostrophe of the file", () => {
  const [bios, head] = [["=1 idea a day", "- since 2001, =much more"], "name;email;areas;bio\n"];
  const file = faulty(head + bios.map((bio, index) => `Bob Hale;bob${index}@;Finance;"${bio}"\n`).join(""))!;
  expect(file).toContain("'=1 idea a day");
  const read = readAdvisorFile(file.replaceAll(/;(bob\d)@;/g, ";$1@example.com;"));
  expect(read.ok && read.lines.map(({ invitedAs }) => invitedAs.bio)).toEqual(bios);
});

test.each(LANGUAGES)("in %s a corrected file is imported as it is, and a second one says its problems once", (language) => {
  const file = faulty(ODD, language)!;
  const again = faulty(file, language)!;
  expect(again.split("\r\n")[0]).toBe(file.split("\r\n")[0]);
  const corrected = file.replace("bob@example;", "bob@example.com;").replace("Finance | Alchemy", "Finance").replace(";Bob;", ";Bob Hale;");
  const read = readAdvisorFile(corrected.replace(";a lot;", ";120;"));
  expect(read.ok && read.lines.map(({ email, problems }) => [email, problems])).toEqual([
    ["bob@example.com", []],
    ["cy@example.com", []],
  ]);
});

test("a cell that a spreadsheet would calculate is text in the file", () => {
  expect(faulty('name,email,areas\n"=1+1",x,Finance\n')).toContain(",'=1+1,");
});
