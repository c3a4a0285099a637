import type { ShouldRevalidateFunction } from "react-router";

/** For a page whose action is refused because the state has changed meanwhile (409): reloads the data, so that the message stands beside the current state. */
export const asksAnewOfRefused: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;

/** The same for only one of a page's forms: the others keep what they show. */
export const asksAnewOf =
  (intent: string): ShouldRevalidateFunction =>
  (asked) =>
    asked.actionResult?.intent === intent ? asksAnewOfRefused(asked) : asked.defaultShouldRevalidate;
