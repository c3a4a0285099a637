/** Removes and returns everything this window stores, except under one name. */
export function takeAllBut(name: string): Record<string, string> {
  const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
  const taken = names.filter((each) => each !== name).map((each) => [each, sessionStorage.getItem(each) ?? ""] as const);
  for (const [each] of taken) sessionStorage.removeItem(each);
  return Object.fromEntries(taken);
}

/** Puts it back where nothing newer is stored. */
export function putBack(taken: Record<string, string>) {
  for (const [name, words] of Object.entries(taken)) if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, words);
}
