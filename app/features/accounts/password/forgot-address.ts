/** Where a new password is asked for, and goes on to where its person wanted to go. */
export const forgotAddress = (next: string | null): string =>
  next === null ? "/auth/forgot" : `/auth/forgot?next=${encodeURIComponent(next)}`;
