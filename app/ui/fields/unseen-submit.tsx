/** What sends a form of one box, which Enter sends, too: seen once the keyboard comes to it. */
export function UnseenSubmit({ label }: { label: string }) {
  return (
    <span className="relative block">
      <button type="submit" className="button button-secondary button-small sr-only left-0 focus:not-sr-only">
        {label}
      </button>
    </span>
  );
}
