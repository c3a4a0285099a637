import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { StatementLine } from "#app/features/money/earnings";
import { LANGUAGES } from "#app/languages/languages";
import { csvLine } from "#app/platform/csv";
import { statementCsv } from "./statement-csv.server";

const line: StatementLine = {
  id: "1",
  at: new Date("2026-11-02T10:00:00Z"),
  kind: "settle",
  currency: "EUR",
  amount: 50_00,
  balance: 50_00,
  reason: "",
  consultationId: "c1",
  topicName: "Finance",
  heldAt: new Date("2026-11-01T10:00:00Z"),
  ending: "completed",
  clientName: "Ann",
  paid: 55_00,
  refunded: 0,
  statementNumber: null,
  isOnTheWay: false,
  reference: null,
};

test("a statement begins with its columns and has a line each, oldest first, amounts in whole units", () => {
  const later = {
    ...line,
    id: "2",
    at: new Date("2026-11-03T10:00:00Z"),
    kind: "payout" as const,
    amount: -50_00,
    balance: 0,
    statementNumber: 7,
  };
  const rows = statementCsv([later, line], "en").split("\r\n");
  expect(rows[0]).toMatch(/^\ufeffDate \(UTC\),Kind,/);
  expect(rows[1]).toBe("2026-11-02 10:00:00,Earned,c1,2026-11-01 10:00:00,Finance,Ann,55.00,0.00,50.00,50.00,EUR,,,");
  expect(rows[2]).toContain("Paid out");
  expect(rows[2]).toContain(",-50.00,0.00,EUR,7,");
  expect(rows[3]).toBe("");
});

test("whoever reads German has its columns, kinds and areas in German, as its spreadsheets open it, and the same times and amounts", () => {
  const [columns, row] = statementCsv([{ ...line, topicName: "Tax and Accounting" }], "de").split("\r\n");
  expect(columns).toMatch(
    /^\ufeffDatum \(UTC\);Art;Beratung;Termin \(UTC\);Thema;Kunde;Vom Kunden bezahlt;Erstattet;Betrag;Saldo;Währung;/,
  );
  expect(row).toMatch(/^2026-11-02 10:00:00;Verdient;c1;2026-11-01 10:00:00;Steuer[^;]*;Ann;55,00;0,00;50,00;50,00;EUR;;;$/);
});

test.each(LANGUAGES)("read back in %s, the amounts of a statement are those of its lines", (language) => {
  const back = { ...line, amount: -1234_56, balance: 9_05, paid: 1234_56, topicName: "Finance; tax, law" };
  const [delimiter, decimal] = language === "en" ? [",", "."] : [";", ","];
  const [, cells = []] = parse(statementCsv([back], language), { delimiter, bom: true }) as string[][];
  expect([6, 7, 8, 9].map((at) => Number(cells[at]!.replace(decimal, ".")))).toEqual([1234.56, 0, -1234.56, 9.05]);
  expect([cells[4], cells.length]).toEqual(["Finance; tax, law", 14]);
});

test.each([
  ["cancelled", "Kept from a cancellation"],
  ["no-show", "Client did not come"],
])("what is kept of a consultation that is %s is not called earned", (ending, said) => {
  expect(statementCsv([{ ...line, ending }], "en")).toContain(`,${said},`);
  expect(statementCsv([{ ...line, ending, kind: "refund" }], "en")).toContain(",Refund,");
});

test.each([
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  "\tx",
  "\r=1",
  '=HYPERLINK("http://evil.example","x")',
])("V25: the cell %j is no formula", (text) => {
  expect(csvLine([text]).replace(/^"/, "")).toMatch(/^'/);
  expect(statementCsv([{ ...line, clientName: text }], "en")).not.toMatch(/(^|,)"?[=+@\t]/);
});
