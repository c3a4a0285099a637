import type { Connection } from "#app/db/client.server";
import { hasBlocked } from "#app/features/blocks/blocked.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";

interface CalledName {
  /** In the details of a notification. */
  details: { name: string; side?: "client" | "advisor" };
  /** In a mail. */
  inMail: (language: Language) => string;
}

/** What the other side of a consultation is called where a reader is told of its money: to whoever has blocked them by no name of theirs, which can be words. */
export async function calledName(
  connection: Connection,
  readerId: string,
  { userId, name, side }: { userId: string; name: string; side: "client" | "advisor" },
): Promise<CalledName> {
  if (await hasBlocked(connection, readerId, userId))
    return {
      details: { name: "", side },
      inMail: (language) => translatorFor(language, "booking")(side === "client" ? "blockedClient" : "blockedAdvisor"),
    };
  return { details: { name }, inMail: (language) => nameIn(language, name) || translatorFor(language, "money")("aClient") };
}
