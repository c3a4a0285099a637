import { USUAL_PORTS } from "./limits";

/** Settings under which admins store where the site is. */
export const ADDRESS_SETTINGS = { standing: "site_address", proposed: "site_address_proposed" } as const;

/** Settings under which admins store the mail server and the sender; the password is not among them. */
export const MAIL_SETTINGS = {
  host: "mail_host",
  port: "mail_port",
  encryption: "mail_encryption",
  user: "mail_user",
  senderName: "mail_sender_name",
  senderAddress: "mail_sender_address",
} as const;

/** The name under which the mail server's password is sealed, and for whom: the site itself, whichever admin has set it. */
export const MAIL_PASSWORD = "mail_password";
export const MAIL_PASSWORD_OWNER = "site";

/** How a connection to the mail server is encrypted: from its start, after a greeting in the open, or not at all. */
export const MAIL_ENCRYPTIONS = ["tls", "starttls", "none"] as const;
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number];

/** The mail server as an admin has set it. */
export interface MailServer {
  host: string;
  port: string;
  encryption: MailEncryption;
  user: string;
}

type Rows = readonly { name: string; value: string }[];

const textOf = (rows: Rows, setting: string) => rows.find(({ name }) => name === setting)?.value ?? "";

/** Reads the addresses from settings rows. */
export const addressesOf = (rows: Rows): { standing: string; proposed: string } => ({
  standing: textOf(rows, ADDRESS_SETTINGS.standing),
  proposed: textOf(rows, ADDRESS_SETTINGS.proposed),
});

/** Reads the mail server and the sender from settings rows; without a host, there is no server. */
export function mailSettingsOf(rows: Rows): MailServer & { senderName: string; senderAddress: string } {
  const encryption = textOf(rows, MAIL_SETTINGS.encryption);
  return {
    host: textOf(rows, MAIL_SETTINGS.host),
    port: textOf(rows, MAIL_SETTINGS.port) || `${USUAL_PORTS.tls}`,
    encryption: MAIL_ENCRYPTIONS.find((each) => each === encryption) ?? "tls",
    user: textOf(rows, MAIL_SETTINGS.user),
    senderName: textOf(rows, MAIL_SETTINGS.senderName),
    senderAddress: textOf(rows, MAIL_SETTINGS.senderAddress),
  };
}

const OPTIONS = { tls: "", starttls: "?requireTLS=true", none: "?ignoreTLS=true" } as const;

/** The mail server as SMTP_URL would name it; undefined where there is none. */
export function urlOfMailServer({ host, port, encryption, user }: MailServer, password: string): string | undefined {
  if (!host) return undefined;
  const who = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : "";
  return `${encryption === "tls" ? "smtps" : "smtp"}://${who}${host}:${port}${OPTIONS[encryption]}`;
}

/** Where mails go, as a single setting: a host counts with the port, the encryption and the user that it was written with. */
export const MAIL_SERVER = "mail_server";
const SERVER_NAMES: string[] = [MAIL_SETTINGS.host, MAIL_SETTINGS.port, MAIL_SETTINGS.encryption, MAIL_SETTINGS.user];

/** Settings of mail with where they go as a single one, which stands or goes as a whole; who sends stays by name. No server where nobody has set any. */
export function mailServerIn(values: Readonly<Record<string, string>>): Record<string, string> {
  const parts = SERVER_NAMES.map((name) => `${values[name] ?? ""}`);
  const senders = [MAIL_SETTINGS.senderName, MAIL_SETTINGS.senderAddress].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...(parts.some((part) => part !== "") && { [MAIL_SERVER]: JSON.stringify(parts) }), ...Object.fromEntries(senders) };
}

/** The settings that such a single one stands for; every other is itself. */
export function inParts(name: string, value: string | undefined): [string, string | undefined][] {
  if (name !== MAIL_SERVER) return [[name, value]];
  const parts = value === undefined ? [] : (JSON.parse(value) as string[]);
  return SERVER_NAMES.map((part, place) => [part, parts[place]]);
}
