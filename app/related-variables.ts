interface DatabaseUrls {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_REPLICA_URLS: string[];
}

interface Bucket {
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Requires both variables of a provider, or neither. */
export function signInProvider(name: string, issuer: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (!clientId && !clientSecret) return null;
  throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET work only together. See docs/self-hosting.md.`);
}

/** Connection that bypasses a pooler in front of the database. Invalid without DATABASE_URL. */
export function directUrl(env: Pick<DatabaseUrls, "DATABASE_URL" | "DATABASE_DIRECT_URL">) {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error("DATABASE_DIRECT_URL goes around the pooler that DATABASE_URL leads to: set both. See docs/self-hosting.md.");
  return env.DATABASE_DIRECT_URL;
}

/** Replicas of the database that pages may read from. */
export function replicaUrls(env: Pick<DatabaseUrls, "DATABASE_URL" | "DATABASE_REPLICA_URLS">) {
  if (env.DATABASE_REPLICA_URLS.length > 0 && !env.DATABASE_URL)
    throw new Error("DATABASE_REPLICA_URLS are replicas of the database at DATABASE_URL: set both. See docs/self-hosting.md.");
  return env.DATABASE_REPLICA_URLS;
}

/** Requires a bucket with its keys, or none of them. */
export function bucketSettings(env: Bucket) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket && accessKeyId && secretAccessKey)
    return { endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`, bucket, region, accessKeyId, secretAccessKey };
  if (!bucket && !accessKeyId && !secretAccessKey) return null;
  throw new Error("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY work only together. See docs/self-hosting.md.");
}
