/** Calls `ask` again and again, but never concurrently: all callers during a pending call share the result of the next one. */
export function oneAtATime<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let current: Promise<unknown> | null = null;
  let next: Promise<Answer> | null = null;

  function begin() {
    next = null;
    const answer = ask();
    const ended = answer.then(
      () => undefined,
      () => undefined,
    );
    current = ended;
    void ended.then(() => {
      if (current === ended) current = null;
    });
    return answer;
  }

  return () => {
    if (!current) return begin();
    next ??= current.then(begin);
    return next;
  };
}
