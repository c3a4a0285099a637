/** The asterisk is hidden from screen readers: the field itself has `required`. */
export const RequiredLabel = ({ children }: { children: React.ReactNode }) => (
  <span className="after:ml-1 after:text-danger after:content-['*'/'']">{children}</span>
);
