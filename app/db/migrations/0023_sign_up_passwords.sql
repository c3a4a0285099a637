ALTER TABLE "email_tokens" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "category" text;--> statement-breakpoint
-- Of links that are under way the newest alone works, and it is of the sign-up whose password waits.
UPDATE "email_tokens" SET "password_hash" = "users"."password_hash", "category" = "profiles"."category"
FROM "users" JOIN "profiles" ON "profiles"."user_id" = "users"."id"
WHERE "users"."id" = "email_tokens"."user_id" AND "email_tokens"."purpose" = 'confirm_email'
  AND "users"."email_confirmed_at" IS NULL AND "email_tokens"."used_at" IS NULL;
