/** A section of a tab with its own heading. */
export function Panel({ id, title, text, children }: { id?: string; title: string; text?: React.ReactNode; children: React.ReactNode }) {
  return (
    <section id={id} className="grid gap-x-12 gap-y-5 border-t border-line py-10 first:border-t-0 first:pt-2 lg:grid-cols-[16rem_1fr]">
      <div>
        <h2 className="text-xl">{title}</h2>
        {text && <p className="mt-2 text-sm text-soft">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
