ALTER TABLE "message_thread_sides" ADD COLUMN "blocked_links" jsonb;--> statement-breakpoint
-- Of where consultations were held as somebody was blocked before nothing else is known than where they are held now.
UPDATE message_thread_sides s SET blocked_links = (
    SELECT jsonb_object_agg(a.user_id, coalesce(a.meeting_url, '')) FROM advisers a WHERE a.user_id IN (t.client_id, t.adviser_user_id))
  FROM message_threads t
  WHERE t.id = s.thread_id AND s.blocked_at IS NOT NULL;
