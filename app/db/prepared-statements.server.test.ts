import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { anAdvisor } from "../../tests/support/people";
import { db } from "./client.server";
import { builtOnce, over } from "./prepared-statements.server";
import { advisors } from "./schema/advisors";

useDatabase();

const findCity = builtOnce((database) =>
  database
    .select({ city: advisors.city })
    .from(advisors)
    .where(eq(advisors.id, sql.placeholder("id")))
    .prepare("city_of_a_test"),
);

test("a statement that was built once is asked of the transaction that it is given, which sees what it has written", async () => {
  const { advisorId } = await anAdvisor();
  await db.update(advisors).set({ city: "Graz" }).where(eq(advisors.id, advisorId));
  const city = async (connection: Parameters<typeof over>[0]) => (await over(connection, findCity()).execute({ id: advisorId }))[0]?.city;
  await db.transaction(async (tx) => {
    await tx.update(advisors).set({ city: "Linz" }).where(eq(advisors.id, advisorId));
    expect([await city(tx), await city(db)]).toEqual(["Linz", "Graz"]);
    expect(await tx.transaction(city)).toBe("Linz");
  });
  expect(await city(db)).toBe("Linz");
  expect(over(db, findCity())).toBe(findCity());
});
