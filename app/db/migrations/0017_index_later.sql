-- Whoever writes many advisors in one transaction may say so (set_config('sagebridge.index_later', 'on', true)), and calls index_all_advisers() at its end.
CREATE OR REPLACE FUNCTION index_advisers(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE hours bit(168); each record;
BEGIN
  IF current_setting('sagebridge.index_later', true) = 'on' THEN RETURN; END IF;
  FOR each IN SELECT id, timezone FROM advisers WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE LOOP
    hours := open_hours_of(each.id, zone_offsets(each.timezone));
    DELETE FROM adviser_words w WHERE w.adviser_id = each.id AND NOT EXISTS (SELECT FROM adviser_words_now n WHERE n.adviser_id = each.id);
    INSERT INTO adviser_words AS w (adviser_id, demerit, open_hours, words)
      SELECT adviser_id, demerit, hours, n.words FROM adviser_words_now n WHERE adviser_id = each.id
      ON CONFLICT (adviser_id) DO UPDATE SET demerit = excluded.demerit, open_hours = excluded.open_hours, words = excluded.words
      WHERE (w.demerit, w.open_hours, w.words) IS DISTINCT FROM (excluded.demerit, excluded.open_hours, excluded.words);
    DELETE FROM adviser_ranks r WHERE r.adviser_id = each.id
      AND NOT EXISTS (SELECT FROM adviser_ranks_now n WHERE n.adviser_id = each.id AND n.topic_id = r.topic_id);
    INSERT INTO adviser_ranks AS r (topic_id, adviser_id, demerit, is_bookable, open_hours)
      SELECT topic_id, adviser_id, demerit, is_bookable, hours FROM adviser_ranks_now WHERE adviser_id = each.id
      ON CONFLICT (adviser_id, topic_id) DO UPDATE SET demerit = excluded.demerit, is_bookable = excluded.is_bookable, open_hours = excluded.open_hours
      WHERE (r.demerit, r.is_bookable, r.open_hours) IS DISTINCT FROM (excluded.demerit, excluded.is_bookable, excluded.open_hours);
  END LOOP;
END $$;
