ALTER TABLE "message_thread_sides" ADD COLUMN "blocked_links" jsonb;--> statement-breakpoint
-- Of where consultations were held as somebody was blocked before nothing else is known than where they are held now.
UPDATE message_thread_sides s SET blocked_links = jsonb_build_object(
    'client', coalesce((SELECT a.meeting_url FROM advisers a WHERE a.user_id = t.client_id), ''),
    'advisor', coalesce((SELECT a.meeting_url FROM advisers a WHERE a.user_id = t.adviser_user_id), ''))
  FROM message_threads t
  WHERE t.id = s.thread_id AND s.blocked_at IS NOT NULL;
--> statement-breakpoint
-- Ratings count what was paid for: those of advisors who have reviews of what was not are counted anew.
WITH counted AS (
    SELECT r.adviser_id, r.rating,
      NOT EXISTS (SELECT FROM outside_payments o INNER JOIN consultations c ON c.id = o.consultation_id
        WHERE o.consultation_id = r.consultation_id AND c.total_price - c.refunded - o.let_go > o.received - o.returned)
      AND NOT EXISTS (SELECT FROM payments p WHERE p.consultation_id = r.consultation_id AND p.status <> 'captured') AS is_paid
    FROM reviews r WHERE r.author_side = 'client' AND r.revealed_at IS NOT NULL AND r.hidden_at IS NULL)
UPDATE advisers a SET (rating_sum, rating_count) = (
    SELECT coalesce(sum(r.rating) FILTER (WHERE r.is_paid), 0)::int, count(*) FILTER (WHERE r.is_paid)::int FROM counted r WHERE r.adviser_id = a.id)
  WHERE EXISTS (SELECT FROM counted r WHERE r.adviser_id = a.id AND NOT r.is_paid);
