import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import {
  ADDRESS_SETTINGS,
  addressesOf,
  MAIL_SETTINGS,
  type MailServer,
  mailSettingsOf,
} from "#app/platform/connections/connection-settings";
import { publishConnections } from "#app/platform/connections/connections.server";
import { keepFormer, keepTyped } from "#app/platform/connections/former-mail-server.server";
import { hasMailPassword, keepMailPassword } from "#app/platform/connections/mail-password.server";
import { retryWaiting } from "#app/platform/mail/outbox.server";
import type { Outcome } from "#app/platform/outcome";
import { rowsOf, settingsTransaction, versionOf, writeSettings } from "../settings/save-settings.server";
import type { EditedConnections, GivenMailServer } from "./connections-form";

type AddressRefusal = "stale" | "inEnvironment" | "notThere";

const addressRows = (connection: Connection) => rowsOf(connection, Object.values(ADDRESS_SETTINGS));
const mailRows = (connection: Connection) => rowsOf(connection, Object.values(MAIL_SETTINGS));

/** Returns the address and the mail server for their forms: what admins have set, and what the environment says instead. */
export async function readConnectionsToEdit(): Promise<EditedConnections> {
  const { baseUrl, smtpUrl, mailFrom } = config();
  const [address, mail] = await Promise.all([addressRows(db), mailRows(db)]);
  const { standing, proposed } = addressesOf(address);
  return {
    address: { standing: baseUrl ?? standing, proposed, isGiven: baseUrl !== undefined, version: versionOf(address).toISOString() },
    mail: {
      ...mailSettingsOf(mail),
      hasPassword: await hasMailPassword(),
      given: { host: smtpUrl ? new URL(smtpUrl).host : null, sender: mailFrom ?? null },
      version: versionOf(mail).toISOString(),
    },
  };
}

/**
 * Enters an address of the site, which is in force once an admin has confirmed it from there: a mistyped one locks nobody out. A blank one takes
 * back both.
 */
export const proposeAddress = (
  actor: AdminActor,
  { version, address }: { version: Date; address: string },
  at: Date,
): Promise<Outcome<AddressRefusal>> => saveAddress(actor, version, at, ({ standing }) => enteredAddress(address, standing));

const enteredAddress = (address: string, standing: string) =>
  address === "" ? { standing: "", proposed: "" } : { standing, proposed: address === standing ? "" : address };

/** Puts the entered address into force. `origin` is where the admin's browser says that it is. */
export const confirmAddress = (
  actor: AdminActor,
  { version, origin }: { version: Date; origin: string | null },
  at: Date,
): Promise<Outcome<AddressRefusal>> =>
  saveAddress(actor, version, at, ({ proposed }) => (proposed !== "" && origin === proposed ? { standing: proposed, proposed: "" } : null));

type Addresses = ReturnType<typeof addressesOf>;

function saveAddress(actor: AdminActor, version: Date, at: Date, change: (before: Addresses) => Addresses | null) {
  return settingsTransaction(actor, async (tx): Promise<Outcome<AddressRefusal>> => {
    if (config().baseUrl) return { ok: false, reason: "inEnvironment" };
    const after = change(addressesOf(await addressRows(tx)));
    if (!after) return { ok: false, reason: "notThere" };
    const values = { [ADDRESS_SETTINGS.standing]: after.standing, [ADDRESS_SETTINGS.proposed]: after.proposed };
    return writeSettings(tx, actor, { action: "settings.address_updated", values, version, at, publish: publishConnections });
  });
}

/**
 * Saves the mail server and the sender, effective on every server at once; what the environment says stays as it says. A stored password never goes
 * to another server or as another user: then it has to be entered again.
 */
export function saveMailServer(
  actor: AdminActor,
  { version, password, ...given }: GivenMailServer,
  at: Date,
): Promise<Outcome<"stale" | "inEnvironment" | "passwordAgain">> {
  const { smtpUrl, mailFrom } = config();
  const { host, port, encryption, user, senderName, senderAddress } = given;
  const server = smtpUrl ? {} : without({ host, port, encryption, user });
  const sender = mailFrom ? {} : without({ senderName, senderAddress });
  return settingsTransaction(actor, async (tx): Promise<Outcome<"stale" | "inEnvironment" | "passwordAgain">> => {
    if (smtpUrl && mailFrom) return { ok: false, reason: "inEnvironment" };
    const before = mailSettingsOf(await mailRows(tx));
    const after = { ...before, ...server, ...sender };
    const isKept = await hasMailPassword(tx);
    const isNeeded = !smtpUrl && after.host !== "" && after.user !== "";
    if (isNeeded && password === "" && (!isKept || leadsElsewhere(before, after))) return { ok: false, reason: "passwordAgain" };
    const isChanged = !smtpUrl && (isNeeded ? password !== "" : isKept);
    const values = Object.fromEntries(Object.entries(MAIL_SETTINGS).map(([part, name]) => [name, after[part as keyof typeof after]]));
    return writeSettings(tx, actor, {
      ...{ action: "settings.mail_server_updated", values, version, at },
      ...(isChanged && { secret: { mail_password: isNeeded ? "set" : "removed" } }),
      publish: async (_, standing) => {
        await keepFormer(tx, standing, at);
        if (isChanged) await keepMailPassword(tx, isNeeded ? password : "", at);
        if (isChanged && isNeeded) await keepTyped(tx, password, { by: actor.userId, at, standing: after });
        await retryWaiting(tx);
        await publishConnections(tx);
      },
    });
  });
}

const leadsElsewhere = (before: MailServer, after: MailServer) =>
  (["host", "port", "encryption", "user"] as const).some((part) => before[part] !== after[part]);

const without = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
