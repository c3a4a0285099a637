import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { aRequest, consultationRow, later, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { settleUndenied } from "./due-transitions.server";
import { reportNoShow } from "./endings.server";

useDatabase();

test.each(["client", "advisor"] as const)("nothing stands by the silence of a suspended %s, who cannot break it", async (accused) => {
  const { client, advisor, id } = await aRequest("accepted");
  const saidAt = later(noon, 0.25);
  await reportNoShow(accused === "client" ? advisor : client, id, saidAt);
  const { userId } = accused === "client" ? client : advisor;
  await db.update(users).set({ suspendedAt: saidAt }).where(eq(users.id, userId));
  await settleUndenied(later(saidAt, 49));
  expect((await consultationRow(id)).status).toBe("accepted");
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, userId));
  await settleUndenied(later(saidAt, 49));
  expect(await consultationRow(id)).toMatchObject({ status: "no-show", noShowOf: accused });
});
