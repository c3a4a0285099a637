import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { windowOf } = useWindows();

async function theDesk(status?: "completed") {
  const [client, advisor, admin] = [
    await aClient({ displayName: "Ada" }),
    await anAdvisor({ displayName: "Grace Hopper" }),
    await aClient(),
  ];
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + 72 * 3_600_000), status });
  await db
    .update(consultations)
    .set({ currency: "EUR", ...(status && { agreedAt: new Date(), closedAt: new Date() }) })
    .where(eq(consultations.id, id));
  if (!status) await acceptConsultation(advisor, id, new Date());
  return windowOf(admin);
}

test("a payment of which a part came is asked about anew with what is left, and not with what was typed of the first part", async () => {
  const desk = await theDesk();
  await desk.goto("/admin?view=payments");
  await desk.getByRole("button", { name: /^Confirm the payment of Ada/ }).click();
  const amount = desk.locator("dialog", { hasText: "Has it arrived?" }).locator("[name=amount]");
  await amount.fill("20.50");
  await amount.press("Enter");
  await desk.getByText("The payment is confirmed.").first().waitFor();
  await expect.poll(() => amount.inputValue()).toBe("29.50");
});

test("too high a refund is refused in its question, with all that was typed and the address as it was; one that is made leaves nothing of it", async () => {
  const desk = await theDesk("completed");
  await desk.goto("/admin?view=consultations");
  await desk
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await desk.getByRole("button", { name: /^Refund the consultation of Ada/ }).click();
  const question = desk.locator("dialog", { hasText: "At most" });
  const [amount, reason] = [question.locator("[name=amount]"), question.locator("[name=reason]")];
  const typed = () => Promise.all([amount.inputValue(), reason.inputValue()]);
  await amount.fill("500");
  await reason.fill("It began late");
  await reason.press("Enter");
  await desk.getByText("That is more than is left to refund.").first().waitFor({ state: "attached" });
  await desk.waitForLoadState("networkidle");
  expect([await question.isVisible(), await question.getByRole("alert").isVisible(), await typed()]).toEqual([
    true,
    true,
    ["500", "It began late"],
  ]);
  expect(new URL(desk.url()).search).toBe("?view=consultations");
  await amount.fill("20");
  await reason.press("Enter");
  await question.waitFor({ state: "hidden" });
  await expect.poll(typed).toEqual(["30", ""]);
});
