import { useSyncExternalStore } from "react";
import type { Room } from "../conversation/conversation";
import type { Saying } from "../recommend/streamed-answer";

/** Words of the answers in progress, by room; a page has at most one per room. */
const heard = new Map<Room, string>();
const listeners = new Set<() => void>();

/** Returns the words of an answer in progress; empty before the first. */
export function useStreamedText(room: Room): string {
  return useSyncExternalStore(subscribe, () => heard.get(room) ?? "", nothing);
}

/** Clears the words of an earlier answer. */
export const clearStreamedText = (room: Room) => tell(room, "");

/** Shows words as they arrive, until the end. A broken connection clears them, and the stored answer is loaded instead. */
export async function showStreamedText(room: Room, saying: Promise<Saying | null>) {
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
