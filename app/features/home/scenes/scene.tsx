/** The sheet a scene is drawn on: it fills its tile and is cut at the edges, never stretched. */
export function Scene({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className="scene" aria-hidden="true">
      {children}
    </svg>
  );
}
