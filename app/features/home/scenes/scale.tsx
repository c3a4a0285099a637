import { Scene } from "./scene";

/** An aqueduct that grows with every arch, a tree on each step a little older. */
export function ScaleScene() {
  return (
    <Scene>
      <path d="M0 0h400v300H0z" className="fill-wash" />
      <circle cx="92" cy="84" r="40" className="fill-scene-sun" />
      <path d="M0 214c60-26 120-30 176-16s130 2 224-30v132H0z" className="fill-scene-far" />
      <path d="M0 262h400v38H0z" className="fill-surface" />
      <path
        d="M36 262v-50h66v-34h66v-40h66V92h66V46h66v216h-10V102a23 23 0 0 0-46 0v160h-20V148a23 23 0 0 0-46 0v114h-20v-72a23 23 0 0 0-46 0v72h-20v-34a23 23 0 0 0-46 0v34H92v-14a23 23 0 0 0-46 0v14z"
        className="fill-surface"
      />
      <g className="stroke-ink">
        <path d="M0 262h400M36 262v-50h66v-34h66v-40h66V92h66V46h66v216" strokeWidth="1.6" />
        <path d="M46 262v-14a23 23 0 0 1 46 0v14M112 262v-34a23 23 0 0 1 46 0v34M178 262v-72a23 23 0 0 1 46 0v72M244 262V148a23 23 0 0 1 46 0v114M310 262V102a23 23 0 0 1 46 0v160" />
        <path d="M36 220h66M102 186h66M168 146h66M234 100h66M300 54h66" />
        <path d="M178 206h46M244 206h46M310 206h46M244 164h46M310 164h46M310 118h46" opacity=".5" />
        <path d="M178 206a23 17 0 0 1 46 0M244 206a23 17 0 0 1 46 0M310 206a23 17 0 0 1 46 0M310 164a23 17 0 0 1 46 0" opacity=".5" />
        <path d="M12 272h370M40 281h340M24 290h330" strokeDasharray="42 34 56 40" opacity=".35" />
        <path
          d="M104 240h6M160 250h14M226 232h14M228 190h12M226 170h10M292 240h14M294 186h12M292 136h14M358 240h6M358 180h6M358 120h6M302 80h6M236 120h6M170 160h6"
          opacity=".4"
        />
      </g>
      <g className="stroke-ink">
        <path d="M69 212v-11M69 205c-5 0-7-3-7-7 5 0 7 3 7 7zM69 203c4 0 6-3 6-6-4 0-6 2-6 6z" className="fill-scene-leaf" />
        <path d="M135 178v-18M135 164c-9-2-10-16 0-22 10 6 9 20 0 22z" className="fill-scene-leaf" />
        <path d="M188 138v-24M188 118c-13-3-14-24 0-33 14 9 13 30 0 33zM188 128l6-6" className="fill-scene-leaf" />
        <path d="M256 92V62M256 66c-16-4-18-30 0-41 18 11 16 37 0 41zM256 80l7-7M256 74l-6-6" className="fill-scene-leaf" />
        <path d="M142 44q7-7 12 0q6-7 13-1M176 62q5-5 9 0q4-5 9-1" />
        <circle cx="214" cy="113" r="4.5" className="fill-surface" />
        <path d="M214 118c-5 2-6 6-6 11h11c1-5 0-9-5-11z" className="fill-brass" />
        <path d="M211 129l-3 9M216 129l6 4v5M218 122l9-4" />
        <path d="M333 46V16M333 16l20 6-20 7" className="fill-brass" />
      </g>
    </Scene>
  );
}
