import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { CloseButton } from "#app/ui/button";
import { useLostForms } from "#app/ui/connection/connection";
import { onUnsent } from "#app/ui/connection/left-page";
import { restoreUnsaved } from "#app/ui/fields/unsaved-form";
import { useHydrated } from "#app/ui/hydrated";
import { dismissToast, type ShownToast, showToast, type Toast, toastList, withdrawToast } from "./toast-list";
import { placeToasts } from "./toast-place";
import { keepOnTop } from "./toast-top";

export type { Toast } from "./toast-list";

const READING_MS = 6000;

/** Returns the function that shows a short message that needs no answer. */
export const useToast = () => showToast;

const none: readonly ShownToast[] = [];

/** Container of the toasts. `initial` are those rendered with the page, readable until JavaScript shows them. Used once, in the root. */
export function Toasts({ initial }: { initial?: readonly Toast[] }) {
  const t = useTranslations("ui");
  const list = useSyncExternalStore(toastList.subscribe, toastList.read, () => none);
  const isLive = useHydrated();
  const region = useRef<HTMLElement>(null);
  useLostForms((fate) => {
    if (fate === "answered" || fate === "there") return withdrawToast(fate === "there" ? LATER : UNSENT);
    if (fate === "later") return showToast({ key: LATER, text: t("later"), tone: "danger" });
    restoreUnsaved();
    showToast({ key: UNSENT, text: t(FATES[fate]), tone: "danger" });
  });
  useEffect(() => onUnsent(() => showToast({ key: UNSENT, text: t("pressAgain") })), [t]);
  const arrived = isLive ? none : (initial ?? []).map((toast, index) => ({ ...toast, id: -index - 1 }));
  const shown = [...arrived, ...list];

  useEffect(() => {
    if (list.length === 0) return;
    const leaveTop = keepOnTop(region.current);
    const stopPlacing = placeToasts(region.current);
    return () => {
      leaveTop?.();
      stopPlacing?.();
    };
  }, [list]);

  // Without toasts it is hidden, also from screen readers, and its rules are not in the page.
  const isEmpty = shown.length === 0;
  return (
    <section
      ref={region}
      popover={isLive ? "manual" : undefined}
      hidden={isEmpty}
      aria-label={t("notifications")}
      className={isEmpty ? undefined : "toasts"}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} label={t("dismiss")} />
      ))}
    </section>
  );
}

const UNSENT = "unsent";
const LATER = "later";
const FATES = { lost: "unsent", failed: "unanswered" } as const;

function ToastCard({ toast, label }: { toast: ShownToast; label: string }) {
  const isDanger = toast.tone === "danger";
  const card = useRef<HTMLDivElement>(null);

  // A toast stays while it is read or pointed at; a failure stays until it is dismissed.
  useEffect(() => {
    if (isDanger) return;
    const timer = setInterval(() => card.current?.matches(":hover, :focus-within") || dismissToast(toast.id), READING_MS);
    return () => clearInterval(timer);
  }, [isDanger, toast.id]);

  return (
    <div ref={card} role={isDanger ? "alert" : "status"} className={`toast ${isDanger ? "toast-danger" : ""}`}>
      <div className="grow py-2.5">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        <p className={toast.title ? "text-soft" : ""}>{toast.text}</p>
      </div>
      <CloseButton label={label} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
