// Hyperparameters of the classifier, chosen by cross-validation over voices, using only its totals.

/** Passes over the corpus, with a learning rate that falls to zero. */
export const EPOCHS = 6;
export const RATE = 1;
export const DECAY = 1e-6;
/** A feature in fewer texts is dropped. */
export const MIN_TEXTS = 2;
/** Weights of words, pairs, letter runs and meanings in a text: as in classifier.ts. */
export const KIND_SHARES = [1, 0.5, 1.5, 0.7];
/** Dropout rate of a text's features, different ones at each step: somebody who speaks differently lacks as many. */
export const OVERHEARD = 0.4;
/** The target share of all areas after the first. */
export const FURTHER_SHARE = 0.3;
/** Weight of a dictionary entry relative to a text of the corpus. */
export const SAYING_WEIGHT = 0.3;
/** Weight of a text outside all areas relative to one of an area: there are fewer of them. */
export const NONE_WEIGHT = 2;
/** Learning rates of the dictionary features relative to the others. */
export const DICTIONARY_SHARE = 0.3;
export const MATTER_SHARE = 0.5;
/** The best value by cross-validation, which reports when that changes. */
export const TEMPERATURE = 1.1;
/** A text counts as none of the areas from this probability on, absolute and relative to the likeliest area: as in reading.ts. */
export const NONE_FROM = 0.25;
export const NONE_BESIDE = 0.5;
export const SEED = 1;
/** Number of models averaged for the server, each trained in another order: a few more corpus texts change some percent of one's answers. */
export const MODELS = 3;

/** The same for the model of danger: passes, learning rate, dropout, and how much a text counts relative to one of the corpus that is none. */
export const DANGER = {
  models: 2,
  epochs: 6,
  rate: 0.15,
  overheard: 0.4,
  bias: -2,
  biasShare: 0.05,
  /** Of a text of danger, of one that only sounds like it, and of one of danger in the voices that came before. */
  weights: { danger: 6, near: 4, crisis: 4, corpus: 1 },
  /** Parts left out in turn, each learned by one model, to weigh the sum beside the classifier; of the corpus every so-manieth text is enough there. */
  folds: 3,
  every: 6,
  /** Rounds of Newton's method, and how strongly its weights are drawn to nothing. */
  rounds: 25,
  pull: 1,
  /** What only sounds like danger, and the corpus, relative to a text of danger, where they are weighed. */
  near: 2,
  corpus: 0.2,
};
