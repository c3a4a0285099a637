import { type Reader, readerOf } from "./reading";
import { loadWeights } from "./weights.server";

/** The reader of the weights in the repository; the first call reads them. */
export const textReader = async (): Promise<Reader> => readerOf(await loadWeights());
