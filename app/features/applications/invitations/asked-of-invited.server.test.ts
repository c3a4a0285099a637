import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisorApplications } from "#app/db/schema/applications";
import { type Asks, SPECIFIED_ASKS } from "#app/features/rules/asks";
import { fieldErrors } from "#app/ui/fields/form-values";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { underRules } from "../../../../tests/support/rules";
import { isAskedOfInvited } from "../asks";
import { acceptInvitation } from "./accept-invitation.server";
import { inviteAdvisors } from "./invite-advisors.server";
import { acceptSchema } from "./schema";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");
const device = { address: "203.0.113.7", userAgent: "Test browser" };
const password = "Correct-horse-7";
const FORM = {
  ...{ firstName: "Ada", lastName: "Byron", location: "Lyon, France", experience: "8-12", bio: "Engines" },
  ...{ password, confirmPassword: password, agreedToTerms: "on" },
};
const wrong = (more: object) => fieldErrors(acceptSchema, { ...FORM, ...more });
const asking = (asks: Partial<Asks>) => ({ asks: { ...SPECIFIED_ASKS, ...asks } });

test("whoever is invited is asked for what an application must have, and for no part that the site does not ask for", async () => {
  expect(wrong({})).toEqual({ availability: "applications.availabilityRequired" });
  await underRules(2, asking({ availability: "off", pricing: "required", phone: "required", website: "required" }), async () => {
    const needed = "applications.partRequired";
    expect(wrong({ phone: "  " })).toEqual({ pricing: needed, phone: needed, website: needed });
    expect(wrong({ pricing: "90", phone: "+49 221 1234", website: "nowhere" })).toEqual({ website: "applications.websiteInvalid" });
  });
  const asks: Asks = { ...SPECIFIED_ASKS, availability: "optional", pricing: "off", phone: "required" };
  const asked = (["availability", "pricing", "phone", "website"] as const).filter((part) => isAskedOfInvited(part, asks));
  expect(asked).toEqual(["availability", "phone"]);
});

test("what the invited say to the parts of an application stands in theirs", async () => {
  const admin = await anAdmin();
  const email = `ada-${randomUUID()}@example.com`;
  const done = await inviteAdvisors(admin, `name,email,areas\nAda Byron,${email},Finance\n`, AT);
  const token = new URL((done.ok && done.links[0]?.url) || "").searchParams.get("token") ?? "";
  await underRules(2, asking({ availability: "off", phone: "required", linkedin: "required" }), async () => {
    const said = acceptSchema.parse({ ...FORM, phone: "+49 221 123456", linkedin: "https://www.linkedin.com/in/ada" });
    expect(await acceptInvitation(token, said, device, AT)).toMatchObject({ ok: true });
  });
  const [sent] = await db.select().from(advisorApplications).where(eq(advisorApplications.email, email));
  expect(sent).toMatchObject({ phone: "+49221123456", linkedinUrl: "https://www.linkedin.com/in/ada", availability: "", pricing: null });
});
