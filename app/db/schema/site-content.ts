import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts";
import { bytes, createdAt, id, instant, updatedAt } from "./columns";

/** Formatting of one text of the site: every value comes from an allow-list. */
export interface TextFormatting {
  fontSize?: string;
  fontFamily?: string;
  color?: string;
  fontWeight?: string;
  fontStyle?: string;
  textDecoration?: string;
}

/** Steps or benefits of a home page section. */
export interface SectionEntry {
  title: string;
  description: string;
}

export const homepageContent = pgTable(
  "homepage_content",
  {
    id: id(),
    sectionType: text("section_type").notNull(),
    title: text("title").notNull().default(""),
    subtitle: text("subtitle").notNull().default(""),
    description: text("description").notNull().default(""),
    buttonText: text("button_text").notNull().default(""),
    buttonLink: text("button_link").notNull().default(""),
    titleFormatting: jsonb("title_formatting").$type<TextFormatting>().notNull().default({}),
    subtitleFormatting: jsonb("subtitle_formatting").$type<TextFormatting>().notNull().default({}),
    descriptionFormatting: jsonb("description_formatting").$type<TextFormatting>().notNull().default({}),
    buttonFormatting: jsonb("button_formatting").$type<TextFormatting>().notNull().default({}),
    contentData: jsonb("content_data").$type<SectionEntry[]>().notNull().default([]),
    isVisible: boolean("is_visible").notNull().default(true),
    displayOrder: integer("display_order").notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("homepage_content_section").on(t.sectionType)],
);

const video = () => ({
  id: id(),
  userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
  fileName: text("file_name").notNull(),
  filePath: text("file_path").notNull(),
  posterPath: text("poster_path"),
  fileSize: integer("file_size").notNull(),
  mimeType: text("mime_type").notNull(),
  isActive: boolean("is_active").notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const heroVideos = pgTable("hero_videos", {
  ...video(),
  title: text("title").notNull().default(""),
  description: text("description").notNull().default(""),
});

export const heroGridVideos = pgTable(
  "hero_grid_videos",
  {
    ...video(),
    position: smallint("position").notNull(),
    title: text("title").notNull().default(""),
    label: text("label").notNull().default(""),
    titleFormatting: jsonb("title_formatting").$type<TextFormatting>().notNull().default({}),
    labelFormatting: jsonb("label_formatting").$type<TextFormatting>().notNull().default({}),
  },
  (t) => [
    uniqueIndex("hero_grid_videos_one_active").on(t.position).where(sql`is_active`),
    check("hero_grid_videos_position", sql`${t.position} between 1 and 4`),
  ],
);

/** The texts of a grid cell without a video; a new video takes them over, and a removed one leaves its own. */
export const heroGridWords = pgTable(
  "hero_grid_words",
  {
    position: smallint("position").primaryKey(),
    title: text("title").notNull().default(""),
    label: text("label").notNull().default(""),
    titleFormatting: jsonb("title_formatting").$type<TextFormatting>().notNull().default({}),
    labelFormatting: jsonb("label_formatting").$type<TextFormatting>().notNull().default({}),
    updatedAt: updatedAt(),
  },
  (t) => [check("hero_grid_words_position", sql`${t.position} between 1 and 4`)],
);

export const siteBanner = pgTable(
  "site_banner",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    linkUrl: text("link_url"),
    linkText: text("link_text"),
    backgroundColor: text("background_color").notNull().default("#3b82f6"),
    textColor: text("text_color").notNull().default("#ffffff"),
    isActive: boolean("is_active").notNull().default(false),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("site_banner_one_active").on(t.isActive).where(sql`is_active`),
    check("site_banner_colors", sql`${t.backgroundColor} ~ '^#[0-9a-f]{6}$' and ${t.textColor} ~ '^#[0-9a-f]{6}$'`),
  ],
);

export const logos = pgTable(
  "logos",
  {
    id: id(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    type: text("type", { enum: ["main", "admin", "email", "favicon", "dark", "social"] }).notNull(),
    filePath: text("file_path").notNull(),
    fileSize: integer("file_size").notNull(),
    /** Size in pixels of the picture as redrawn from the upload. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    style: jsonb("style").$type<Record<string, number | string>>().notNull().default({}),
    /** The picture in other sizes with its style applied: paths in the store by side length in pixels. */
    drawn: jsonb("drawn").$type<Record<string, string>>().notNull().default({}),
    isActive: boolean("is_active").notNull().default(true),
    uploadedAt: instant("uploaded_at").notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("logos_one_active").on(t.type).where(sql`is_active`)],
);

/** Site-wide settings by name (contact details, platform fee), editable by admins. */
export const siteSettings = pgTable("site_settings", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  updatedAt: updatedAt(),
});

/** Secrets of the site by name (the mail server's password), sealed with its own: never shown again, and in no export. */
export const sealedSettings = pgTable("sealed_settings", {
  name: text("name").primaryKey(),
  sealed: bytes("sealed").notNull(),
  updatedAt: updatedAt(),
});

export const files = pgTable(
  "files",
  {
    id: id(),
    bucket: text("bucket").notNull(),
    path: text("path").notNull(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    mimeType: text("mime_type").notNull(),
    fileSize: integer("file_size").notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("files_path").on(t.bucket, t.path), index("files_owner").on(t.ownerId)],
);

/** Files to remove from the store: those whose rows are gone, and those being written, until their rows exist. */
export const fileRemovals = pgTable(
  "file_removals",
  { bucket: text("bucket").notNull(), path: text("path").notNull(), dueAt: instant("due_at").notNull() },
  (t) => [primaryKey({ columns: [t.bucket, t.path] }), index("file_removals_due").on(t.dueAt)],
);
