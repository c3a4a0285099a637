CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consultations_as_listed" ON "consultations" USING btree (("status" = 'accepted' and "absence_replied_at" is not null) desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultations_by_time" ON "consultations" USING btree ("scheduled_time");--> statement-breakpoint
CREATE INDEX "consultations_by_value" ON "consultations" USING btree ("total_price");