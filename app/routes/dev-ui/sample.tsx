/** A named group of samples. */
export function Sample({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-5 text-2xl">{title}</h2>
      <div className="space-y-8">{children}</div>
    </section>
  );
}

/** Samples side by side. */
export function Row({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
