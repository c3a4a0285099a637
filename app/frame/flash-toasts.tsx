import { useEffect } from "react";
import type { DataRouter } from "react-router";
import { useEachLoad } from "#app/ui/connection/answer";
import { useRouter } from "#app/ui/connection/refresh";
import { Toasts } from "#app/ui/overlays/toast";
import { retireToasts, showOutcome } from "#app/ui/overlays/toast-list";

/** What the server says in passing, in words. */
interface Flash {
  /** What it says, whatever the language: the same is not shown twice. */
  key: string;
  title?: string;
  text: string;
  tone?: "success" | "danger";
}

/** The page's toasts, with the one that each answer of the server brings along. */
export function FlashToasts({ flash }: { flash: Flash | null }) {
  useEachLoad(flashOf, (arrived) => {
    if (arrived) showOutcome(arrived);
  });
  const router = useRouter();
  useEffect(() => retireOnLeaving(router), [router]);
  return <Toasts initial={flash ? [flash] : []} />;
}

/** A toast is about the page that it came to, and does not follow to another one. */
export const retireOnLeaving = (router: DataRouter) =>
  router.subscribe(({ navigation, location }) => {
    if (navigation.location && navigation.location.pathname !== location.pathname) retireToasts();
  });

const flashOf = ({ root }: Record<string, unknown>) => (root as { flash?: Flash | null } | undefined)?.flash;
