import { z } from "zod";
import { SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import { MAIL_ENCRYPTIONS, type MailServer } from "#app/platform/connections/connection-settings";
import { MAIL_PORTS } from "#app/platform/connections/limits";
import { savedAt } from "#app/platform/saved-at";
import { lineOf } from "../plain-text";

const version = savedAt("admin.notUnderstood");

const ADDRESS_MAX_CHARACTERS = 200;
const HOST_MAX_CHARACTERS = 253;
export const PASSWORD_MAX_CHARACTERS = 500;
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3})$/;

/** Schema of the site's public address: an origin; without a scheme, https is meant. Blank takes it back. */
export const addressFormSchema = z.strictObject(
  {
    version,
    address: lineOf(ADDRESS_MAX_CHARACTERS, "admin.tooLong")
      .transform((text) => (text === "" || text.includes("://") ? text : `https://${text}`))
      .refine((text) => text === "" || originOf(text) !== null, "connections.addressRefused")
      .transform((text) => originOf(text) ?? ""),
  },
  "admin.notUnderstood",
);

/** Schema of the confirmation that the site is at the address that was entered. */
export const confirmAddressSchema = z.strictObject({ version }, "admin.notUnderstood");

/** The origin that an address names; null when it is none, or names a page or a user too. */
function originOf(text: string) {
  if (!z.url({ protocol: /^https?$/ }).safeParse(text).success) return null;
  const { origin, pathname, search, hash, username } = new URL(text);
  return pathname === "/" && search === "" && hash === "" && username === "" ? origin : null;
}

/** Schema of the mail server and the sender. What the environment says is not in the form. */
export const mailServerFormSchema = z
  .strictObject(
    {
      version,
      host: lineOf(HOST_MAX_CHARACTERS, "admin.tooLong")
        .refine((host) => /^[a-z0-9.-]*$/i.test(host), "connections.hostRefused")
        .optional(),
      port: z
        .string()
        .trim()
        .refine((port) => MAIL_PORTS.some((each) => `${each}` === port), "connections.portRefused")
        .optional(),
      encryption: z.enum(MAIL_ENCRYPTIONS, "admin.notOnTheList").optional(),
      user: lineOf(254, "admin.tooLong").optional(),
      password: z.string().max(PASSWORD_MAX_CHARACTERS, "admin.tooLong").default(""),
      senderName: lineOf(SITE_NAME_MAX_CHARACTERS, "admin.tooLong").optional(),
      senderAddress: lineOf(254, "admin.tooLong")
        .refine((text) => text === "" || z.email().safeParse(text).success, "dashboard.emailRefused")
        .optional(),
    },
    "admin.notUnderstood",
  )
  .refine(({ host = "", user, encryption }) => !user || encryption !== "none" || host === "" || OWN_MACHINE.test(host), {
    path: ["encryption"],
    message: "connections.encryptionNeeded",
  });

export type GivenMailServer = z.output<typeof mailServerFormSchema>;

/** The address and the mail server as shown in their forms. */
export interface EditedConnections {
  address: {
    /** The one in force, from BASE_URL where `isGiven`. */
    standing: string;
    proposed: string;
    isGiven: boolean;
    version: string;
  };
  mail: MailServer & {
    senderName: string;
    senderAddress: string;
    hasPassword: boolean;
    /** The host in SMTP_URL, and the sender in MAIL_FROM; null where the variable is not set. */
    given: { host: string | null; sender: string | null };
    version: string;
  };
}
