import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { Progress } from "#app/ui/progress";
import { type AlertText, FailureAlert } from "../alert";
import { useUpload } from "./use-upload";
import { VIDEO_TYPES, type VideoSlot } from "./video-rules";

interface UploadFormProps {
  slot: VideoSlot;
  /** Id of the current video of the slot; blank when there is none. */
  replaces: string;
  /** Label of the file field. */
  label: string;
  submitLabel: string;
  /** Label of the button for screen readers that distinguishes the slots. */
  submitName?: string;
  alert: AlertText | undefined;
  /** Fields sent before the video. */
  children?: React.ReactNode;
}

/** Uploads a video: with progress bar and cancel button if JavaScript is available, otherwise as a plain form. */
export function UploadForm({ slot, replaces, label, submitLabel, submitName, alert, children }: UploadFormProps) {
  const t = useTranslations("videos");
  const { state, send, cancel } = useUpload();
  const isSending = state.phase === "sending";
  const problem = state.phase === "idle" ? state.problem : undefined;
  return (
    <PostForm
      encType="multipart/form-data"
      preventScrollReset
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      }}
    >
      <FailureAlert alert={problem ? { key: problem } : alert} />
      <input type="hidden" name="slot" value={slot} />
      <input type="hidden" name="replaces" value={replaces} />
      {children}
      <TextField name="video" type="file" accept={VIDEO_TYPES} label={label} hint={t("fileHint")} disabled={isSending} />
      {state.phase === "sending" ? (
        <div className="grid gap-3">
          <div className="break-all">
            <Progress value={state.percent} label={state.percent < 100 ? t("uploadingFile", { name: state.name }) : t("finishing")} />
          </div>
          <div>
            <Button variant="secondary" size="small" onClick={cancel}>
              {t("cancel")}
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <SubmitButton needs={["video"]} size="small" busyLabel={t("uploading")} aria-label={submitName}>
            <Icon name="upload" />
            {submitLabel}
          </SubmitButton>
        </div>
      )}
    </PostForm>
  );
}
