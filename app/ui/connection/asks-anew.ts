import type { ShouldRevalidateFunction } from "react-router";

/** For a page whose step is refused because it has moved on meanwhile (409): what it says of that stands beside how things are now, not were. */
export const asksAnewOfRefused: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;

/** The same for one of the forms of a page: what the others have on it stays as it is. */
export const asksAnewOf =
  (intent: string): ShouldRevalidateFunction =>
  (asked) =>
    asked.actionResult?.intent === intent ? asksAnewOfRefused(asked) : asked.defaultShouldRevalidate;
