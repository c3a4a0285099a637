import { useRouteLoaderData } from "react-router";

interface KnownViewer {
  frame?: { viewer?: object | null };
}

/** Returns the id of an advisor's card in a list. */
export const cardPlace = (slug: string) => `card-${slug}`;

/** Returns the ids of cards for the signed-in, who come back to the card that they saved before signing in; nobody else can. */
export function useCardPlace(): (slug: string) => string | undefined {
  const given = useRouteLoaderData("root") as KnownViewer | undefined;
  return (slug) => (given?.frame?.viewer ? cardPlace(slug) : undefined);
}
