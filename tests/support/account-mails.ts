import { desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";

/** What was mailed to an address, newest first. */
export const mailsTo = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt), desc(outbox.id));

/** The token of the link in a mail. */
export const tokenIn = (mail: { text: string } | undefined) => /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
