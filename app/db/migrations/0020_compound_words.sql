-- Words written in two that features/catalog/compounds.ts joins, as written in one: 'our trade marks' has 'trademarks'. A test holds the two together.
CREATE FUNCTION compounds_in(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(array_to_string(halves, ''), ' '), '') FROM regexp_matches(folded, '\m(?:'
    '(trade)[\s\u2010-\u2014-]+(marks?)|(start)[\s\u2010-\u2014-]+(ups?)|(scale)[\s\u2010-\u2014-]+(ups?)|(spin)[\s\u2010-\u2014-]+(offs?)|(buy)[\s\u2010-\u2014-]+(outs?)|(carve)[\s\u2010-\u2014-]+(outs?)'
    || '|(pay)[\s\u2010-\u2014-]+(rolls?)|(book)[\s\u2010-\u2014-]+((?:keeping|keeper)s?)|(fund)[\s\u2010-\u2014-]+((?:raising|raiser)s?)'
    || '|(crowd)[\s\u2010-\u2014-]+((?:funding|fund)s?)|(share)[\s\u2010-\u2014-]+((?:holder|holding)s?)|(stake)[\s\u2010-\u2014-]+(holders?)'
    || '|(cyber)[\s\u2010-\u2014-]+((?:security|attack)s?)|(soft)[\s\u2010-\u2014-]+(wares?)|(web)[\s\u2010-\u2014-]+((?:site|shop|page)s?)'
    || '|(e)[\s\u2010-\u2014-]+((?:commerce|mail|learning)s?)|(on)[\s\u2010-\u2014-]+((?:boarding|line)s?)|(off)[\s\u2010-\u2014-]+((?:line|shoring)s?)'
    || '|(out)[\s\u2010-\u2014-]+(sourcings?)|(near)[\s\u2010-\u2014-]+(shorings?)|(free)[\s\u2010-\u2014-]+((?:lance|lancer|lancing)s?)|(white)[\s\u2010-\u2014-]+(papers?)'
    || '|(news)[\s\u2010-\u2014-]+(letters?)|(copy)[\s\u2010-\u2014-]+((?:right|writing|writer)s?)|(re)[\s\u2010-\u2014-]+((?:branding|brand|structuring)s?)'
    || '|(co)[\s\u2010-\u2014-]+((?:founder|working)s?)|(sub)[\s\u2010-\u2014-]+((?:contractor|contract)s?)|(ware)[\s\u2010-\u2014-]+((?:house|housing)s?)'
    || '|(work)[\s\u2010-\u2014-]+((?:flow|place|shop|force)s?)|(road)[\s\u2010-\u2014-]+(maps?)|(whistle)[\s\u2010-\u2014-]+((?:blower|blowing)s?)|(cash)[\s\u2010-\u2014-]+(flows?)'
    || '|(market)[\s\u2010-\u2014-]+(places?)|(bench)[\s\u2010-\u2014-]+(marks?)|(life)[\s\u2010-\u2014-]+(cycles?)|(turn)[\s\u2010-\u2014-]+(overs?)|(take)[\s\u2010-\u2014-]+(overs?)'
    || '|(lay)[\s\u2010-\u2014-]+(offs?)|(time)[\s\u2010-\u2014-]+(lines?)|(block)[\s\u2010-\u2014-]+(chains?)|(chat)[\s\u2010-\u2014-]+(bots?)|(data)[\s\u2010-\u2014-]+(bases?)'
    || '|(help)[\s\u2010-\u2014-]+(desks?)|(land)[\s\u2010-\u2014-]+(lords?)|(non)[\s\u2010-\u2014-]+(profits?)|(micro)[\s\u2010-\u2014-]+(finances?)|(pre)[\s\u2010-\u2014-]+(seeds?)'
    || '|(anti)[\s\u2010-\u2014-]+((?:trust|dumping)s?)|(hand)[\s\u2010-\u2014-]+(overs?)|(head)[\s\u2010-\u2014-]+((?:hunter|hunting|count)s?)'
    || ')\M', 'g') AS halves
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_of(said text, languages text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple'::regconfig, whole) || to_tsvector('english'::regconfig, whole)
    || CASE WHEN 'es' = ANY(languages) THEN to_tsvector('spanish'::regconfig, whole) ELSE '' END
    || CASE WHEN 'fr' = ANY(languages) THEN to_tsvector('french'::regconfig, whole) ELSE '' END
    || CASE WHEN 'de' = ANY(languages) THEN to_tsvector('german'::regconfig, whole) ELSE '' END
    || CASE WHEN 'it' = ANY(languages) THEN to_tsvector('italian'::regconfig, whole) ELSE '' END
  FROM (SELECT said || ' ' || compounds_in(said) AS whole) AS joined
$$;--> statement-breakpoint
DROP TABLE IF EXISTS hours_now;--> statement-breakpoint
SELECT index_all_advisers();--> statement-breakpoint
SELECT count_search_words();
