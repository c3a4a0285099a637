import { db } from "#app/db/client.server";
import type { Room } from "#app/features/assistant/conversation/conversation";
import { findConversation } from "#app/features/assistant/conversation/conversations.server";
import { sendMessage } from "#app/features/assistant/conversation/send-message.server";
import type { Speaker } from "#app/features/assistant/conversation/speaker.server";
import type { Language } from "#app/languages/languages";
import { randomToken, tokenHash } from "#app/platform/secret.server";

/** A Monday at nine. */
export const TALK = { now: new Date("2026-11-23T09:00:00Z"), dice: 0 };

let speakers = 0;

/** A new visitor's browser, each on a network of its own, so that nobody runs into the limit of another. */
export function aBrowser(language: Language = "en", zone?: string): Speaker {
  speakers += 1;
  const address = `198.${18 + (speakers >> 16)}.${(speakers >> 8) & 255}.${speakers & 255}`;
  return { userId: null, tokenHash: tokenHash(randomToken()), address, language, ...(zone && { zone }) };
}

/** Says something to the assistant, or in another room, and returns the answer. */
export async function say(speaker: Speaker, text: string, room: Room = "assistant") {
  await sendMessage(speaker, room, text, TALK);
  return (await findConversation(db, speaker, room))!.messages.at(-1)!;
}
