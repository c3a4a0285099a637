import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { siteSettings } from "#app/db/schema/site-content";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { accessibilityProblems, overflows } from "../support/browser";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { useWindows } from "../support/windows";

const { windowOf } = useWindows();

type Window = Awaited<ReturnType<typeof windowOf>>;

async function expectSound(page: Window) {
  expect(await accessibilityProblems(page), page.url()).toEqual([]);
  expect(await overflows(page), page.url()).toBe(false);
}

test("what was accepted is paid by transfer: the client says so on a phone, the admin confirms it, and the page of the client follows", async () => {
  const [client, advisor, admin] = [
    await aClient({ displayName: "Ada" }),
    await anAdvisor({ displayName: "Grace Hopper" }),
    await aClient(),
  ];
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  await db.delete(siteSettings).where(like(siteSettings.name, "pay_%"));
  await db.insert(siteSettings).values([
    { name: "pay_holder", value: "Demo account" },
    { name: "pay_iban", value: "DE89370400440532013000" },
    { name: "pay_text", value: "Or in cash, at the door." },
  ]);
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + 72 * 3_600_000) });
  await db.update(consultations).set({ currency: "EUR" }).where(eq(consultations.id, id));
  await acceptConsultation(advisor, id, new Date());

  const phone = await windowOf(client, { width: 390 });
  await phone.goto(`/consultations/${id}`);
  await phone.getByRole("heading", { name: "Please pay €50" }).waitFor();
  await phone.getByRole("img", { name: "Code of the bank transfer" }).waitFor();
  await expectSound(phone);
  await phone.getByRole("button", { name: "I have paid" }).click();
  await phone.getByRole("heading", { name: "You told us that you have paid" }).waitFor();
  await expectSound(phone);

  const desk = await windowOf(admin);
  await desk.goto("/admin?view=payments");
  await expectSound(desk);
  await desk.getByRole("button", { name: /^Confirm the payment of Ada/ }).click();
  const asked = desk.getByRole("alertdialog", { name: "Has it arrived?" });
  expect(await asked.getByLabel("Amount in EUR").inputValue()).toBe("50");
  // By Enter in the field, whose row disappears with the response: the focus moves to its section's heading.
  await asked.getByLabel("Amount in EUR").press("Enter");
  await desk.getByText("The payment is confirmed.").first().waitFor();
  await desk.locator("h2:focus", { hasText: "Payments" }).waitFor();
  await phone.getByText("€50 has arrived.").first().waitFor();
});
