import { gauge } from "./metrics/registry";

interface BreakerOptions {
  /** After so many failures in a row nobody waits for the service for a while. */
  mostFailures: number;
  restMs: number;
}

/**
 * Whether a service outside is asked at all: one that has failed again and again rests, and everybody is told so at once instead of waiting for it. Then one
 * asks; the others wait for what becomes of that. Times are of the process' own clock, which nobody sets.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  readonly #mostFailures: number;
  readonly #restMs: number;

  constructor(service: Service, { mostFailures, restMs }: BreakerOptions) {
    this.#mostFailures = mostFailures;
    this.#restMs = restMs;
    newest.set(service, this);
  }

  /** Whether it rests: then it is not to be asked. Of those who hear that it does not after a rest, the first alone asks. */
  rests(at = performance.now()): boolean {
    if (at < this.#restsUntil) return true;
    if (this.#failures >= this.#mostFailures) this.#restsUntil = at + this.#restMs;
    return false;
  }

  /** It has answered. */
  succeed() {
    this.#failures = 0;
    this.#restsUntil = 0;
  }

  /** It has not, or not with sense. */
  fail(at = performance.now()) {
    this.#failures += 1;
    if (this.#failures >= this.#mostFailures) this.#restsUntil = at + this.#restMs;
  }

  isResting(at = performance.now()): boolean {
    return at < this.#restsUntil;
  }
}

type Service = "files" | "mail" | "model" | "embeddings" | "payments" | "rates";

const newest = new Map<Service, Breaker>();
gauge("sagebridge_services_resting", "Whether a service outside has failed so often that it is not asked for a while.", () =>
  [...newest].map(([service, breaker]) => [{ service }, Number(breaker.isResting())]),
);
