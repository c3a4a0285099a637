import type { SubmitOptions, useSubmit } from "react-router";

/** Goes where a search form leads, leaving out what is empty, so that the address stays one that can be shared. */
export function submitFilled(form: HTMLFormElement, submit: ReturnType<typeof useSubmit>, options: SubmitOptions) {
  return submit(new URLSearchParams(filledFields(form)), {
    method: "get",
    action: new URL(form.action).pathname,
    preventScrollReset: true,
    ...options,
  });
}

/** What a form has besides what is empty; a unit goes with its amount, and a zone with its day. */
export function filledFields(form: HTMLFormElement): [string, string][] {
  const data = new FormData(form);
  const isEmpty = (name: string) => data.has(name) && String(data.get(name)).trim() === "";
  const needless = [isEmpty("price") && "currency", isEmpty("date") && "zone"];
  return [...data].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && value.trim() !== "" && !needless.includes(name) ? [[name, value.trim()]] : [],
  );
}
