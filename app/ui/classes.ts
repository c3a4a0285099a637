/** Joins class names and leaves out what is absent, so that a condition can stand beside a fixed name. */
export function classes(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(" ");
}
