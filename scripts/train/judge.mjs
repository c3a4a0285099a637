// Judges predicted probabilities by the labels of the corpus.
import { NONE_BESIDE, NONE_FROM } from "./settings.mjs";

const BANDS = 10;

/** `judged`: texts with their labels and each class's probability. */
export function judge(judged, { classes, areaCount, categoryOf }) {
  const real = judged.filter(({ labels }) => !isNone(labels));
  const none = judged.filter(({ labels }) => isNone(labels));
  const areas = classes.slice(0, areaCount);
  const share = (list, holds) => (list.length === 0 ? 0 : list.filter(holds).length / list.length);
  const first = (count) => (each) => ranked(each, areaCount, count).some((place) => each.labels.includes(areas[place]));
  return {
    category: share(real, (each) => each.labels.some((label) => categoryOf(label) === likeliestCategory(each, areas, categoryOf))),
    first: share(real, first(1)),
    three: share(real, first(3)),
    noneFound: share(none, (each) => isSaidToBeNone(each, areaCount)),
    noneWrongly: share(real, (each) => isSaidToBeNone(each, areaCount)),
  };
}

export const isNone = (labels) => labels[0].startsWith("none:");

/** Same rule as isNone in reading.ts. */
export function isSaidToBeNone({ likely }, areaCount) {
  const none = likely.slice(areaCount).reduce((sum, each) => sum + each, 0);
  return none >= NONE_FROM && none >= NONE_BESIDE * Math.max(...likely.slice(0, areaCount));
}

export const ranked = ({ likely }, areaCount, count) =>
  [...Array(areaCount).keys()].sort((one, other) => likely[other] - likely[one]).slice(0, count);

/** The category with the highest total probability of its areas. */
function likeliestCategory({ likely }, areas, categoryOf) {
  const sums = new Map();
  areas.forEach((area, place) => {
    sums.set(categoryOf(area), (sums.get(categoryOf(area)) ?? 0) + likely[place]);
  });
  return [...sums].sort(([, one], [, other]) => other - one)[0][0];
}

/** Calibration per probability band: the count, the average probability, and how many are right. */
export function reliability(judged, classes) {
  const bands = Array.from({ length: BANDS }, () => ({ count: 0, said: 0, right: 0 }));
  for (const { likely, labels } of judged) {
    const most = Math.max(...likely);
    const band = bands[Math.min(BANDS - 1, Math.floor(most * BANDS))];
    band.count += 1;
    band.said += most;
    band.right += labels.includes(classes[likely.indexOf(most)]) ? 1 : 0;
  }
  return bands;
}

/** The temperature that minimizes the loss. */
export function bestTemperature(judged, softmax) {
  const candidates = Array.from({ length: 15 }, (_, index) => (index + 8) / 20);
  const loss = (temperature) =>
    judged.reduce((sum, { scores, right }) => {
      const likely = softmax(scores, temperature);
      return (
        sum -
        Math.log(
          Math.max(
            1e-9,
            right.reduce((all, place) => all + likely[place], 0),
          ),
        )
      );
    }, 0);
  return candidates.map((temperature) => ({ temperature, loss: loss(temperature) })).sort((one, other) => one.loss - other.loss)[0]
    .temperature;
}
