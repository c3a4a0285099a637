ALTER TABLE "consultations" ADD COLUMN "absences_taken_back" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "proposed_refund_percent" smallint;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "most_refund_percent" smallint;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at","recipient");--> statement-breakpoint
DROP INDEX "consultations_as_listed";--> statement-breakpoint
CREATE INDEX "consultations_as_listed" ON "consultations" USING btree (("absence_replied_at" is not null and ("status" = 'accepted' or ("status" = 'completed' and "closed_by" is not distinct from 'adviser'))) desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);