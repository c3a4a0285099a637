/**
 * Without a connection nothing but the person themselves loads the page anew: it would be the browser's own. The router does so as soon as the module of a
 * link that is pointed at cannot be had.
 */
export function keepFromReload(navigation: Pick<EventTarget, "addEventListener"> | undefined = globalThis.navigation) {
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType === "reload" && !userInitiated && navigator.onLine === false) event.preventDefault();
  });
}
