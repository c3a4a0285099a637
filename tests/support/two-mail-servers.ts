import { beforeEach, expect } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { readConnectionsToEdit, saveMailServer } from "#app/features/admin/connections/connections.server";
import { readConnections } from "#app/platform/connections/connections.server";
import { DAY_MS } from "#app/platform/durations";
import { SmtpStandIn } from "./smtp-stand-in";

export const LOGINS = {
  own: { user: "us@advice.example", password: "the-password-of-before" },
  theirs: { user: "them@evil.example", password: "another" },
};
type Whose = keyof typeof LOGINS;

/** Called at the top of a test file: the site's own mail server and a thief's, none of which is set; with these settings beside. */
export function useTwoMailServers(settings: Record<string, string> = {}) {
  const servers = {} as Record<Whose, SmtpStandIn>;
  const clear = async () => {
    for (const table of [siteSettings, sealedSettings, outbox]) await db.delete(table);
  };
  beforeEach(async () => {
    moveConfig({ ...process.env, SMTP_URL: "", MAIL_FROM: "", ...settings });
    await clear();
    Object.assign(servers, { own: new SmtpStandIn(LOGINS.own), theirs: new SmtpStandIn(LOGINS.theirs) });
    await Promise.all([servers.own.listen(), servers.theirs.listen()]);
    return async () => {
      moveConfig();
      await clear();
      await readConnections();
      await Promise.all([servers.own.close(), servers.theirs.close()]);
    };
  });
  /** Saves one of them as an admin does, in so many days from now. */
  async function save(admin: Viewer, whose: Whose, days: number) {
    const { user, password } = LOGINS[whose];
    const server = { host: servers[whose].host, port: "2525", encryption: "none", user, senderName: "", senderAddress: user } as const;
    const version = new Date((await readConnectionsToEdit()).mail.version);
    const at = new Date(Date.now() + days * DAY_MS);
    expect(await saveMailServer(admin, { ...server, version, password }, at)).toEqual({ ok: true });
    await readConnections();
  }
  const got = (whose: Whose, email: string) => servers[whose].mails.filter(({ to }) => to === email).length;
  return { servers, save, got };
}
