/** Lets others have the thread before one goes on: between two pieces of work that take long together. */
export const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
