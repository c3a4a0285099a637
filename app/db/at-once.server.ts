/** What a part of `atOnce` resolves with. */
type Results<Parts extends readonly unknown[]> = { -readonly [Index in keyof Parts]: Awaited<Parts[Index]> };

/**
 * Waits for parts of one transaction that run at the same moment, so that their statements go out as one message. When one fails, it throws what failed first,
 * which is the cause of what the database then refuses to the others, but only once all have ended: nothing may be written after the transaction.
 */
export async function atOnce<const Parts extends readonly unknown[]>(parts: Parts): Promise<Results<Parts>> {
  let failure: { error: unknown } | undefined;
  const noted = parts.map(async (part) => {
    try {
      return await part;
    } catch (error) {
      failure ??= { error };
      return undefined;
    }
  });
  const results = await Promise.all(noted);
  if (failure) throw failure.error;
  return results as Results<Parts>;
}
