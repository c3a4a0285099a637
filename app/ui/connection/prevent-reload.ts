/**
 * While offline, only the person may reload the page: a reload would show the browser's error page. The router does so when it cannot load
 * the module of a link that is pointed at.
 */
export function preventReload(navigation: Pick<EventTarget, "addEventListener"> | undefined = globalThis.navigation) {
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType === "reload" && !userInitiated && navigator.onLine === false) event.preventDefault();
  });
}
