import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useRefresh } from "#app/ui/connection/refresh";
import { useToast } from "#app/ui/overlays/toast";
import { makeUploader, type UploadState } from "./one-upload";
import { takePoster } from "./take-poster";

/** Sends a form with a video and follows it, so that it can show how far it is and be cancelled. */
export function useUpload() {
  const t = useTranslations("videos");
  const toast = useToast();
  const refresh = useRefresh();
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const [uploader] = useState(() => makeUploader({ takePoster, makeRequest: () => new XMLHttpRequest(), show: setState }));
  // An upload that nobody follows any more is none.
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
