/** A small rotating arc while work is in progress. The text beside it says what is being done. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" className="icon spinner" aria-hidden="true">
      <circle cx="12" cy="12" r="9" opacity=".25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}
