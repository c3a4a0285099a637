/** Texts of the frame around every page: header, footer, not found, error screen. */
export const frameMessages = {
  notFoundCode: "404",
  notFoundTitle: "Page Not Found",
  notFoundText: "Oops! The page you're looking for doesn't exist.",
  notFoundButton: "Return to Home",
  errorTitle: "Something went wrong",
  errorText: "We encountered an unexpected error. Your data is safe, and we're working to resolve this issue.",
  errorButton: "Try Again",
  skip: "Skip to content",
} as const;
