import { useContext, useEffect, useEffectEvent } from "react";
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * Reloads the page's data once no request or navigation is pending. The router drops a redirect if a reload starts meanwhile: the page
 * would stay as it is, and the toast be lost.
 */
export function refresh(router: DataRouter) {
  followerOf(router).refresh();
}

/** `refresh` for the current page. Reads the router's own state, because React's renders lag behind. */
export function useRefresh() {
  const router = useRouter();
  useEffect(() => void followerOf(router), [router]);
  return () => refresh(router);
}

/** Browser and server clocks differ by a little: a moment later the server knows, too. */
const AFTER_MS = 1500;

/** The longest delay a timer can have. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Reloads the page's data once an instant has passed, so that nothing says "until" of what is over. The server says what holds then. */
export function useRefreshAt(at: Date | string | null | undefined) {
  const refresh = useEffectEvent(useRefresh());
  const end = at ? new Date(at).getTime() : null;
  useEffect(() => {
    const delay = end === null ? 0 : end - Date.now() + AFTER_MS;
    if (delay <= 0 || delay > MAX_DELAY_MS) return;
    const timer = setTimeout(() => refresh(), delay);
    return () => clearTimeout(timer);
  }, [end]);
}

/** The router itself, for what its hooks do not expose. */
export const useRouter = () => useContext(DataRouterContext)!.router;

const followers = new WeakMap<DataRouter, ReturnType<typeof follow>>();

function followerOf(router: DataRouter) {
  const follower = followers.get(router) ?? follow(router);
  followers.set(router, follower);
  return follower;
}

function follow(router: DataRouter) {
  let isWanted = false;
  // Tracked beside the router's own state: when an older load ends, the router reports idle while a newer page is still loading.
  let leadingTo: string | undefined;

  function isBusy() {
    const { navigation, revalidation, location, fetchers } = router.state;
    leadingTo = navigation.location?.key ?? leadingTo;
    if (location.key === leadingTo) leadingTo = undefined;
    return leadingTo !== undefined || revalidation === "loading" || [...fetchers.values()].some(({ state }) => state === "submitting");
  }

  /** However many reloads were requested while the router was busy, one is enough. */
  function refreshWhenIdle() {
    if (isBusy() || !isWanted) return;
    isWanted = false;
    void router.revalidate();
  }

  // After the router has notified all subscribers: a reload must not start within a notification.
  router.subscribe(() => void (isBusy() || queueMicrotask(refreshWhenIdle)));
  return {
    refresh() {
      isWanted = true;
      refreshWhenIdle();
    },
  };
}
