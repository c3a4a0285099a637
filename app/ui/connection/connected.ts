/** Waits until online if the browser knows it is offline: a request sent then would fail at once. */
export async function connected(): Promise<void> {
  if (navigator.onLine === false) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}
