import { expect, test, vi } from "vitest";
import { setChangedTopics, topicsOfCategory } from "#app/features/topics/topic-list";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { LANGUAGES } from "#app/languages/languages";
import { MAX_LINES } from "./limits";
import { readAdvisorFile } from "./read-file.server";

const HEAD = "name,email,areas,languages\n";
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Ada Byron,ada${index}@example.com,Finance; Technology,English; polnisch\n`).join("");

test("what a line is compared with is made once, and not for each line: 500 of them stand in nobody's way", () => {
  readAdvisorFile(HEAD + lines(1));
  const asked = vi.spyOn(Intl, "DisplayNames");
  const folded = vi.spyOn(String.prototype, "normalize");
  const read = readAdvisorFile(HEAD + lines(MAX_LINES));
  const [names, folds] = [asked.mock.calls.length, folded.mock.calls.length];
  vi.restoreAllMocks();
  expect(read.ok && read.lines.every(({ problems }) => problems.length === 0)).toBe(true);
  expect(names).toBe(0);
  expect(folds).toBeLessThan(40 * MAX_LINES);
});

test("a file with more columns than any list has is not told line by line from each of them", () => {
  const row = `Ada Byron,ada@example.com,Finance\n`;
  expect(readAdvisorFile(`name,email,areas${",own".repeat(90)}\n${row}`)).toMatchObject({ ok: true });
  expect(readAdvisorFile(`name,email,areas${",own".repeat(120)}\n${row}`)).toEqual({ ok: false, reason: "fileColumns" });
});

/** Ada's name, email address and problems as read from a file, or why it was refused. */
function adaIn(text: string) {
  const read = readAdvisorFile(text);
  return read.ok ? read.lines.map(({ name, email, problems }) => [name, email, ...problems]) : read.reason;
}

test("columns are known by what each language of the product calls them, in any order and case", () => {
  const ada = [["Ada Byron", "ada@example.com"]];
  expect(
    adaIn(
      "E-MAIL;Fachgebiete;Name;Stundensatz;Währung;Sprachen;Zeiten\nada@example.com;Finance;Ada Byron;150,50;EUR;Deutsch;Mo-Fr 9-17 Uhr\n",
    ),
  ).toEqual(ada);
  expect(adaIn("Courriel;Domaines;Nom;Prénom;Horaires\nada@example.com;Finance;Byron;Ada;lun.–ven. 9h00-17h\n")).toEqual(ada);
  expect(adaIn("Correo electrónico\tÁreas\tNombre\tApellidos\tHorario\nada@example.com\tFinance\tAda\tByron\tmié 10:00-12:00\n")).toEqual(
    ada,
  );
  expect(adaIn("Nome,Cognome,Indirizzo e-mail,Ambiti,Orari\nAda,Byron,ada@example.com,Finance,gio-dom 10.00-12.00\n")).toEqual(ada);
  expect(adaIn("First_Name,Last Name,Email address,Topics\nAda,Byron,ada@example.com,Finance\n")).toEqual(ada);
});

test("a category or sub-category stands for its areas, in any language, among them or in a column of its own", () => {
  const areasIn = (text: string) => {
    const read = readAdvisorFile(text);
    return read.ok ? read.lines.map(({ invitedAs, problems }) => [invitedAs.areas, problems]) : read.reason;
  };
  const strategy = ["business-strategy", "market-entry"];
  const ada = (cells: string) => `Ada Byron,ada@example.com,${cells}\n`;
  expect(areasIn(`name,email,areas\n${ada("Strategy")}`)).toEqual([[strategy, []]]);
  expect(areasIn(`name,email,areas\n${ada("Strategie; Finance")}`)).toEqual([[[...strategy, "finance"], []]]);
  // A category, where no area is called so.
  expect(areasIn(`name,email,areas\n${ada("business")}`)).toEqual([[topicsOfCategory("business").map(({ slug }) => slug), []]]);
  // Where an area is called as its sub-category is, the one column means that area and the other all.
  expect(areasIn(`name,email,areas\n${ada("Business Strategy")}`)).toEqual([[["business-strategy"], []]]);
  expect(areasIn(`name,email,sub-category\n${ada("Business Strategy")}`)).toEqual([[strategy, []]]);
  expect(areasIn(`name,email,areas,Unterkategorie\n${ada(",Strategie")}`)).toEqual([[strategy, []]]);
  expect(areasIn(`name,email,areas,sub-category\n${ada("Finance,Strategy")}`)).toEqual([[["finance"], []]]);
  // Two are called 'Other', and nobody has yet said of which areas immigration law consists.
  expect(areasIn(`name,email,sub-category\n${ada("Other")}`)).toEqual([[[], ["lineAreas"]]]);
  expect(areasIn(`name,email\nAda Byron,ada@example.com\n`)).toBe("fileColumns");
});

test("the file to start from has columns that are known, in every language", () => {
  for (const language of LANGUAGES) {
    const columns = ALL_LANGUAGES[language].texts.invitations?.columns ?? "";
    const cells = ["Ada Byron", "ada@example.com", "Finance", "150", "EUR", "English", "", "Europe/Vienna", "I count."];
    const read = readAdvisorFile(`${columns}\n${cells.join(columns.includes(";") ? ";" : ",")}\n`);
    const invitedAs = {
      firstName: "Ada",
      lastName: "Byron",
      areas: ["finance"],
      rate: 150_00,
      currency: "EUR",
      languages: ["en"],
      zone: "Europe/Vienna",
      bio: "I count.",
    };
    expect(read).toMatchObject({ ok: true, lines: [{ problems: [], email: "ada@example.com", invitedAs }] });
  }
});

test("cells are parted by what stands most often between the names, and a spreadsheet may say by what", () => {
  const ada = [["Ada Byron", "ada@example.com"]];
  expect(adaIn('"Name","Email","Areas"\n"Ada Byron","ada@example.com","Finance"\n')).toEqual(ada);
  expect(adaIn('Name;Email;Areas;"Town, country"\nAda Byron;ada@example.com;Finance;"London, UK"\n')).toEqual(ada);
  expect(adaIn("\ufeffsep=;\r\nName;Email;Areas\r\nAda Byron;ada@example.com;Finance, Technology\r\n")).toEqual(ada);
});

test("a line that says by what cells are parted is counted as a line", () => {
  const read = readAdvisorFile("sep=;\nName;Email;Areas\nAda Byron;ada@example.com;Finance\n");
  expect(read).toMatchObject({ ok: true, lines: [{ line: 3 }] });
});

test("a list without somebody's name, address or areas is told which columns it needs", () => {
  for (const head of ["Email,Areas", "Name,Areas", "Vorname;E-Mail"]) expect(adaIn(`${head}\nA,B\n`)).toBe("fileColumns");
  expect(adaIn("Vorname;Name;E-Mail;Fachgebiete\nAda;;ada@example.com;Finance\n")).toEqual([["Ada", "ada@example.com", "lineName"]]);
});

test("a line is numbered as the row that a spreadsheet shows: a cell of several lines is in one, and a row without anything counts", () => {
  const cells = 'Ada Byron;ada@example.com;Finance;"One.\r\nTwo.\r\nThree."';
  const file = `sep=;\r\nname;email;areas;bio\r\n${cells}\r\n;;;\r\n\r\nBob Hale;bob@example.com;Finance;\r\n${";;;\r\n".repeat(50 * MAX_LINES)}`;
  const read = readAdvisorFile(file);
  expect(read.ok && read.lines.map(({ line, name }) => [line, name])).toEqual([
    [3, "Ada Byron"],
    [6, "Bob Hale"],
  ]);
});

test("a quotation mark that is not closed is told with its row", () => {
  const file =
    'name,email,areas\nAda Byron,ada@example.com,Finance\nBob Hale,bob@example.com,"Finance\nCleo Dale,cleo@example.com,Finance\n';
  expect(readAdvisorFile(file)).toEqual({ ok: false, reason: "fileQuote", line: 3 });
});

test("a rate is read with the thousands as a spreadsheet writes them, where it is clear which sign parts them", () => {
  const ratesOf = (...rates: string[]) => {
    const read = readAdvisorFile(
      `name;email;areas;rate\n${rates.map((rate, index) => `Ada Byron;a${index}@example.com;Finance;${rate}`).join("\n")}`,
    );
    return read.ok && read.lines.map(({ problems, invitedAs }) => problems[0] ?? invitedAs.rate);
  };
  expect(ratesOf("1.200,00", "1,200.50", "1200", "1 200,5")).toEqual([1200_00, 1200_50, 1200_00, 1200_50]);
  expect(ratesOf("1,2,3", "1.20,00", "ninety")).toEqual(Array(3).fill("lineRate"));
});

test("a rate is read with its currency beside it, and not with another one; a line alone is asked for headings", () => {
  const read = readAdvisorFile(
    `name;email;areas;rate;currency\n${[
      ["€ 55", "EUR"],
      ["55,50 EUR", "eur"],
      ["$55", ""],
      ["$55", "EUR"],
    ]
      .map(([rate, currency], index) => `Ada Byron;a${index}@example.com;Finance;${rate};${currency}`)
      .join("\n")}`,
  );
  const found = read.ok && read.lines.map(({ problems, invitedAs }) => problems[0] ?? invitedAs.rate);
  expect(found).toEqual([55_00, 55_50, 55_00, "lineRate"]);
  expect(readAdvisorFile("Ada Byron,ada@example.com,Finance")).toEqual({ ok: false, reason: "fileColumns" });
  expect(readAdvisorFile("name,email,areas")).toEqual({ ok: false, reason: "fileEmpty" });
});

test("a currency is read by its code or its sign, as is the one beside the rate", () => {
  const read = readAdvisorFile(
    "name;email;areas;rate;currency\nAda Byron;a@example.com;Finance;$55;$\nBob Hale;b@example.com;Finance;55;¤\n",
  );
  expect(read.ok && read.lines.map(({ problems, invitedAs }) => [problems, invitedAs.currency, invitedAs.rate])).toEqual([
    [[], "USD", 55_00],
    [["lineCurrency"], "USD", 55_00],
  ]);
});

test("a rate that may mean two amounts is refused with both of them", () => {
  const read = readAdvisorFile("name;email;areas;rate\nAda Byron;a@example.com;Finance;1.200\nBob Hale;b@example.com;Finance;85,125\n");
  expect(read.ok && read.lines.map(({ problems, cells }) => [problems, cells.lineRateEither])).toEqual([
    [["lineRateEither"], { found: "1.200", either: { whole: "1200", part: "1.20" } }],
    [["lineRateEither"], { found: "85,125", either: { whole: "85125", part: "85.12" } }],
  ]);
});

test("a name that could be taken for the site, or for those who run it, is a problem of its line, which says which", () => {
  const read = readAdvisorFile(`${HEAD}Sagebridge Support,ada@example.com,Finance,English\nAda Byron,byron@example.com,Finance,English\n`);
  expect(read.ok && read.lines.map(({ problems, cells }) => [problems, cells])).toEqual([
    [["lineNameReserved"], { lineNameReserved: { found: "Sagebridge Support" } }],
    [[], {}],
  ]);
});

test("an area is known with whatever apostrophe, case, accents and blanks a spreadsheet writes it", () => {
  const area = { slug: "actes", name: "Actes d’état civil", category: "other", shelf: null, isRetired: false } as const;
  setChangedTopics([area]);
  const said = ["Actes d'état civil", "ACTES D’ETAT  CIVIL", "actes d´état\u00a0civil", "Actes d’état civil"];
  const read = readAdvisorFile(`${HEAD}${said.map((each, index) => `Ada Byron,a${index}@example.com,${each},English\n`).join("")}`);
  setChangedTopics([]);
  expect(read.ok && read.lines.map(({ invitedAs }) => invitedAs.areas)).toEqual(said.map(() => ["actes"]));
});

test("of an address that stands there twice the first line that is in order counts, and not one that is refused", () => {
  const [bad, good] = ["Eva Lang,eva@example.com,Astrology,English", "Eva Lang,eva@example.com,Finance,English"];
  const problemsOf = (...rows: string[]) => {
    const read = readAdvisorFile(`${HEAD}${rows.join("\n")}\n`);
    return read.ok && read.lines.map(({ problems }) => problems);
  };
  expect(problemsOf(bad, good, good)).toEqual([["lineAreas"], [], ["lineRepeated"]]);
  expect(problemsOf(good, bad)).toEqual([[], ["lineAreas", "lineRepeated"]]);
});

/** The time zone read from a cell, or the line's problems. */
const zoneIn = (cell: string, column = "timezone") => {
  const read = readAdvisorFile(`name,email,areas,${column}\nAda Byron,ada@example.com,Finance,${cell}\n`);
  return read.ok ? read.lines.map(({ problems, cells, invitedAs }) => [...problems, cells.lineZone?.found ?? invitedAs.zone]) : read.reason;
};

test("the zone of the hours is one of the IANA list, is left out, or is told as the line's problem", () => {
  expect(zoneIn("Europe/Vienna")).toEqual([["Europe/Vienna"]]);
  for (const column of ["Zeitzone", "Time zone", "Fuseau horaire", "Zona horaria", "Fuso orario"])
    expect(zoneIn("America/Chicago", column)).toEqual([["America/Chicago"]]);
  expect(zoneIn("")).toEqual([[undefined]]);
  for (const wrong of ["Nowhere", "CET+1", "+01:00", "Europe/Wien"]) expect(zoneIn(wrong)).toEqual([["lineZone", wrong]]);
});

test("a zone is also known by its city as any language of the site shows it, and by another city in it", () => {
  for (const said of ["Roma", "rom", "Rome", "Roma · GMT+1", "europe/rome", "Milano"])
    expect([said, zoneIn(said)]).toEqual([said, [["Europe/Rome"]]]);
  expect([zoneIn("Nueva York"), zoneIn("Köln"), zoneIn("Sao Paulo")]).toEqual([
    [["America/New_York"]],
    [["Europe/Berlin"]],
    [["America/Sao_Paulo"]],
  ]);
});

test("names in columns of their own stay as they are, and one in a single column is parted before the particles of the last name", () => {
  const namesIn = (text: string) => {
    const read = readAdvisorFile(text);
    return read.ok && read.lines.map(({ name, problems, invitedAs: { firstName, lastName } }) => [name, firstName, lastName, ...problems]);
  };
  expect(namesIn("name,email,areas\nPiet de Vries,a@example.com,Finance\nAda,b@example.com,Finance\n")).toEqual([
    ["Piet de Vries", "Piet", "de Vries"],
    ["Ada", "", "", "lineName"],
  ]);
  const two = [["Ana Rosa Prieto Sanz", "Ana Rosa", "Prieto Sanz"]];
  expect(namesIn("first name,last name,email,areas\nAna Rosa,Prieto  Sanz,a@example.com,Finance\n")).toEqual(two);
  expect(namesIn("Vorname;Name;E-Mail;Fachgebiete\nAna Rosa;Prieto Sanz;a@example.com;Finance\n")).toEqual(two);
  expect(namesIn("name,first name,last name,email,areas\nA. Prieto,Ana Rosa,Prieto Sanz,a@example.com,Finance\n")).toEqual(two);
});

test("an unknown area is told with the column in which the file has it", () => {
  const columnsIn = (text: string) => {
    const read = readAdvisorFile(text);
    return read.ok && read.lines.map(({ cells }) => cells.lineAreas);
  };
  expect(columnsIn("name,email,Unterkategorie\nAda Byron,a@example.com,Astrologie\n")).toEqual([
    { found: "Astrologie", column: "Unterkategorie" },
  ]);
  expect(columnsIn("name,email,Fachgebiete\nAda Byron,a@example.com,Astrologie\n")).toEqual([{ found: "Astrologie" }]);
});

test("a file that a German spreadsheet has parted by semicolons is read as it saves it, and whoever writes one by hand is told what parts its cells", () => {
  const saved =
    'Name;E-Mail;Fachgebiete;Sprachen;Zeiten\r\nAda Byron;ada@example.com;"Finance; Technology";"Deutsch; Englisch";"Mo-Fr 9-17; Sa 10-12"\r\n';
  expect(readAdvisorFile(saved)).toMatchObject({
    ok: true,
    lines: [{ problems: [], invitedAs: { languages: expect.arrayContaining(["de", "en"]) } }],
  });
  const byHand = "Name;E-Mail;Fachgebiete;Zeiten\nAda Byron;ada@example.com;Finance;Mo-Fr 9-17; Sa 10-12\n";
  expect(readAdvisorFile(byHand)).toMatchObject({ ok: true, lines: [{ problems: ["lineCells"], cells: { lineCells: { allowed: ";" } } }] });
  const advised = byHand.replace("17; Sa", "17 | Sa");
  expect(readAdvisorFile(advised)).toMatchObject({ ok: true, lines: [{ problems: [] }] });
  for (const language of LANGUAGES) {
    const { text = "", lineHours = "" } = ALL_LANGUAGES[language].texts.invitations ?? {};
    expect([language, /17:00;/.test(text + lineHours)]).toEqual([language, false]);
  }
});
