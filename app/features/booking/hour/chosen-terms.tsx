import { useLocation, useNavigation } from "react-router";
import type { ChosenHour } from "./chosen-hour";
import { type HourSelection, oddMinutes, readHourSelection } from "./hour-selection";

/** Returns the current selection: the URL's, or the one being navigated to. Its price is already loaded, so it shows without waiting for the server. */
export function useChosenTerms({ minutes, urgency }: ChosenHour) {
  const here = useLocation();
  const { location: next, state } = useNavigation();
  const isChanging = state === "loading" && next?.pathname === here.pathname;
  const search = new URLSearchParams(isChanging ? next.search : here.search);
  const selection: HourSelection = readHourSelection(search);
  const asked = oddMinutes(search) ?? selection.minutes;
  return isChanging ? { selection, asked, minutes: selection.minutes, urgency: selection.urgency } : { selection, asked, minutes, urgency };
}
