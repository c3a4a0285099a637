import { cityKey } from "#app/features/places/city-key";

/** Names of cities, parsed from 'Vienna: Wien; Rome: Rom', by the key that pages look them up with. */
export const namesOfCities = (tables: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    tables.flatMap((table) =>
      table.split("; ").map((entry) => {
        const [english = "", own = ""] = entry.split(": ");
        return [cityKey(english), own];
      }),
    ),
  );
