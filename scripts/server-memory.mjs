/**
 * Settings with which the server returns memory to the system: two malloc arenas instead of eight per CPU, separate mappings for blocks from 64 KB on (the size
 * of uploaded chunks), and a young generation that does not grow to 128 MB on a large machine. An operator's own settings take precedence.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  NODE_OPTIONS: "--max-semi-space-size=16",
};
