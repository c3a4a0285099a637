import { Fragment } from "react";

/** An e-mail address that has too little room for one line: it goes on behind a sign of its own, and breaks within a word where a word is longer than its line. */
export function EmailAddress({ address, className = "" }: { address: string; className?: string }) {
  return (
    <span className={`break-words ${className}`} translate="no">
      {address.split(/(?<=[@._+-])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, always in its order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
