import { Fragment } from "react";

/** An email address that may not fit on one line: it wraps behind its own icon, and breaks inside a word only where the word is longer than the line. */
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
