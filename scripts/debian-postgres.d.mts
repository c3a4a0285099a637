export function debianVersion(): string | null;
export function startDebianPostgres(): { version: string; url: string; stop: () => void } | null;
