ALTER TABLE "quotes" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_holds" ON "quotes" USING btree ("adviser_id","starts_at") WHERE blocked_until is not null;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner" CHECK ("quotes"."client_id" is not null or "quotes"."blocked_until" is not null);--> statement-breakpoint
CREATE TRIGGER quotes_held AFTER INSERT ON "quotes" FOR EACH ROW WHEN (NEW.blocked_until IS NOT NULL) EXECUTE FUNCTION tell_pages_changed();--> statement-breakpoint
CREATE TRIGGER quotes_freed AFTER DELETE ON "quotes" FOR EACH ROW WHEN (OLD.blocked_until IS NOT NULL) EXECUTE FUNCTION tell_pages_changed();
