import type { SiteUnderTest } from "../site";

/** A row that came, went or changed: as it is now, or as it was last. */
export interface Change extends Record<string, unknown> {
  table: string;
  row: Record<string, unknown>;
}

/** What is written in nobody's name: when a session was last used or a feed read, and how a calendar was read, which is done later. */
const BY_ITSELF = {
  sessions: ["last_used_at"],
  own_feeds: ["read_at"],
  calendar_feeds: ["problem", "failures", "tried_at", "read_at", "busy_count", "next_read_at", "is_waiting"],
};

/**
 * Triggers on every table keep a list of what changes, each row as it was and as it is. Undoing goes through it backwards with every other trigger
 * and constraint silent, so that what they had done in turn, which stands in the list too, is undone by its own lines. Of mails only that they
 * come is listed: they are sent by and by, at no request.
 */
const WATCH = `
  create schema watch;
  create table watch.changes (place bigserial primary key, "table" text, was jsonb, becomes jsonb);
  create function watch.note() returns trigger language plpgsql as $$
    declare by_itself text[] := array(select jsonb_array_elements_text(tg_argv[0]::jsonb)); was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end; becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    begin
      if was - by_itself is distinct from becomes - by_itself then insert into watch.changes ("table", was, becomes) values (tg_table_name, was, becomes); end if;
      return null;
    end $$;
  create function watch.undo() returns void language plpgsql as $$
    declare change record; columns text; keys text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for change in select * from watch.changes order by place desc loop
        if change.becomes is not null then
          select string_agg(format('t.%1$I = n.%1$I', attname), ' and ') into keys from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
            where indrelid = format('public.%I', change."table")::regclass and indisprimary;
          execute format('delete from public.%1$I t using jsonb_populate_record(null::public.%1$I, $1) n where %2$s', change."table", keys) using change.becomes;
        end if;
        if change.was is not null then
          select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
            where attrelid = format('public.%I', change."table")::regclass and attnum > 0 and not attisdropped and attgenerated = '';
          execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
            change."table", columns) using change.was;
        end if;
      end loop;
      delete from watch.changes;
      perform pg_notify('topics', ''), pg_notify('banner', ''), pg_notify('pages', '');
    end $$;
  do $$ declare each text; begin
    for each in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger zz_watched after insert %s on public.%I for each row execute function watch.note(%L)',
        case when each <> 'outbox' then 'or update or delete' end, each, coalesce('${JSON.stringify(BY_ITSELF)}'::jsonb ->> each, '[]'));
    end loop;
  end $$;`;

/** Watches every table of a site's database. */
export async function watchChanges(site: SiteUnderTest) {
  await site.rows(WATCH);
  return {
    /** What has changed since the last time, which is undone by that. */
    async takeBack(): Promise<Change[]> {
      const changes = await site.rows<Change>('select "table", coalesce(becomes, was) as row from watch.changes order by place');
      if (changes.length > 0) await site.rows("select watch.undo()");
      return changes;
    },
  };
}
