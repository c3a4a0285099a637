import type { SubmitOptions, useSubmit } from "react-router";

/** Goes where a search form leads, leaving out what is empty, so that the address stays one that can be shared. */
export function submitFilled(form: HTMLFormElement, submit: ReturnType<typeof useSubmit>, options: SubmitOptions) {
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
  );
  return submit(new URLSearchParams(filled), {
    method: "get",
    action: new URL(form.action).pathname,
    preventScrollReset: true,
    ...options,
  });
}
