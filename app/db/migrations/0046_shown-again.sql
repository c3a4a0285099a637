ALTER TABLE "category_request_emails" DROP CONSTRAINT "category_request_emails_one";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "shown_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category_request_emails" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
ALTER TABLE "category_requests" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "shown_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category_requests" ADD CONSTRAINT "category_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_request_emails_network" ON "category_request_emails" USING btree ("request_id","network_hash");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","created_at");--> statement-breakpoint
ALTER TABLE "category_request_emails" ADD CONSTRAINT "category_request_emails_one" CHECK (num_nonnulls("category_request_emails"."email", "category_request_emails"."user_id", "category_request_emails"."network_hash") = 1);--> statement-breakpoint
-- What was shown again, and who answered, stands in the log from before there was a column for it; what was taken back at once never counted.
UPDATE "reviews" SET "shown_again_at" = "shown"."at" FROM (SELECT "subject_id", max("created_at") AS "at" FROM "audit_log" WHERE "action" = 'review.shown' AND NOT "details" ? 'undone' GROUP BY "subject_id") "shown" WHERE "shown"."subject_id" = "reviews"."id"::text AND "reviews"."hidden_at" IS NULL;--> statement-breakpoint
UPDATE "messages" SET "shown_again_at" = "shown"."at" FROM (SELECT "subject_id", max("created_at") AS "at" FROM "audit_log" WHERE "action" = 'messages.shown' AND NOT "details" ? 'undone' GROUP BY "subject_id") "shown" WHERE "shown"."subject_id" = "messages"."id"::text AND "messages"."hidden_at" IS NULL;--> statement-breakpoint
UPDATE "category_requests" SET "decided_by" = "done"."actor_id" FROM (SELECT DISTINCT ON ("subject_id") "subject_id", "actor_id" FROM "audit_log" WHERE "action" IN ('category_request.answered', 'category_request.declined') ORDER BY "subject_id", "created_at" DESC) "done" WHERE "done"."subject_id" = "category_requests"."id"::text AND "category_requests"."decided_at" IS NOT NULL AND EXISTS (SELECT FROM "users" WHERE "users"."id" = "done"."actor_id");
