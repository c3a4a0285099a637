import { contactsIn } from "./contacts-in-text";

/** A text whose telephone numbers can be called and whose sites can be opened with one press. */
export function TextToCall({ text }: { text: string }) {
  return contactsIn(text).map(({ start, words, href }) =>
    href === null ? (
      words
    ) : (
      <a
        key={start}
        href={href}
        className="text-link whitespace-nowrap"
        rel="noreferrer"
        {...(href.startsWith("https:") && { target: "_blank" })}
      >
        {words}
      </a>
    ),
  );
}
