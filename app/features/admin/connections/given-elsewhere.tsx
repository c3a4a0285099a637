/** Settings that the environment says: shown, and not changed here. */
export function GivenElsewhere({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-soft wrap-anywhere">{text}</p>
    </section>
  );
}
