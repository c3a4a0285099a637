import { useLocation, useNavigation } from "react-router";
import type { ChosenHour } from "./chosen-hour";
import { type HourWish, readHourWish } from "./hour-wish";

/** What is chosen now: the address, or the one that was just pressed. Its price is known already, so nobody waits for the server. */
export function useChosenTerms({ minutes, urgency }: ChosenHour) {
  const here = useLocation();
  const { location: next, state } = useNavigation();
  const isChanging = state === "loading" && next?.pathname === here.pathname;
  const wish: HourWish = readHourWish(new URLSearchParams(isChanging ? next.search : here.search));
  return isChanging ? { wish, minutes: wish.minutes, urgency: wish.urgency } : { wish, minutes, urgency };
}
