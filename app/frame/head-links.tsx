/** What the head of every page names: the font before anything asks for it, icons, the colours of the browser's own bars. */
export function HeadLinks({ favicon = "/favicon.svg" }: { favicon?: string }) {
  return (
    <>
      <link rel="preload" href="/fonts/newsreader-latin-1.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href={favicon} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#f8f6f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101918" media="(prefers-color-scheme: dark)" />
    </>
  );
}
