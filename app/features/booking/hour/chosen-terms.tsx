import { useLocation, useNavigation } from "react-router";
import type { ChosenHour } from "./chosen-hour";
import { type HourSelection, readHourSelection } from "./hour-selection";

/** What is chosen now: the address, or the one that was just pressed. Its price is known already, so nobody waits for the server. */
export function useChosenTerms({ minutes, urgency }: ChosenHour) {
  const here = useLocation();
  const { location: next, state } = useNavigation();
  const isChanging = state === "loading" && next?.pathname === here.pathname;
  const selection: HourSelection = readHourSelection(new URLSearchParams(isChanging ? next.search : here.search));
  return isChanging ? { selection, minutes: selection.minutes, urgency: selection.urgency } : { selection, minutes, urgency };
}
