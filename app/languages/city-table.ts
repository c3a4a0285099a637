import { cityKey } from "#app/features/places/city-key";

/** Names of cities, as 'Vienna: Wien; Rome: Rom', by the key that pages find them under. */
export const namesOfCities = (tables: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    tables.flatMap((table) =>
      table.split("; ").map((entry) => {
        const [english = "", own = ""] = entry.split(": ");
        return [cityKey(english), own];
      }),
    ),
  );
