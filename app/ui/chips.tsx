import { useId } from "react";

/** A titled row of chips to choose from. */
export function Chips({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="field-label font-sans">
        {title}
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
