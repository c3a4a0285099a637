import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { filledFields } from "#app/features/search/submit-search";

const CHOOSING_PAUSE_MS = 200;

/** Returns how many advisors match the values of a filter form before it is submitted, by asking its page for the count. */
export function useCountLeft(path: string, total: number) {
  const fetcher = useFetcher<{ found?: { total: number } }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isCounted, setCounted] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Takes the page's own count again, once the form has its values. */
    forget() {
      clearTimeout(timer.current);
      setCounted(false);
    },
    total: (isCounted ? fetcher.data?.found?.total : undefined) ?? total,
    isCounting: fetcher.state !== "idle",
    count(form: HTMLFormElement) {
      clearTimeout(timer.current);
      if (!form.checkValidity()) return;
      setCounted(true);
      timer.current = setTimeout(() => void fetcher.load(`${path}?${new URLSearchParams(filledFields(form))}`), CHOOSING_PAUSE_MS);
    },
  };
}
