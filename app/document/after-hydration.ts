let isDone = false;

/** Called once after hydration: from then on what the server gave the browser has done its work, and is never made again. */
export function markAdopted() {
  isDone = true;
}

/** Whether React has taken over the page that the server made. On the server it never has. */
export const isAdopted = () => isDone;
