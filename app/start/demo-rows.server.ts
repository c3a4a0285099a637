import { db } from "#app/db/client.server";
import { topics } from "#app/db/schema/catalog";
import { DEMO_EMAILS } from "#app/db/seed/accounts";
import { demoStory } from "#app/db/seed/demo-story";
import { waitingMatters } from "#app/db/seed/waiting";
import { hashPassword } from "#app/features/accounts/password/passwords.server";
import { type PriceQuestion, priceConsultation } from "#app/features/booking/pricing";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { makePassword } from "./demo-password";

const SEED = 20_261_121;

/** Demo consultations are priced by the rules of a new site. */
const priced = (question: Omit<PriceQuestion, "rules">) => priceConsultation({ ...question, rules: SPECIFIED_RULES });

/** Creates all rows of the demo. That takes seconds on a slow machine, during which no transaction may be open: the database ends idle ones. */
export async function makeDemoRows() {
  const passwords = { client: makePassword(), advisor: makePassword(), admin: makePassword() };
  const hashing = Promise.all(
    Object.entries(DEMO_EMAILS).map(
      async ([role, email]) => [email, await hashPassword(passwords[role as keyof typeof DEMO_EMAILS])] as const,
    ),
  );
  const now = new Date();
  const story = demoStory(SEED, now, { topics: await db.select().from(topics), priceConsultation: priced });
  const waiting = waitingMatters(SEED, now, story, { priceConsultation: priced });
  const hashes = new Map<string, string>(await hashing);
  const people = story.users.map((user) => ({ ...user, passwordHash: hashes.get(user.email) ?? null }));
  return { story: { ...story, users: people }, waiting, accounts: accountsText(passwords) };
}

export type Demo = Awaited<ReturnType<typeof makeDemoRows>>;

const accountsText = (passwords: Record<keyof typeof DEMO_EMAILS, string>) =>
  `${Object.entries(DEMO_EMAILS)
    .map(([role, email]) => `${role.padEnd(8)} ${email.padEnd(22)} ${passwords[role as keyof typeof DEMO_EMAILS]}`)
    .join("\n")}\n`;
