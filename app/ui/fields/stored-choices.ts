import { readStoredText, storeText } from "./stored-text";

/** Restores this window's stored choice in a group of that name, or stores the one made already. */
export function restoreChoice(group: HTMLElement, name: string) {
  const choices = [...group.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const made = choices.find(({ checked }) => checked);
  if (made) return storeText(name, made.value);
  const kept = readStoredText(name);
  const chosen = choices.find(({ value }) => value === kept);
  if (chosen) chosen.checked = true;
}

/** Stores the choice from an event. */
export function storeChoice(target: EventTarget | null, name: string) {
  if (target instanceof HTMLInputElement) storeText(name, target.value);
}
