import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../tests/support/database";

useDatabase();

/** The tables of the visitor's site with the fields that the document names. (visitor-site.md 3) */
const TABLES = {
  user_roles: ["user_id", "role"],
  profiles: ["id", "user_id", "category", "email"],
  advisers: ["id", "user_id"],
  homepage_content: ["section_type", "title", "description", "button_text", "button_link", "content_data", "is_visible", "display_order"],
  hero_videos: ["user_id", "file_name", "file_path", "file_size", "mime_type", "title", "description", "is_active", "created_at"],
  hero_grid_videos: ["position", "title", "label", "file_path", "title_formatting", "label_formatting", "is_active"],
  site_banner: ["text", "link_url", "link_text", "background_color", "text_color", "is_active"],
  category_requests: ["name", "comments"],
};

test.each(Object.entries(TABLES))("the table %s has the document's fields", async (table, fields) => {
  const { rows } = await db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  );
  const columns = rows.map(({ column_name }) => column_name);
  expect(fields.filter((field) => !columns.includes(field))).toEqual([]);
});

test("a profile is an individual's until another category is chosen", async () => {
  const { rows } = await db.execute<{ column_default: string }>(
    sql`select column_default from information_schema.columns where table_name = 'profiles' and column_name = 'category'`,
  );
  expect(rows[0]?.column_default).toMatch(/^'individual'/);
});
