import { useSyncExternalStore } from "react";
import { useAutosave } from "#app/features/autosave/autosave";
import { useNames } from "#app/languages/names";
import { Button } from "#app/ui/button";
import { useToast } from "#app/ui/overlays/toast";
import { type MessageKey, useMessage } from "#app/ui/text/message-key";

interface AreaButtonsProps {
  areas: readonly string[];
  chosen: readonly string[];
  /** Returns a language's own name, when the areas are language codes. */
  nameOf?: (area: string) => string;
}

/** Areas as toggle buttons: they post `add` or `remove`, so they also work without JavaScript. */
export function AreaButtons({ areas, chosen, nameOf }: AreaButtonsProps) {
  const named = useNames();
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {areas.map((area) => {
        const isChosen = chosen.includes(area);
        return (
          <li key={area}>
            <Button
              type="submit"
              size="small"
              variant={isChosen ? "primary" : "secondary"}
              name={isChosen ? "remove" : "add"}
              value={area}
              aria-pressed={isChosen}
              lang={nameOf && area}
            >
              {(nameOf ?? named)(area)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface AreaChange {
  /** Target of the post, and its intent. */
  action: string;
  intent: string;
  saved: MessageKey;
  failed: MessageKey;
  /** Shows whether an area is chosen. */
  show: (area: string, isThere: boolean) => void;
}

/** Shows a change optimistically and reverts it on failure. Adding and removing single areas never undoes another tab's changes. */
export function useAreaChange({ action, intent, saved, failed, show }: AreaChange) {
  const message = useMessage();
  const queue = useAutosave();
  const toast = useToast();
  useSyncExternalStore(queue.subscribe, queue.isHeldUp, () => false);

  return function change(area: string, isWanted: boolean) {
    show(area, isWanted);
    queue.save({
      key: `${intent}.${area}`,
      field: area,
      value: String(isWanted),
      action,
      body: (value) => ({ intent, [value === "true" ? "add" : "remove"]: area }),
      onSaved: () => toast({ text: message(saved), key: saved }),
      onFailed() {
        show(area, !isWanted);
        toast({ text: message(failed), tone: "danger", key: failed });
      },
    });
  };
}
