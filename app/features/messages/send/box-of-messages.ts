/** Storage keys, within this window, of what is being written to somebody. */
export const messageBox = (threadId: string) => `message ${threadId}`;
export const questionName = (slug: string) => `question ${slug}`;

/** Storage key of whether a first message was to be sent but could not be, by the query of its page. */
export const unsentName = (search: string) => `question ${recipientIn(new URLSearchParams(search))} unsent`;

const recipientIn = (said: URLSearchParams) => said.get("advisor") ?? said.get("consultation") ?? "";

/** The box that a way to somebody's messages leads to: of a thread, else of a first message to an advisor, or to a client by their name. */
export function boxOfMessages(path: string, name: string): string {
  const { pathname, searchParams } = new URL(path, "https://site.invalid");
  const thread = pathname.split("/")[2];
  return thread ? messageBox(thread) : questionName(searchParams.get("advisor") ?? name);
}
