ALTER TABLE "profiles" DROP CONSTRAINT "profiles_language";--> statement-breakpoint
ALTER TABLE "own_texts" DROP CONSTRAINT "own_texts_language";--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_language" CHECK ("profiles"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "own_texts" ADD CONSTRAINT "own_texts_language" CHECK ("own_texts"."language" ~ '^[a-z]{2,3}$');