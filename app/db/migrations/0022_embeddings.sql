CREATE TABLE "adviser_embeddings" (
	"adviser_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"text_hash" text NOT NULL,
	"embedding" real[] NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adviser_embeddings" ADD CONSTRAINT "adviser_embeddings_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Where the server has it and lets us, vectors are compared by the extension; else number by number.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') THEN CREATE EXTENSION IF NOT EXISTS vector; END IF;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'vector is not installed: %', SQLERRM;
END $$;
