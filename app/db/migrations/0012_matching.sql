CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "adviser_ranks" (
	"topic_id" uuid NOT NULL,
	"adviser_id" uuid NOT NULL,
	"demerit" integer NOT NULL,
	"is_bookable" boolean NOT NULL,
	"open_hours" bit(168) NOT NULL,
	CONSTRAINT "adviser_ranks_adviser_id_topic_id_pk" PRIMARY KEY("adviser_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "adviser_words" (
	"adviser_id" uuid PRIMARY KEY NOT NULL,
	"demerit" integer NOT NULL,
	"open_hours" bit(168) NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"advisers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_supply" (
	"topic_id" uuid PRIMARY KEY NOT NULL,
	"advisers" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adviser_ranks" ADD CONSTRAINT "adviser_ranks_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_ranks" ADD CONSTRAINT "adviser_ranks_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_words" ADD CONSTRAINT "adviser_words_adviser_id_advisers_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."advisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_supply" ADD CONSTRAINT "topic_supply_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adviser_words_order" ON "adviser_words" USING btree ("demerit","adviser_id");--> statement-breakpoint
CREATE INDEX "adviser_words_words" ON "adviser_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "adviser_ranks_order" ON "adviser_ranks" USING btree ("topic_id","demerit","adviser_id") INCLUDE ("open_hours") WHERE is_bookable;--> statement-breakpoint
CREATE INDEX "search_words_beginnings" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gist ("word" gist_trgm_ops (siglen=32));--> statement-breakpoint

-- The static score of features/matching/score.ts, as a million less its millionths. A test holds the two together.
CREATE FUNCTION match_demerit(is_primary boolean, level text, rating_sum integer, rating_count integer, sessions integer, reply_minutes integer, answered integer, received integer)
RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 1000000 - round((
    0.32::float8 * (CASE WHEN is_primary THEN 0.8 ELSE 0.3 END + CASE level WHEN 'expert' THEN 0.2 WHEN 'senior' THEN 0.1 ELSE 0 END)
    + 0.18::float8 * least(1, greatest(0, ((32 + rating_sum)::float8 / (8 + rating_count) - 1) / 4))
    + 0.06::float8 * least(1, ln(1 + sessions::float8) / ln(201::float8))
    + 0.04::float8 * (CASE WHEN reply_minutes IS NULL THEN 0.5
        ELSE least(1, greatest(0, 1 - ln(greatest(1, reply_minutes)::float8 / 60) / ln(48::float8))) END
      + least(1, greatest(0, (2 + answered)::float8 / (4 + received)))) / 2
  ) * 1000000)::integer
$$;--> statement-breakpoint

-- As foldText of features/catalog/search-words.ts.
CREATE FUNCTION fold_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(replace(lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'øłđı', 'oldi')
$$;--> statement-breakpoint

-- Words as typed and by their stems, in English and those of the site's other languages that the advisor speaks.
CREATE FUNCTION words_of(said text, languages text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple'::regconfig, said) || to_tsvector('english'::regconfig, said)
    || CASE WHEN 'es' = ANY(languages) THEN to_tsvector('spanish'::regconfig, said) ELSE '' END
    || CASE WHEN 'fr' = ANY(languages) THEN to_tsvector('french'::regconfig, said) ELSE '' END
    || CASE WHEN 'de' = ANY(languages) THEN to_tsvector('german'::regconfig, said) ELSE '' END
    || CASE WHEN 'it' = ANY(languages) THEN to_tsvector('italian'::regconfig, said) ELSE '' END
$$;--> statement-breakpoint

-- The offsets a zone has in this year and the next, in minutes. Null for a zone that the database does not know.
CREATE FUNCTION zone_offsets(zone text) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT array_agg(DISTINCT (extract(epoch FROM (moment AT TIME ZONE zone) - (moment AT TIME ZONE 'UTC')) / 60)::integer)
    FROM generate_series(date_trunc('year', now()), date_trunc('year', now()) + interval '2 years', interval '6 days') AS moment);
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN NULL;
END $$;--> statement-breakpoint

-- Every UTC hour of the week in which an advisor may ever be open, by the weekly hours and the dates with extra ones.
CREATE FUNCTION open_hours_of(adviser uuid, offsets integer[]) RETURNS bit(168) LANGUAGE plpgsql STABLE AS $$
DECLARE hours bit(168) := repeat('0', 168)::bit(168); span record; hour integer;
BEGIN
  IF offsets IS NULL THEN RETURN repeat('1', 168)::bit(168); END IF;
  FOR span IN
    SELECT DISTINCT floor((day * 1440 + start_minute - ahead) / 60.0)::integer AS first, ceil((day * 1440 + end_minute - ahead) / 60.0)::integer - 1 AS last
    FROM (
      SELECT weekday - 1 AS day, start_minute, end_minute FROM weekly_hours WHERE adviser_id = adviser
      UNION SELECT extract(isodow FROM date)::integer - 1, start_minute, end_minute FROM hours_exceptions
        WHERE adviser_id = adviser AND start_minute IS NOT NULL AND date >= current_date - 2
    ) AS spans, unnest(offsets) AS ahead
  LOOP
    FOR hour IN span.first .. span.last LOOP hours := set_bit(hours, (hour + 336) % 168, 1); END LOOP;
  END LOOP;
  RETURN hours;
END $$;--> statement-breakpoint

CREATE VIEW adviser_words_now AS
  SELECT a.id AS adviser_id,
    coalesce((SELECT min(match_demerit(t.is_primary, t.expertise_level, a.rating_sum, a.rating_count, a.total_sessions, a.reply_minutes, a.requests_answered, a.requests_received))
      FROM adviser_topics t WHERE t.adviser_id = a.id), 1000000)
      - CASE a.availability_status WHEN 'available' THEN 180000 WHEN 'busy' THEN 90000 ELSE 0 END AS demerit,
    setweight(to_tsvector('simple', fold_text(a.display_name)), 'A')
      || setweight(words_of(fold_text(a.job_title), a.languages), 'B')
      || words_of(fold_text(a.bio || ' ' || a.certifications), a.languages)
      || setweight(to_tsvector('simple', fold_text(a.city || ' ' || a.country)), 'C')
      || coalesce((SELECT string_agg(format('''t:%s'':1%s', topics.slug, CASE WHEN t.is_primary THEN 'B' ELSE 'C' END), ' ')
        FROM adviser_topics t JOIN topics ON topics.id = t.topic_id WHERE t.adviser_id = a.id), '')::tsvector
      || format('''c:%s'':1C', a.category)::tsvector AS words
  FROM advisers a JOIN users u ON u.id = a.user_id
  WHERE a.status = 'approved' AND u.suspended_at IS NULL;--> statement-breakpoint

CREATE VIEW adviser_ranks_now AS
  SELECT t.topic_id, a.id AS adviser_id,
    match_demerit(t.is_primary, t.expertise_level, a.rating_sum, a.rating_count, a.total_sessions, a.reply_minutes, a.requests_answered, a.requests_received) AS demerit,
    a.hourly_rate IS NOT NULL AND u.suspended_at IS NULL AS is_bookable
  FROM adviser_topics t JOIN advisers a ON a.id = t.adviser_id JOIN users u ON u.id = a.user_id
  WHERE a.status = 'approved' AND a.availability_status <> 'away';--> statement-breakpoint

-- Makes the rows of some advisors anew. The lock lets whoever changes the same advisor wait, and then see what was changed.
CREATE FUNCTION index_advisers(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE hours bit(168); each record;
BEGIN
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
END $$;--> statement-breakpoint

-- Counts how many advisors have each word. Of more than 20,000 advisors a sample is counted; then no word is dropped.
CREATE FUNCTION count_search_words() RETURNS void LANGUAGE plpgsql AS $$
DECLARE known bigint := (SELECT greatest(reltuples, 0) FROM pg_class WHERE oid = 'adviser_words'::regclass); sampled float8;
BEGIN
  sampled := CASE WHEN known > 20000 THEN 20000.0 / known ELSE 1 END;
  INSERT INTO search_words AS s (word, advisers)
    SELECT word, round(ndoc / sampled)::integer
    FROM ts_stat(format('SELECT words FROM adviser_words%s', CASE WHEN sampled < 1 THEN format(' TABLESAMPLE SYSTEM (%s)', sampled * 100) ELSE '' END))
    ORDER BY word
    ON CONFLICT (word) DO UPDATE SET advisers = excluded.advisers WHERE s.advisers <> excluded.advisers;
  IF sampled = 1 THEN
    DELETE FROM search_words s WHERE NOT EXISTS (SELECT FROM ts_stat('SELECT words FROM adviser_words') t WHERE t.word = s.word);
  END IF;
END $$;--> statement-breakpoint

-- All advisors at once: for a new index, and for loading many.
CREATE FUNCTION index_all_advisers() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMPORARY TABLE hours_now ON COMMIT DROP AS
    SELECT a.id, open_hours_of(a.id, zones.offsets) AS open_hours
    FROM advisers a JOIN (SELECT timezone, zone_offsets(timezone) AS offsets FROM advisers GROUP BY timezone) AS zones USING (timezone);
  DELETE FROM adviser_words;
  DELETE FROM adviser_ranks;
  INSERT INTO adviser_words (adviser_id, demerit, open_hours, words)
    SELECT n.adviser_id, n.demerit, h.open_hours, n.words FROM adviser_words_now n JOIN hours_now h ON h.id = n.adviser_id;
  INSERT INTO adviser_ranks (topic_id, adviser_id, demerit, is_bookable, open_hours)
    SELECT n.topic_id, n.adviser_id, n.demerit, n.is_bookable, h.open_hours FROM adviser_ranks_now n JOIN hours_now h ON h.id = n.adviser_id;
END $$;--> statement-breakpoint

CREATE FUNCTION advisers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM index_advisers(ARRAY[NEW.id]); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER advisers_index AFTER INSERT OR UPDATE OF status, category, display_name, job_title, bio, certifications, city, country, timezone, languages,
  hourly_rate, availability_status, rating_sum, rating_count, total_sessions, reply_minutes, requests_answered, requests_received
  ON advisers FOR EACH ROW EXECUTE FUNCTION advisers_changed();--> statement-breakpoint

CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM index_advisers(array_agg(id)) FROM advisers WHERE user_id = NEW.id; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER users_index AFTER UPDATE OF suspended_at ON users FOR EACH ROW WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at) EXECUTE FUNCTION account_changed();--> statement-breakpoint

CREATE FUNCTION adviser_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM index_advisers(array_agg(DISTINCT adviser_id)) FROM changed; RETURN NULL; END $$;--> statement-breakpoint
DO $$ DECLARE read text; BEGIN
  FOREACH read IN ARRAY ARRAY['adviser_topics', 'weekly_hours', 'hours_exceptions'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION adviser_rows_changed()', read || '_index_insert', read);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION adviser_rows_changed()', read || '_index_update', read);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION adviser_rows_changed()', read || '_index_delete', read);
  END LOOP;
END $$;--> statement-breakpoint

CREATE FUNCTION supply_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO topic_supply AS kept (topic_id, advisers)
    SELECT topic_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed
    WHERE EXISTS (SELECT FROM topics WHERE id = topic_id) GROUP BY topic_id ORDER BY topic_id
    ON CONFLICT (topic_id) DO UPDATE SET advisers = kept.advisers + excluded.advisers;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER adviser_ranks_supply_insert AFTER INSERT ON adviser_ranks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION supply_changed();--> statement-breakpoint
CREATE TRIGGER adviser_ranks_supply_delete AFTER DELETE ON adviser_ranks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION supply_changed();--> statement-breakpoint

CREATE FUNCTION words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word, advisers)
    SELECT lexeme, count(*) FROM changed, unnest(changed.words) GROUP BY lexeme ORDER BY lexeme ON CONFLICT (word) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER adviser_words_count_insert AFTER INSERT ON adviser_words REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION words_added();--> statement-breakpoint
CREATE TRIGGER adviser_words_count_update AFTER UPDATE ON adviser_words REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION words_added();--> statement-breakpoint

SELECT index_all_advisers();--> statement-breakpoint
SELECT count_search_words();
