import { NOTIFICATION_KINDS } from "#app/features/notifications/kinds";
import { notificationsMessages } from "#app/features/notifications/messages";

/** Whose message names a category that was asked for, and no person. */
const NO_PERSONS = ["category_answered"];
/** Steps of a consultation, told in one place by the consultation's id. */
const OF_STEPS = /^consultation_/;

/** Returns every way of telling something that names a person, as 'kind how': the branches of the notifications' messages that have a name. */
export const tellingsWithNames = (): string[] =>
  NOTIFICATION_KINDS.filter((kind) => !NO_PERSONS.includes(kind) && !OF_STEPS.test(kind)).flatMap((kind) =>
    branches(notificationsMessages[kind])
      .filter(({ text }) => /\{(name|withName)\}/.test(text))
      .map(({ how }) => [kind, ...how].join(" ")),
  );

interface Branch {
  how: string[];
  text: string;
}

/** Returns a message once for each choice of its selects. */
function branches(message: string): Branch[] {
  const select = /\{\w+, select, /.exec(message);
  if (!select) return [{ how: [], text: message }];
  const found: Branch[] = [];
  let at = select.index + select[0].length;
  const options: [string, string][] = [];
  for (let option = /^(\w+) \{/.exec(message.slice(at)); option; option = /^(\w+) \{/.exec(message.slice(at))) {
    const start = at + option[0].length;
    const end = endOf(message, start);
    options.push([option[1]!, message.slice(start, end)]);
    at = end + 1;
    if (message[at] === " ") at += 1;
  }
  for (const [how, text] of options)
    for (const inner of branches(message.slice(0, select.index) + text + message.slice(at + 1)))
      found.push({ how: [how, ...inner.how], text: inner.text });
  return found;
}

/** Returns where the brace that was opened before a place is closed. */
function endOf(message: string, from: number): number {
  let depth = 1;
  for (let at = from; at < message.length; at += 1) {
    if (message[at] === "{") depth += 1;
    if (message[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`not closed: ${message}`);
}
