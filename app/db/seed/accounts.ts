import type { userRoles, users } from "#app/db/schema/accounts/accounts";
import type { profiles } from "#app/db/schema/accounts/profiles";
import type { AdvisorStory } from "./advisor-story";
import { CITIES } from "./cities";
import { CLIENTS, type ClientStory, DEMO_ADMIN, DEMO_CLIENT } from "./clients";
import { idFor } from "./dice";
import { emailOf, fullName } from "./names";

export type UserRow = typeof users.$inferInsert & { id: string };
export type ProfileRow = typeof profiles.$inferInsert & { id: string };
export type UserRoleRow = typeof userRoles.$inferInsert;

/** The three accounts people can sign in to; the seeding code sets their passwords. */
export const DEMO_EMAILS = { client: "client@demo.example", advisor: "adviser@demo.example", admin: "admin@demo.example" } as const;

/** A person of the demo: their sign-in and their client profile. */
export interface Account {
  user: UserRow;
  profile: ProfileRow;
}

const PROFILE_LANGUAGES = ["en", "es", "fr", "de", "it"];

export function clientAccounts(seed: number, joinedAt: Date): { demoClient: Account; demoAdmin: Account; others: Account[] } {
  return {
    demoClient: clientAccount(seed, DEMO_CLIENT, DEMO_EMAILS.client, joinedAt),
    demoAdmin: clientAccount(seed, DEMO_ADMIN, DEMO_EMAILS.admin, joinedAt),
    others: CLIENTS.map((client) => clientAccount(seed, client, emailOf(client.name), joinedAt)),
  };
}

export function advisorAccount(seed: number, story: AdvisorStory, email: string, joinedAt: Date): Account {
  const language = story.languages.find((code) => PROFILE_LANGUAGES.includes(code)) ?? "en";
  const person = {
    name: story.name,
    city: story.city,
    category: "individual",
    companyName: "",
    jobTitle: story.title,
    industry: "",
  } as const;
  return account(seed, person, email, language, joinedAt);
}

function clientAccount(seed: number, client: ClientStory, email: string, joinedAt: Date): Account {
  return account(seed, client, email, "en", joinedAt);
}

function account(seed: number, person: ClientStory, email: string, language: string, joinedAt: Date): Account {
  const id = idFor(`${seed}/user/${email}`);
  const { country, zone, currency } = CITIES[person.city];
  const stamp = { createdAt: joinedAt, isDemo: true };
  return {
    user: { id, email, emailConfirmedAt: joinedAt, ...stamp },
    profile: {
      id: idFor(`${seed}/profile/${email}`),
      userId: id,
      firstName: person.name[0],
      lastName: person.name[1],
      displayName: fullName(person.name),
      email,
      category: person.category,
      categoryChosenAt: joinedAt,
      companyName: person.companyName,
      jobTitle: person.jobTitle,
      industry: person.industry,
      country,
      city: person.city,
      language,
      currency,
      timezone: zone,
      updatedAt: joinedAt,
      ...stamp,
    },
  };
}
