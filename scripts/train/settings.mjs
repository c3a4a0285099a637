// How the classifier is trained. Chosen by cross-validation over voices, by its sums alone.

/** Times that the whole corpus is gone through, the steps falling to nothing. */
export const EPOCHS = 6;
export const RATE = 1;
export const DECAY = 1e-6;
/** A feature that fewer texts have is left out. */
export const LEAST_TEXTS = 2;
/** Share of the words, of the pairs, of the runs of letters and of the meanings in a text: as in classifier.ts. */
export const KIND_SHARES = [1, 0.5, 1.5, 0.7];
/** So many of a text's features are overheard at each step, others each time: whoever speaks differently lacks as many. */
export const OVERHEARD = 0.4;
/** What the areas after the first one share. */
export const FURTHER_SHARE = 0.3;
/** How much an entry of a dictionary counts beside a text of the corpus. */
export const SAYING_WEIGHT = 0.3;
/** How much a text that is none of the areas counts beside one of an area: there are fewer of them. */
export const NONE_WEIGHT = 2;
/** How fast the told features are learned, beside the others. */
export const DICTIONARY_SHARE = 0.3;
export const MATTER_SHARE = 0.5;
/** Best by cross-validation, which says so when it no longer is. */
export const TEMPERATURE = 1.1;
/** A text that is so likely none of the areas counts as none, and so likely beside the likeliest of them: as in reading.ts. */
export const NONE_FROM = 0.25;
export const NONE_BESIDE = 0.5;
export const SEED = 1;
/** So many models, each heard in another order, are learned for the server, which has their mean: a text or two more in the corpus moves one of them by some answers in a hundred. */
export const MODELS = 3;
