import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { PostAnswer, ThreadView } from "./thread-view";

/** Tells the server how far the person has read, while the page is visible. A post, because opening a page changes nothing by itself. */
export function useReadMark({ id, unread, lastNumber, hasLater }: ThreadView) {
  const fetcher = useFetcher<PostAnswer>();
  const told = useRef(0);
  const isIdle = fetcher.state === "idle";
  const mark = useEffectEvent(() => {
    if (document.visibilityState !== "visible" || !isIdle || told.current >= lastNumber) return;
    told.current = lastNumber;
    void fetcher.submit({ intent: "read", seen: String(lastNumber) }, { method: "post", action: `/messages/${id}?stay` });
  });
  const isNeeded = unread > 0 && !hasLater;
  useEffect(() => {
    if (!isNeeded || !isIdle || lastNumber === 0) return;
    mark();
    const look = () => mark();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isNeeded, isIdle, lastNumber]);
}
