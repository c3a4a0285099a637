-- With each request, answer, session and review the figures change that an advisor is ranked by: their place follows, and neither their words nor their open hours.
CREATE FUNCTION advisers_ranked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sagebridge.index_later', true) = 'on' THEN RETURN NULL; END IF;
  UPDATE adviser_words w SET demerit = n.demerit FROM adviser_words_now n
    WHERE w.adviser_id = NEW.id AND n.adviser_id = NEW.id AND w.demerit <> n.demerit;
  UPDATE adviser_ranks r SET demerit = n.demerit FROM adviser_ranks_now n
    WHERE r.adviser_id = NEW.id AND n.adviser_id = NEW.id AND n.topic_id = r.topic_id AND r.demerit <> n.demerit;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER advisers_index ON advisers;--> statement-breakpoint
CREATE TRIGGER advisers_index AFTER INSERT OR UPDATE OF status, category, display_name, job_title, bio, certifications, city, country, timezone, languages,
  hourly_rate, availability_status
  ON advisers FOR EACH ROW EXECUTE FUNCTION advisers_changed();--> statement-breakpoint
CREATE TRIGGER advisers_rank AFTER UPDATE OF rating_sum, rating_count, total_sessions, reply_minutes, requests_answered, requests_received
  ON advisers FOR EACH ROW EXECUTE FUNCTION advisers_ranked();
