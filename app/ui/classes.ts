/** Joins class names and drops empty values, so that conditions can stand beside fixed names. */
export function classes(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
