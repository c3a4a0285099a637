/** Returns the path of the forgotten-password page, which keeps where the person wanted to go. */
export const forgotAddress = (next: string | null): string =>
  next === null ? "/auth/forgot" : `/auth/forgot?next=${encodeURIComponent(next)}`;
