/** Stands above a page that an admin sees with texts that are not public yet. */
export function DraftsBar({ said, back, language }: { said: string; back: string; language: string }) {
  return (
    <p className="bg-brass-wash px-5 py-2 text-center text-sm text-brass-ink">
      {said} {/* In the admin's own language again: another page, as a whole. */}
      <a href={`/admin/texts?language=${language}`} className="text-link">
        {back}
      </a>
    </p>
  );
}
