-- What waits does so for half an hour, and belonged to no browser.
DELETE FROM "held_forms";--> statement-breakpoint
ALTER TABLE "held_forms" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "held_forms" ADD COLUMN "challenge_id" uuid;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "stood_before" jsonb;--> statement-breakpoint
ALTER TABLE "held_forms" ADD CONSTRAINT "held_forms_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_forms" ADD CONSTRAINT "held_forms_challenge_id_sign_in_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."sign_in_challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_forms_session" ON "held_forms" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "held_forms_challenge" ON "held_forms" USING btree ("challenge_id");--> statement-breakpoint
ALTER TABLE "held_forms" ADD CONSTRAINT "held_forms_one" CHECK (num_nonnulls("held_forms"."session_id", "held_forms"."challenge_id") = 1);