/** What the house does by itself, each pass safe to run again. */
export const HOUSE_JOBS: { name: string; everySeconds: number; run: () => Promise<void> }[] = [];
