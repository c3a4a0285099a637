-- `l:` the languages an advisor speaks, so that searches find them by the index; `s:` the same with the category, so that its filter can list them.
CREATE OR REPLACE VIEW adviser_words_now AS
  SELECT a.id AS adviser_id,
    coalesce((SELECT min(match_demerit(t.is_primary, t.expertise_level, a.rating_sum, a.rating_count, a.total_sessions, a.reply_minutes, a.requests_answered, a.requests_received))
      FROM adviser_topics t WHERE t.adviser_id = a.id), 1000000)
      - CASE a.availability_status WHEN 'available' THEN 180000 WHEN 'busy' THEN 90000 ELSE 0 END AS demerit,
    said.name || marked('n:', said.name) || said.title || marked('h:', said.title)
      || strip(words_of(fold_text(a.bio || ' ' || a.certifications), a.languages))
      || marked('p:', to_tsvector('simple', fold_text(a.city || ' ' || a.country)))
      || array_to_tsvector(ARRAY(SELECT unnest(ARRAY['l:' || language, 's:' || a.category || ':' || language])
        FROM unnest(a.languages) AS language WHERE language ~ '^[a-z]{2,3}$'))
      || array_to_tsvector(ARRAY(SELECT unnest(CASE WHEN t.is_primary THEN ARRAY['t:' || topics.slug, 'm:' || topics.slug] ELSE ARRAY['t:' || topics.slug] END)
        FROM adviser_topics t JOIN topics ON topics.id = t.topic_id WHERE t.adviser_id = a.id) || ('c:' || a.category)) AS words
  FROM advisers a JOIN users u ON u.id = a.user_id
  CROSS JOIN LATERAL (SELECT strip(to_tsvector('simple', fold_text(a.display_name))) AS name, strip(words_of(fold_text(a.job_title), a.languages)) AS title) AS said
  WHERE a.status = 'approved' AND u.suspended_at IS NULL;--> statement-breakpoint
DROP TABLE IF EXISTS hours_now;--> statement-breakpoint
SELECT index_all_advisers();--> statement-breakpoint
SELECT count_search_words();
