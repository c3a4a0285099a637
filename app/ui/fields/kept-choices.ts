import { keepWords, readKept } from "./kept-words";

/** Gives choices of one name the one that this window keeps, or keeps the one that is made there already. */
export function bringChoice(group: HTMLElement, name: string) {
  const choices = [...group.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const made = choices.find(({ checked }) => checked);
  if (made) return keepWords(name, made.value);
  const kept = readKept(name);
  const chosen = choices.find(({ value }) => value === kept);
  if (chosen) chosen.checked = true;
}

/** Keeps the choice that an event tells of. */
export function keepChoice(target: EventTarget | null, name: string) {
  if (target instanceof HTMLInputElement) keepWords(name, target.value);
}
