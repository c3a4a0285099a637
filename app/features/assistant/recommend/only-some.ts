import { type Need, type Preference, saysTimes } from "../understand/need";
import type { Sentence } from "../understand/sentence";
import type { Pick } from "./candidates";
import { languageOf, placeIn, timesOf, type Wording } from "./wording";

/** "Of these, only …": of each wish that some of those shown meet and others miss, who does. What was looked for would else be read as said of all of them. */
export function onlySome(need: Need, picks: readonly Pick[], wording: Wording): Sentence[] {
  const wishes = new Map<string, { met: readonly Pick[]; said: string[] }>();
  const say = (preference: Preference, key: Sentence["key"], values: Sentence["values"]) => {
    const met = picks.filter(({ missed }) => !missed.includes(preference));
    if (met.length === 0 || met.length === picks.length) return;
    const who = met.map(({ candidate }) => candidate.advisorId).join();
    const before = wishes.get(who)?.said ?? [];
    wishes.set(who, { met, said: [...before, wording.say({ key, values: { ...values, count: met.length } })] });
  };
  const { isLanguageAsked, budget, place, region } = need;
  if (isLanguageAsked) say("language", "onlyLanguage", languageOf(need, wording));
  if (place) say("place", place.city ? "onlyPlace" : "onlyCountry", { place: placeIn(place, wording) });
  else if (region) say("place", "onlyRegion", { place: wording.named(region) });
  if (need.isOneDay && need.from) say("day", "onlyDay", { day: wording.day(need.from, need.zone) });
  if (saysTimes(need)) say("dayPart", "onlyDayPart", timesOf(need, wording));
  if (budget) say("budget", "onlyBudget", { amount: wording.money(budget.amount, budget.currency) });
  return [...wishes.values()].map(({ met, said }) => ({
    key: "replyOnly",
    values: { names: wording.list(met.map(({ candidate }) => candidate.name)), wishes: wording.list(said) },
  }));
}
