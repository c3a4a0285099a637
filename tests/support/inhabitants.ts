import { afterAll, beforeAll } from "vitest";
import { connectDatabase, db, disconnectDatabase } from "#app/db/client.server";
import { startSession } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { type SiteUnderTest, useSite } from "./site";

/** The built site with `db` connected to its database: the builders of `people.ts` then create people who can send requests to it. */
export function useInhabitedSite(options: Parameters<typeof useSite>[0] = {}) {
  const site = useSite(options);
  beforeAll(() => {
    connectDatabase(site.database.where);
  });
  afterAll(disconnectDatabase);
  return site;
}

/** Returns a visitor signed in as a person created by the builders. */
export async function enter(site: SiteUnderTest, { userId }: Pick<Viewer, "userId">) {
  const visitor = site.visitor();
  const device = { address: "127.0.0.1", userAgent: "test" };
  visitor.cookies.set("session", await startSession(db, { userId, rememberMe: true, device }, new Date()));
  return visitor;
}
