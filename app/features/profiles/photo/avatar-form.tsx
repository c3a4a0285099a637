import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { SaveAnswer } from "#app/features/autosave/save-queue";
import type { SavedFormAnswer } from "#app/features/autosave/saved-form";
import { Avatar } from "#app/ui/avatar";
import { Button } from "#app/ui/button";
import { useAnswer } from "#app/ui/connection/answer";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useToast } from "#app/ui/overlays/toast";
import { useMessage } from "#app/ui/text/message-key";
import { Panel } from "../panel";
import { AVATAR_TYPES, refuseAvatar } from "./avatar";
import { CropDialog } from "./crop-dialog";

interface AvatarFormProps {
  name: string;
  avatarUrl: string | null;
  answer: SavedFormAnswer | null;
  /** Path of the surrounding tab, to which the photo is posted. */
  action: string;
  hint: string;
}

/** The profile photo: chosen, cropped to a square in the browser, and uploaded. Without JavaScript the server crops it. */
export function AvatarForm({ name, avatarUrl, answer, action, hint }: AvatarFormProps) {
  const t = useTranslations("profiles");
  const message = useMessage();
  const upload = usePhotoUpload(avatarUrl, action);
  const error = upload.error ?? answer?.errors?.photo;
  const chooser = useRef<HTMLInputElement>(null);

  const take = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (file) void upload.choose(file);
    field.value = "";
  };
  const takeEarly = useEffectEvent(() => chooser.current && take(chooser.current));

  // A file chosen before hydration is still in the field.
  useEffect(() => void takeEarly(), []);

  return (
    <Panel title={t("photo")} text={hint}>
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="intent" value="avatar" />
        <Avatar name={name} src={upload.avatarUrl} size="huge" />
        <div className="grid gap-2">
          <label htmlFor="profile-photo" className="field-label mb-0">
            {upload.avatarUrl ? t("photoReplace") : t("photoChoose")}
          </label>
          <input
            ref={chooser}
            id="profile-photo"
            type="file"
            name="photo"
            accept={AVATAR_TYPES.join(",")}
            className="control control-file max-w-sm"
            aria-describedby={error ? "profile-photo-error" : undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => take(event.currentTarget)}
          />
          {error && (
            <p id="profile-photo-error" role="alert" className="field-error">
              {message(error)}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <noscript>
              <SubmitButton size="small">{t("photoUpload")}</SubmitButton>
            </noscript>
            {upload.isSending && <span role="status">{t("photoUploading")}</span>}
            {upload.avatarUrl && !upload.isSending && (
              <Button
                type="submit"
                size="small"
                variant="quiet"
                className="-ml-3"
                name="intent"
                value="remove-avatar"
                onClick={(event) => {
                  event.preventDefault();
                  upload.remove();
                }}
              >
                {t("photoRemove")}
              </Button>
            )}
          </div>
        </div>
      </form>
      <CropDialog picture={upload.picture} onCrop={upload.send} onCancel={upload.cancel} />
    </Panel>
  );
}

type PhotoAnswer = SaveAnswer & { avatarUrl?: string | null };

function usePhotoUpload(given: string | null, action: string) {
  const t = useTranslations("profiles");
  const message = useMessage();
  const toast = useToast();
  const fetcher = useFetcher<PhotoAnswer>();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [avatarUrl, setAvatarUrl] = useState(given);
  const [error, setError] = useState<string>();

  const refuse = (key: string) => {
    setError(key);
    toast({ text: message(key), tone: "danger", key: "photo" });
  };

  useAnswer(fetcher.data, (answer) => {
    if (!("ok" in answer && answer.ok)) return refuse(("ok" in answer && answer.errors?.photo) || "profiles.photoFailed");
    setAvatarUrl(answer.avatarUrl ?? null);
    toast({ text: t("photoUpdated"), key: "photo" });
  });

  const post = (body: FormData) => {
    body.set("via", "script");
    void fetcher.submit(body, { method: "post", action, encType: "multipart/form-data", defaultShouldRevalidate: false });
  };

  return {
    avatarUrl,
    error,
    picture,
    isSending: fetcher.state !== "idle",
    cancel: () => setPicture(null),
    async choose(file: File) {
      setError(undefined);
      const refused = refuseAvatar(file);
      if (refused) return refuse(refused);
      await createImageBitmap(file).then(setPicture, () => refuse("profiles.photoNotImage"));
    },
    send(photo: Blob) {
      setPicture(null);
      const body = new FormData();
      body.set("intent", "avatar");
      body.set("photo", photo, "photo.png");
      post(body);
    },
    remove() {
      const body = new FormData();
      body.set("intent", "remove-avatar");
      post(body);
    },
  };
}
