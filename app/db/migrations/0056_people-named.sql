ALTER TABLE "notifications" ADD COLUMN "named" uuid[];--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "named" uuid[];