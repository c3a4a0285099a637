import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { advisorApplications } from "#app/db/schema/applications";
import type { Viewer } from "#app/features/accounts/viewer";
import type { Answers } from "#app/features/applications/answers";
import { submitApplication } from "#app/features/applications/applications.server";
import { saveDraft } from "#app/features/applications/drafts/drafts.server";
import { aClient } from "./people";

/** Everything a draft needs to be submitted. */
export const completeAnswers: Partial<Answers> = {
  firstName: "Ada",
  lastName: "Byron",
  location: "Lyon, France",
  languages: ["en", "fr"],
  expertise: "Technology",
  experience: "8-12",
  bio: "Engines, and what can be done with them.",
  availability: "limited",
  pricing: "150",
};

export const REGISTRATION = { kind: "advisor-registration", isFromProfile: false } as const;

/** Creates a person with a pending application. */
export async function anApplicant(answers: Partial<Answers> = {}, at = new Date()) {
  const person = await aClient({ timezone: "" });
  await saveDraft(person, { ...completeAnswers, ...answers }, at);
  const sent = await submitApplication(person, REGISTRATION, at);
  if (!sent.ok) throw new Error(`not sent: ${JSON.stringify(sent)}`);
  return { person, applicationId: sent.applicationId };
}

/** Creates a person with the admin role. */
export async function anAdmin(details: Parameters<typeof aClient>[0] = {}): Promise<Viewer> {
  const person = await aClient(details);
  await db.insert(userRoles).values({ userId: person.userId, role: "admin" });
  return { ...person, isAdmin: true };
}

export async function applicationRow(id: string) {
  const [row] = await db.select().from(advisorApplications).where(eq(advisorApplications.id, id));
  return row!;
}
