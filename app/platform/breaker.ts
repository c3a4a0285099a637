import { gauge } from "./metrics/registry";

interface BreakerOptions {
  /** How many failures in a row open the breaker. */
  maxFailures: number;
  restMs: number;
}

/**
 * Circuit breaker for an external service: after repeated failures it opens, and callers fail at once instead of waiting. After the rest,
 * one caller probes the service while the others still fail at once. Times are of the process's monotonic clock. One of no
 * service is in no metrics.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  readonly #maxFailures: number;
  readonly #restMs: number;

  constructor(service: Service | null, { maxFailures, restMs }: BreakerOptions) {
    this.#maxFailures = maxFailures;
    this.#restMs = restMs;
    if (service) newest.set(service, this);
  }

  /** Whether the breaker is open, so that the service must not be called. After the rest, only the first caller gets false and probes. */
  rests(at = performance.now()): boolean {
    if (at < this.#restsUntil) return true;
    if (this.#failures >= this.#maxFailures) this.#restsUntil = at + this.#restMs;
    return false;
  }

  /** Records a valid answer. */
  succeed() {
    this.#failures = 0;
    this.#restsUntil = 0;
  }

  /** Records a missing or invalid answer. */
  fail(at = performance.now()) {
    this.#failures += 1;
    if (this.#failures >= this.#maxFailures) this.#restsUntil = at + this.#restMs;
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
