CREATE INDEX "consultations_created" ON "consultations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at");