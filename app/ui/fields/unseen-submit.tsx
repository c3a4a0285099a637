/** A submit button for a one-line form that Enter submits, too: visible only on keyboard focus. */
export function UnseenSubmit({ label }: { label: string }) {
  return (
    <span className="relative block">
      <button type="submit" className="button button-secondary button-small sr-only left-0 focus:not-sr-only">
        {label}
      </button>
    </span>
  );
}
