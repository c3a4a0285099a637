/** A name and what it is, as two cells of a list of facts. */
export function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="max-sm:mb-3">{children}</dd>
    </>
  );
}

/** A list of facts: names beside what they are, on a phone above. */
export const FACTS = "grid gap-x-8 gap-y-0.5 sm:grid-cols-[9rem_1fr] sm:gap-y-3";
