import { useSyncExternalStore } from "react";
import type { Room } from "../conversation/conversation";
import type { Saying } from "../recommend/streamed-answer";

/** What is heard of the answers under way, by room: there is one of each on a page. */
const heard = new Map<Room, string>();
const listeners = new Set<() => void>();

/** The words of an answer under way; empty before the first of them. */
export function useHeardWords(room: Room): string {
  return useSyncExternalStore(subscribe, () => heard.get(room) ?? "", nothing);
}

/** Forgets what was heard of an earlier answer. */
export const beginHearing = (room: Room) => tell(room, "");

/** Shows words as they come, until all is said. A broken connection ends it: what is kept is then asked for. */
export async function hearWords(room: Room, saying: Promise<Saying | null>) {
  try {
    for (let next = await saying; next; next = await next.more) tell(room, `${heard.get(room) ?? ""}${next.words}`);
  } catch {
    tell(room, "");
  }
}

function tell(room: Room, words: string) {
  heard.set(room, words);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing = () => "";
