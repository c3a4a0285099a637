ALTER TABLE "reviews" ADD COLUMN "shown_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "shown_again_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","created_at");--> statement-breakpoint
-- What was shown again before there was a column for it stands in the log; what was only taken back at once never counted.
UPDATE "reviews" SET "shown_again_at" = "shown"."at" FROM (SELECT "subject_id", max("created_at") AS "at" FROM "audit_log" WHERE "action" = 'review.shown' AND NOT "details" ? 'undone' GROUP BY "subject_id") "shown" WHERE "shown"."subject_id" = "reviews"."id"::text AND "reviews"."hidden_at" IS NULL;--> statement-breakpoint
UPDATE "messages" SET "shown_again_at" = "shown"."at" FROM (SELECT "subject_id", max("created_at") AS "at" FROM "audit_log" WHERE "action" = 'messages.shown' AND NOT "details" ? 'undone' GROUP BY "subject_id") "shown" WHERE "shown"."subject_id" = "messages"."id"::text AND "messages"."hidden_at" IS NULL;
