import { useContext, useEffect } from "react";
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * Asks the page's data anew, once nothing is on its way to the server and no page is being loaded. The router drops an answer that leads
 * on when it is told meanwhile to ask anew: the page would stay as it is, and the toast be lost.
 */
export function refresh(router: DataRouter) {
  followerOf(router).refresh();
}

/** `refresh` for the page one stands on. The router itself says what it does: what React has drawn of it lags behind. */
export function useRefresh() {
  const router = useRouter();
  useEffect(() => void followerOf(router), [router]);
  return () => refresh(router);
}

/** The router itself, for what its own hooks do not tell. */
export const useRouter = () => useContext(DataRouterContext)!.router;

const followers = new WeakMap<DataRouter, ReturnType<typeof follow>>();

function followerOf(router: DataRouter) {
  const follower = followers.get(router) ?? follow(router);
  followers.set(router, follower);
  return follower;
}

function follow(router: DataRouter) {
  let isWanted = false;
  // Kept beside the router's own state: an older load that ends calls it idle while a newer page is still being loaded.
  let leadingTo: string | undefined;

  function isBusy() {
    const { navigation, revalidation, location, fetchers } = router.state;
    leadingTo = navigation.location?.key ?? leadingTo;
    if (location.key === leadingTo) leadingTo = undefined;
    return leadingTo !== undefined || revalidation === "loading" || [...fetchers.values()].some(({ state }) => state === "submitting");
  }

  /** However often it was asked for while the router was busy, once is enough. */
  function refreshWhenIdle() {
    if (isBusy() || !isWanted) return;
    isWanted = false;
    void router.revalidate();
  }

  // Once the router has told everybody: it must not begin anew within what it is telling.
  router.subscribe(() => void (isBusy() || queueMicrotask(refreshWhenIdle)));
  return {
    refresh() {
      isWanted = true;
      refreshWhenIdle();
    },
  };
}
