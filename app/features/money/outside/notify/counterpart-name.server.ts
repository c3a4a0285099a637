import type { Connection } from "#app/db/client.server";
import { hasBlocked } from "#app/features/blocks/blocked.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";

interface CalledName {
  /** For the details of a notification. */
  details: { name: string; side?: "client" | "advisor" };
  /** For an email. */
  inMail: (language: Language) => string;
}

/** Name of the other side, for a message about a consultation's money. Hidden from a reader who has blocked them, since a name can carry a message. */
export async function counterpartName(
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
