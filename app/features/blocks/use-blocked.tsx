import { useRouteLoaderData } from "react-router";

interface KnownBlocks {
  frame?: { viewer?: { blocked?: readonly string[] } | null };
}

/** Returns whether the reader has blocked the advisor with a slug, on any page. Who was blocked is told nothing by it. */
export function useBlocked(): (slug: string) => boolean {
  const given = useRouteLoaderData("root") as KnownBlocks | undefined;
  const blocked = given?.frame?.viewer?.blocked ?? [];
  return (slug) => blocked.includes(slug);
}
