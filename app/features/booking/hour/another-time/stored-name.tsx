import { useEffect } from "react";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { TYPED_HERE } from "./carried-words";

const placeOf = (slug: string) => `hour ${slug} asked name`;

/** Stores the name that a form asked for, in case the session has ended: signed out, nobody is asked for one. */
export function storeName(slug: string, form: HTMLFormElement) {
  const name = new FormData(form).get("name");
  if (typeof name === "string") storeText(placeOf(slug), name);
}

/** Fills in the stored name where it is asked for again after signing in; another person does not find it. */
export function useStoredName(slug: string, isAsked: boolean) {
  useEffect(() => {
    const box = isAsked ? document.querySelector<HTMLInputElement>(`#${TYPED_HERE} [name="name"]`) : null;
    const name = readStoredText(placeOf(slug));
    if (box?.value !== "" || name === "") return;
    box.value = name;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }, [slug, isAsked]);
}
