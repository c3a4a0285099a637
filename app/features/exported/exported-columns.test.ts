import { getTableColumns, getTableName } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts/accounts";
import { advisorApplications } from "#app/db/schema/applications";
import { categoryRequests } from "#app/db/schema/catalog";
import { EXPORTED_TABLES, rowForOwner } from "./exported-columns.server";
import { columns, columnsFor, type ExportedTable, namesFor } from "./exported-table.server";

const columnsOf = ({ table }: ExportedTable) => Object.entries<AnyPgColumn>(getTableColumns(table));
const listed = ({ takers }: ExportedTable) => Object.values<string>({ ...takers }).flatMap((names) => names.split(" "));

test.each(
  EXPORTED_TABLES.map((exported) => [getTableName(exported.table), exported] as const),
)("of each column of %s it is said once who takes it along, and of nothing else", (_, exported) => {
  expect(listed(exported).toSorted()).toEqual(
    columnsOf(exported)
      .map(([name]) => name)
      .toSorted(),
  );
});

test("each table stands in it once", () => {
  const names = EXPORTED_TABLES.map(({ table }) => getTableName(table));
  expect(names).toEqual([...new Set(names)]);
  expect(names.length).toBeGreaterThan(50);
});

test("a column that nobody has named, and a table that nobody has, are taken along by nobody", () => {
  const table = pgTable("new_things", { id: text("id"), added: text("added_later") });
  const exported = columns(table, { both: "id" });
  expect([columnsFor(exported, "owner"), columnsFor(exported, "admins")]).toEqual([["id"], ["id"]]);
  expect(() => rowForOwner(table, { id: "1", added: "secret" })).toThrow("new_things");
});

test("what lets somebody in is taken along by nobody", () => {
  const secret = /password|secret|token|hash|_key$/i;
  const taken = EXPORTED_TABLES.flatMap((exported) => [...columnsFor(exported, "owner"), ...columnsFor(exported, "admins")]);
  expect(taken.filter((name) => secret.test(name))).toEqual([]);
  const bytes = EXPORTED_TABLES.flatMap((exported) =>
    columnsOf(exported).filter(([name, column]) => column.getSQLType() === "bytea" && !exported.takers.nobody?.includes(name)),
  );
  expect(bytes).toEqual([]);
});

/** The columns by which a row belongs to its owner. */
const OWN = /^(id|user|client|sender|author|reporter|owner)Id$/;

test("no owner takes along the id of another person: whoever decided, reviewed, was assigned, or is named", () => {
  const told = EXPORTED_TABLES.flatMap((exported) => {
    const toPeople = getTableConfig(exported.table).foreignKeys.flatMap((key) => {
      const { columns: from, foreignTable } = key.reference();
      return getTableName(foreignTable) === getTableName(users) ? from.map(({ name }) => name) : [];
    });
    const people = columnsOf(exported).filter(([, column]) => toPeople.includes(column.name) || column.getSQLType() === "uuid[]");
    return people.map(([name]) => name).filter((name) => namesFor(exported, "owner").has(name) && !OWN.test(name));
  });
  expect(told).toEqual([]);
});

test("an applicant reads the notes on a rejection, which were sent to them, and none on an approval", () => {
  const row = { id: "1", reviewNotes: "zznotes", reviewedBy: "zzadmin", assignedTo: "zzadmin" };
  const notes = (status: string) => rowForOwner(advisorApplications, { ...row, status });
  expect(notes("rejected")).toEqual({ id: "1", status: "rejected", reviewNotes: "zznotes" });
  for (const status of ["approved", "pending"]) expect(notes(status)).toEqual({ id: "1", status, reviewNotes: null });
});

test("of a category that they asked for, a person takes along neither who else did nor what admins wrote", () => {
  const row = { id: "1", name: "Bees", askers: 3, answer: "zzanswer", decidedBy: "zzadmin", status: "declined" };
  expect(rowForOwner(categoryRequests, row)).toEqual({ id: "1", name: "Bees", status: "declined" });
});
