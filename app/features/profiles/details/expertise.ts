import { DEFAULT_EXPERTISE } from "#app/features/catalog/expertise-options";
import { namesNow, offeredTopics, topicByName } from "#app/features/topics/topic-list";
import { MAX_OWN_AREAS, NAME_MAX_CHARACTERS } from "../limits";
import { matching, plainText, tidyText } from "../plain-text";

/** Returns the choices in order: the fifty, with admins' changes. */
export const expertiseChoices = (): string[] => offeredTopics().map(({ name }) => name);

/** Returns the areas of a new profile. */
export const defaultAreas = (): string[] => namesNow(DEFAULT_EXPERTISE);

/** An area that a person adds: letters, digits and punctuation of names. */
export const areaSchema = plainText({
  most: NAME_MAX_CHARACTERS,
  tooLong: "profiles.nameTooLong",
  rules: [matching(/^[\p{L}\p{M}\p{Nd} &/+.,'’()-]+$/u, "profiles.areaCharacters")],
});

const keyOf = (area: string) => tidyText(area).replace(/\s+/g, " ").toLowerCase();

export const isSameArea = (one: string, other: string) => keyOf(one) === keyOf(other);

export const isOwnArea = (area: string) => topicByName(area) === undefined;

/** Adds an area: trimmed, ignored if empty or a duplicate in any case (signed-in-areas.md 2). An offered one keeps its own spelling. */
export function withArea(
  areas: readonly string[],
  added: string,
): { ok: true; areas: string[] } | { ok: false; reason: "profiles.areasFull" } {
  const area = topicByName(added)?.name ?? tidyText(added).replace(/\s+/g, " ");
  if (area === "" || areas.some((each) => isSameArea(each, area))) return { ok: true, areas: [...areas] };
  if (isOwnArea(area) && areas.filter(isOwnArea).length >= MAX_OWN_AREAS) return { ok: false, reason: "profiles.areasFull" };
  return { ok: true, areas: [...areas, area] };
}

/** Removes an area, if present. */
export const withoutArea = (areas: readonly string[], removed: string) => areas.filter((area) => !isSameArea(area, removed));
