CREATE TABLE "own_texts" (
	"language" text NOT NULL,
	"name" text NOT NULL,
	"text" text,
	"replaced" text,
	"published_at" timestamp with time zone,
	"draft" text,
	"version" integer NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_texts_language_name_pk" PRIMARY KEY("language","name"),
	CONSTRAINT "own_texts_language" CHECK ("own_texts"."language" in ('en', 'es', 'fr', 'de', 'it')),
	CONSTRAINT "own_texts_length" CHECK (char_length("own_texts"."text") <= 8000 and char_length("own_texts"."draft") <= 8000 and char_length("own_texts"."name") <= 200)
);
--> statement-breakpoint
ALTER TABLE "own_texts" ADD CONSTRAINT "own_texts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;