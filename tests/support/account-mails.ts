import { desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";

/** Returns the emails to an address, newest first. */
export const mailsTo = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt), desc(outbox.id));

/** Returns the token of the link in an email. */
export const tokenIn = (mail: { text: string } | undefined) => /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
