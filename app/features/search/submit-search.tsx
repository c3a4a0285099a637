import type { SubmitOptions, useSubmit } from "react-router";

/** Submits a search form without its empty fields, so that the URL stays fit to share. */
export function submitFilled(form: HTMLFormElement, submit: ReturnType<typeof useSubmit>, options: SubmitOptions) {
  return submit(new URLSearchParams(filledFields(form)), {
    method: "get",
    action: new URL(form.action).pathname,
    preventScrollReset: true,
    ...options,
  });
}

/** Returns a form's non-empty fields; a currency needs its price, and a zone its date. */
export function filledFields(form: HTMLFormElement): [string, string][] {
  const data = new FormData(form);
  const isEmpty = (name: string) => data.has(name) && String(data.get(name)).trim() === "";
  const needless = [isEmpty("price") && "currency", isEmpty("date") && "zone"];
  return [...data].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && value.trim() !== "" && !needless.includes(name) ? [[name, value.trim()]] : [],
  );
}
