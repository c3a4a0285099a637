/**
 * What the server's process is started with so that it gives memory back: two arenas instead of eight a processor, blocks from 64 KB on by themselves
 * (what strangers send comes in such), and a young heap that does not grow to 128 MB where a machine is large. What an operator set stands.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  NODE_OPTIONS: "--max-semi-space-size=16",
};
