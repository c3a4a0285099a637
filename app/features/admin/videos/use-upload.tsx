import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useRefresh } from "#app/ui/connection/refresh";
import { useToast } from "#app/ui/overlays/toast";
import { capturePoster } from "./capture-poster";
import { makeUploader, type UploadState } from "./one-upload";

/** Uploads a form with a video; provides its progress and a way to cancel. */
export function useUpload() {
  const t = useTranslations("videos");
  const toast = useToast();
  const refresh = useRefresh();
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const [uploader] = useState(() => makeUploader({ capturePoster, makeRequest: () => new XMLHttpRequest(), show: setState }));
  // Cancels the upload when the form unmounts.
  useEffect(() => uploader.end, [uploader]);

  async function send(form: HTMLFormElement) {
    if (!(await uploader.send(new FormData(form)))) return;
    form.reset();
    toast({ text: t("uploaded"), tone: "success", key: "video" });
    refresh();
  }

  function cancel() {
    uploader.end();
    setState({ phase: "idle" });
    toast({ text: t("cancelled"), key: "video" });
  }

  return { state, send, cancel };
}
