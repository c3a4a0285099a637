import { writeOwnRecords } from "#app/features/accounts/own-records/own-records.server";

type Row = Record<string, string | number>;
type Records = Record<"ledger" | "messages" | "notifications" | "files", Row[]>;

/** Returns everything the site stores about a person, as in their data export. */
export async function readOwnRecords(userId: string, at: Date): Promise<Records> {
  let text = "";
  for await (const piece of writeOwnRecords(userId, at)) text += piece;
  return JSON.parse(text);
}
