import type { SiteUnderTest } from "../site";

/** A row that was added, removed or changed: its current state, or its last one. */
export interface Change extends Record<string, unknown> {
  table: string;
  row: Record<string, unknown>;
}

/** Columns written on nobody's behalf: when a session or a feed was last used, and how a calendar was read, which happens later. */
const BY_ITSELF = {
  sessions: ["last_used_at"],
  own_feeds: ["read_at"],
  calendar_feeds: ["problem", "failures", "tried_at", "read_at", "busy_count", "next_read_at", "is_waiting"],
};

/**
 * Triggers on every table log each change with the row before and after. Undoing replays the log backwards with all other triggers and
 * constraints disabled; whatever those had changed is in the log too, and undone by its own entries. For emails only the insert is logged:
 * they are sent later, independently of any request.
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

/** Logs changes in all tables of a site's database. */
export async function watchChanges(site: SiteUnderTest) {
  await site.rows(WATCH);
  return {
    /** Returns the changes since the last call, and undoes them. */
    async takeBack(): Promise<Change[]> {
      const changes = await site.rows<Change>('select "table", coalesce(becomes, was) as row from watch.changes order by place');
      if (changes.length > 0) await site.rows("select watch.undo()");
      return changes;
    },
  };
}
