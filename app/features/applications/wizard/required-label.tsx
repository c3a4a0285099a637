/** The mark is drawn and not read: the field itself says that it is required. */
export const RequiredLabel = ({ children }: { children: React.ReactNode }) => (
  <span className="after:ml-1 after:text-danger after:content-['*'/'']">{children}</span>
);
