ALTER TABLE "message_thread_sides" ADD COLUMN "blocked_name" text;--> statement-breakpoint
CREATE INDEX "message_thread_sides_blocked" ON "message_thread_sides" USING btree ("user_id") WHERE blocked_at is not null;--> statement-breakpoint
-- Of who was blocked before nothing else is known than what they are called now.
UPDATE message_thread_sides s SET blocked_name = CASE WHEN s.user_id = t.client_id THEN a.display_name
    ELSE coalesce(nullif(p.display_name, ''), p.first_name, '') END
  FROM message_threads t
  INNER JOIN advisers a ON a.id = t.adviser_id
  LEFT JOIN profiles p ON p.user_id = t.client_id
  WHERE t.id = s.thread_id AND s.blocked_at IS NOT NULL;
