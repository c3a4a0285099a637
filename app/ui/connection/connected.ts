/** Waits for a connection where the browser knows that there is none: what is sent then would be lost at once. */
export async function connected(): Promise<void> {
  if (navigator.onLine === false) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}
