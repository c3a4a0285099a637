import type { ShouldRevalidateFunction } from "react-router";

/** For a page whose step is refused because it has moved on meanwhile (409): what it says of that stands beside how things are now, not were. */
export const asksAnewOfRefused: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;
