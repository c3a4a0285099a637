import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/overlays/dialog";
import { AVATAR_PIXELS } from "./avatar";
import { cropSquare, MAX_ZOOM, moveView, WHOLE_VIEW } from "./crop";

interface CropDialogProps {
  /** Null when no photo is being cropped. */
  picture: ImageBitmap | null;
  onCrop: (photo: Blob) => void;
  onCancel: () => void;
}

const STEP = 0.05;
const MOVES: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Lets the person choose the square of their photo, by pointer or keyboard. */
export function CropDialog({ picture, onCrop, onCancel }: CropDialogProps) {
  const t = useTranslations("profiles");
  const isOpen = picture !== null;
  return (
    <Dialog open={isOpen} title={t("cropTitle")} description={t("cropText")} onOpenChange={(opens) => opens || onCancel()}>
      {picture && <CropArea picture={picture} onCrop={onCrop} onCancel={onCancel} />}
    </Dialog>
  );
}

function CropArea({ picture, onCrop, onCancel }: CropDialogProps & { picture: ImageBitmap }) {
  const t = useTranslations("profiles");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(WHOLE_VIEW);
  const { width, height } = picture;
  const move = (right: number, down: number) => setView((now) => moveView(now, right, down, width, height));

  // A canvas is drawn imperatively.
  useEffect(() => {
    const { left, top, side } = cropSquare(view, width, height);
    const paper = canvas.current?.getContext("2d");
    paper?.clearRect(0, 0, AVATAR_PIXELS, AVATAR_PIXELS);
    paper?.drawImage(picture, left, top, side, side, 0, 0, AVATAR_PIXELS, AVATAR_PIXELS);
  }, [picture, view, width, height]);

  function handleKey(event: React.KeyboardEvent) {
    const step = MOVES[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  }

  function handlePointer(event: React.PointerEvent<HTMLCanvasElement>) {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const shown = event.currentTarget.clientWidth;
    move(-event.movementX / shown, -event.movementY / shown);
  }

  return (
    <>
      <canvas
        ref={canvas}
        width={AVATAR_PIXELS}
        height={AVATAR_PIXELS}
        // biome-ignore-start lint/a11y/noNoninteractiveTabindex: it is moved by keys
        tabIndex={0}
        // biome-ignore-end lint/a11y/noNoninteractiveTabindex: it is moved by keys
        role="img"
        aria-label={t("cropArea")}
        className="mx-auto block aspect-square w-full max-w-72 cursor-grab touch-none rounded-full bg-wash active:cursor-grabbing"
        onKeyDown={handleKey}
        onPointerMove={handlePointer}
      />
      <label className="mt-5 block">
        <span className="field-label">{t("cropZoom")}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          className="w-full"
          onChange={(event) => {
            const zoom = Number(event.currentTarget.value);
            setView((now) => moveView({ ...now, zoom }, 0, 0, width, height));
          }}
        />
      </label>
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button onClick={() => canvas.current?.toBlob((photo) => photo && onCrop(photo), "image/png")}>{t("cropUse")}</Button>
      </div>
    </>
  );
}
