import { useEffect } from "react";
import type { DataRouter } from "react-router";
import { useEachLoad } from "#app/ui/connection/answer";
import { useRouter } from "#app/ui/connection/refresh";
import { Toasts } from "#app/ui/overlays/toast";
import { retireToasts, showOutcome } from "#app/ui/overlays/toast-list";

/** A flash message, as text. */
interface Flash {
  /** Language-independent key; the same message is not shown twice. */
  key: string;
  title?: string;
  text: string;
  tone?: "success" | "danger";
}

/** The page's toasts, including the one that comes with each server response. */
export function FlashToasts({ flash }: { flash: Flash | null }) {
  useEachLoad(flashOf, (arrived) => {
    if (arrived) showOutcome(arrived);
  });
  const router = useRouter();
  useEffect(() => retireOnLeaving(router), [router]);
  return <Toasts initial={flash ? [flash] : []} />;
}

/** A toast belongs to the page it appeared on, and does not follow to another. */
export const retireOnLeaving = (router: DataRouter) =>
  router.subscribe(({ navigation, location }) => {
    if (navigation.location && navigation.location.pathname !== location.pathname) retireToasts();
  });

const flashOf = ({ root }: Record<string, unknown>) => (root as { flash?: Flash | null } | undefined)?.flash;
