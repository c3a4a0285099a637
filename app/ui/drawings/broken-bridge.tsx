import { LineDrawing } from "./line-drawing";

/** The bridge with its middle span missing: the way on is only a dotted line. */
export function BrokenBridge() {
  return (
    <LineDrawing viewBox="0 0 640 220" className="w-full max-w-xl">
      <circle cx="320" cy="86" r="46" className="fill-brass-wash" />
      <g className="stroke-line">
        <path d="M150 188h54M228 188h26M282 188h78M392 188h40M456 188h38M196 200h40M268 200h52M352 200h22M404 200h58M306 211h36" />
      </g>
      <g className="stroke-ink">
        <path d="M0 92h226l6 5-4 6 6 4M0 104h236" />
        <path d="M640 92H414l-6 5 4 6-6 4M640 104H404" />
        <path d="M40 104v96M140 104v84M600 104v96M500 104v84" />
        <path d="M40 168c0-64 100-64 100 0M600 168c0-64-100-64-100 0" />
        <path d="M140 168c2-34 26-52 60-56M500 168c-2-34-26-52-60-56" />
        <path d="M0 196c16-6 26-4 40 4h100M640 196c-16-6-26-4-40 4H500" />
        <path d="M20 92V80h180v12M50 92V80M80 92V80M110 92V80M140 92V80M170 92V80M440 92V80h180v12M590 92V80M560 92V80M530 92V80M500 92V80M470 92V80" />
        <circle cx="190" cy="59" r="5" />
        <path d="M190 65v16M190 81l-5 11M190 81l5 11M190 70l9 5M190 70l-8 7" />
      </g>
      <g className="stroke-brass-ink">
        <path d="M290 152l14-5 3 8-14 5zM338 170l10 4-3 7-10-4zM322 132l6-5 5 6-6 5z" />
      </g>
      <g className="stroke-sage-ink" strokeDasharray="2 8">
        <path d="M238 92h164M238 104h164" />
        <path d="M206 111c70-6 158-6 228 0" />
      </g>
    </LineDrawing>
  );
}
