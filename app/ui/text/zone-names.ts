const BRITISH = /^(?:Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB)$/;

/**
 * A moment that was written with the short name of its zone, as people say it: languages that have no name for a zone write its offset, also where that is
 * none ('GMT+0'), and for the British summer. `app/document/bootstrap.js` says the same.
 */
export function sayingZone(words: string, zone: string): string {
  const plain = words.replace(/(GMT|UTC)[+-]0(?!\d)/, "$1");
  return BRITISH.test(zone) ? plain.replace(/(?:GMT|UTC)\+1(?!\d)/, "BST") : plain;
}
