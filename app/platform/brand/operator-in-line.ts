/** Returns in one line who runs the site and where mail for them goes; empty while neither is said. */
export const operatorInLine = ({ operator, address }: { operator?: string; address?: string }): string =>
  [operator, ...(address ?? "").split("\n")]
    .map((line) => line?.trim())
    .filter(Boolean)
    .join(", ");
