let isDone = false;

/** Called once after hydration. From then on, what the server handed to the browser has served its purpose and is never rebuilt. */
export function markAdopted() {
  isDone = true;
}

/** Whether React has taken over the server-rendered page. Always false on the server. */
export const isAdopted = () => isDone;
