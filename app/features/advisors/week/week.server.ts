import { keptRead } from "#app/platform/http/read-cache.server";
import { searchAdvisors } from "../directory/directory.server";
import { chooseForWeek } from "./weekly-choice";

/** Of the best of the directory, so that the choice is one among good ones. */
const CANDIDATES = 36;

/** The advisors that the site shows this week, and how many there are in all. */
export const advisorsOfWeek = (now: Date) =>
  keptRead("advisors of the week", async () => {
    const found = await searchAdvisors({ limit: CANDIDATES }, now);
    return { cards: chooseForWeek(found.cards, now), total: found.total };
  });
