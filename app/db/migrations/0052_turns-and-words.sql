ALTER TABLE "consultations" ADD COLUMN "absences_taken_back" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "proposed_refund_percent" smallint;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "most_refund_percent" smallint;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at","recipient");