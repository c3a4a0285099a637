import { Mark } from "#app/ui/mark";

/** The mark and the name of the site. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="brand">
      <Mark className="size-8 text-sage-ink" />
      <span>{name}</span>
    </span>
  );
}
