import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { useDatabase } from "../../../../tests/support/database";
import { mailConfirmation } from "../emails.server";

useDatabase();

test("an address that is to be confirmed reads which hour is held, and not the name that its advisor has given themselves", async () => {
  const held = {
    name: "Refund waiting: evil.example/pay",
    startsAt: "2026-12-03T10:00:00Z",
    until: "2026-12-01T10:15:00Z",
    timeZone: "UTC",
  };
  const link = { id: "00000000-0000-4000-8000-000000000001", token: "token" };
  await mailConfirmation(db, "victim@example.com", link, { returnTo: null, held, timeZone: "" });
  const [mail] = await db.select().from(outbox);
  expect(mail?.text).toContain("It is held for you until 10:15");
  expect(JSON.stringify(mail)).not.toMatch(/Refund|evil/);
});
