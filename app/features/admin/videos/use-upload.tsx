import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useRefresh } from "#app/ui/connection/refresh";
import { useToast } from "#app/ui/overlays/toast";
import { takePoster } from "./take-poster";
import { refuseVideo } from "./video-rules";

const ADDRESS = "/admin/videos/upload";
const CREATED = 201;
const KEY = /^[a-z]\w*\.\w+$/i;

/** How far an upload is. `percent` is 100 while the server looks at what has come. */
export type UploadState = { phase: "idle"; problem?: string } | { phase: "sending"; name: string; percent: number };

/** Sends a form with a video and follows it, so that it can show how far it is and be cancelled. */
export function useUpload() {
  const t = useTranslations("videos");
  const toast = useToast();
  const refresh = useRefresh();
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const current = useRef<XMLHttpRequest>(null);
  // An upload that nobody follows any more is none.
  const leave = useEffectEvent(() => current.current?.abort());
  useEffect(() => () => leave(), []);

  async function send(form: HTMLFormElement) {
    const fields = new FormData(form);
    const file = fields.get("video");
    if (!(file instanceof File) || file.size === 0) return;
    const problem = refuseVideo(file);
    if (problem) return setState({ phase: "idle", problem });
    setState({ phase: "sending", name: file.name, percent: 0 });
    const request = new XMLHttpRequest();
    current.current = request;
    const poster = await takePoster(file);
    if (current.current !== request) return;
    fields.delete("video");
    if (poster) fields.set("poster", poster, "poster");
    fields.set("video", file);
    follow(request, file.name, form);
    request.open("POST", ADDRESS);
    request.send(fields);
  }

  function follow(request: XMLHttpRequest, name: string, form: HTMLFormElement) {
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      setState({ phase: "sending", name, percent: Math.floor((loaded / Math.max(1, total)) * 100) }),
    );
    request.addEventListener("load", () => {
      if (request.status !== CREATED)
        return setState({ phase: "idle", problem: KEY.test(request.responseText) ? request.responseText : "videos.uploadFailed" });
      form.reset();
      setState({ phase: "idle" });
      toast({ text: t("uploaded"), tone: "success", key: "video" });
      refresh();
    });
    request.addEventListener("error", () => setState({ phase: "idle", problem: "videos.uploadFailed" }));
  }

  function cancel() {
    const request = current.current;
    current.current = null;
    request?.abort();
    setState({ phase: "idle" });
    toast({ text: t("cancelled"), key: "video" });
  }

  return { state, send, cancel };
}
