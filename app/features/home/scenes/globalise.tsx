import { Scene } from "./scene";

/** The curve of the earth at night, with arches from city to city. */
export function GlobaliseScene() {
  return (
    <Scene>
      <path d="M0 0h400v300H0z" className="fill-night" />
      <g className="stroke-on-night" strokeWidth="2">
        <path
          d="M22 118h.01M116 33h.01M132 98h.01M301 73h.01M325 37h.01M278 14h.01M367 104h.01M50 69h.01M256 57h.01M149 48h.01"
          opacity=".7"
        />
      </g>
      <path d="M337 52a17 17 0 1 1-19-23 14 14 0 0 0 19 23z" className="fill-brass" />
      <circle cx="200" cy="352" r="236" className="fill-night-land" />
      <g className="stroke-on-night">
        <circle cx="200" cy="352" r="236" strokeWidth="1.6" />
        <path
          d="M200 116C131 116 131 588 200 588M200 116C269 116 269 588 200 588M200 116C43 116 43 588 200 588M200 116C357 116 357 588 200 588M200 116C-45 116-45 588 200 588M200 116C445 116 445 588 200 588M200 116V300"
          opacity=".3"
        />
        <path d="M119 130Q200 148 281 130M48 171Q200 205 352 171M-4 234Q200 279 404 234" opacity=".3" />
        <path
          d="M104 176c14-12 34-16 48-10 8 4 4 12-4 14s-6 10-16 14-12 18-22 16-22-22-6-34zM176 214c12-6 30-2 32 8s-8 14-8 26-12 20-20 12-4-16-10-24-4-18 6-22zM250 162c22-8 56-2 66 12s-8 14-16 20-18-4-28 4-22 2-26-10-8-22 4-26zM300 226c12-4 26 2 24 12s-18 14-26 8-8-17 2-20z"
          opacity=".55"
        />
      </g>
      <g className="stroke-brass" strokeWidth="1.8">
        <path d="M68 192C72 116 148 96 164 158M164 158C172 76 262 74 268 150M268 150C288 96 338 128 336 200M128 240C130 190 186 180 196 226M196 226C206 170 276 172 286 236" />
      </g>
      <g className="stroke-on-night" opacity=".75">
        <path
          d="M81 164v14M96 140v29M112 126v37M130 122v36M148 132v22M180 118v28M197 99v41M216 93v46M236 97v44M254 113v34M284 128v22M303 120v37M321 140v32"
          strokeDasharray="1 5"
        />
      </g>
      <g className="fill-on-night">
        <circle cx="68" cy="192" r="4.5" />
        <circle cx="164" cy="158" r="4.5" />
        <circle cx="268" cy="150" r="4.5" />
        <circle cx="336" cy="200" r="4.5" />
        <circle cx="128" cy="240" r="4" />
        <circle cx="196" cy="226" r="4" />
        <circle cx="286" cy="236" r="4" />
      </g>
    </Scene>
  );
}
