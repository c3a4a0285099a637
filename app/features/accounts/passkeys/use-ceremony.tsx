import { useState } from "react";
import { useFetcher } from "react-router";
import { useAnswer } from "#app/ui/connection/answer";

interface CeremonyAnswer<Options> {
  options?: Options;
  alert?: { key: string } | null;
}

interface Ceremony<Options> {
  /** Where both forms go, and what they are for. */
  action: string;
  begin: string;
  finish: string;
  /** Asks the device; what it says goes to the server. */
  ask: (options: Options) => Promise<unknown>;
}

/** The way of a passkey between page, device and server: the server says what to sign, the device signs, the server looks at it. */
export function useCeremony<Options>({ action, begin, finish, ask }: Ceremony<Options>) {
  const fetcher = useFetcher<CeremonyAnswer<Options>>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = fetcher;
  // The device can only be asked once the server has said what for.
  useAnswer(data?.options, async (options) => {
    setAsking(true);
    try {
      const credential = await ask(options);
      await fetcher.submit({ intent: finish, credential: JSON.stringify(credential) }, { method: "post", action });
    } catch {
      setProblem("passkeys.cancelled");
    }
    setAsking(false);
  });
  const isBusy = isAsking || fetcher.state !== "idle";
  function start() {
    // Of two at once the server would know one and the device answer to the other.
    if (isBusy) return;
    if (!("credentials" in navigator) || !window.PublicKeyCredential) return setProblem("passkeys.unsupported");
    setProblem(null);
    void fetcher.submit({ intent: begin }, { method: "post", action });
  }
  const alert = problem ? { key: problem } : data?.alert;
  return { start, isBusy, alert: isBusy ? null : alert };
}
