import { useEachLoad } from "#app/ui/connection/answer";
import { Toasts, useToast } from "#app/ui/overlays/toast";

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
  const showToast = useToast();
  useEachLoad(flashOf, (arrived) => {
    if (arrived) showToast(arrived);
  });
  return <Toasts initial={flash ? [flash] : []} />;
}

const flashOf = ({ root }: Record<string, unknown>) => (root as { flash?: Flash | null } | undefined)?.flash;
