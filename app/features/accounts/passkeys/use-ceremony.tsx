import { useState } from "react";
import { useFetcher } from "react-router";
import { useAnswer } from "#app/ui/connection/answer";

interface CeremonyAnswer<Options> {
  options?: Options;
  alert?: { key: string } | null;
}

interface Ceremony<Options> {
  /** Target of both forms, and their intents. */
  action: string;
  begin: string;
  finish: string;
  /** Asks the device; its answer is sent to the server. */
  ask: (options: Options) => Promise<unknown>;
}

/** Runs a passkey ceremony: the server sends a challenge, the device signs it, the server verifies it. */
export function useCeremony<Options>({ action, begin, finish, ask }: Ceremony<Options>) {
  const fetcher = useFetcher<CeremonyAnswer<Options>>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = fetcher;
  // The device needs the server's options first.
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
    // With two ceremonies at once, the server could expect one while the device answers the other.
    if (isBusy) return;
    if (!("credentials" in navigator) || !window.PublicKeyCredential) return setProblem("passkeys.unsupported");
    setProblem(null);
    void fetcher.submit({ intent: begin }, { method: "post", action });
  }
  const alert = problem ? { key: problem } : data?.alert;
  return { start, isBusy, alert: isBusy ? null : alert };
}
