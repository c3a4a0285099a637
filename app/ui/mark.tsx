/** The mark: one arc, two piers. */
export function Mark({ className = "size-8" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 12h28" />
      <path d="M8 12v13M24 12v13" />
      <path d="M8 22c0-9 16-9 16 0" />
    </svg>
  );
}
