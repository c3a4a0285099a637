import { asc, desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { heroGridVideos, heroGridWords, heroVideos, homepageContent } from "#app/db/schema/site-content";
import { fileAddress } from "#app/platform/files/file-address";
import { cachedRead } from "#app/platform/http/read-cache.server";
import { shownSections } from "./home-sections";
import { orWithout } from "./missing-content.server";

/** All content of the home page; a hidden section never leaves the server. (visitor-site.md 2 and 7, Home page) */
export const showHomepage = () => cachedRead("home page", readHomepage);

async function readHomepage() {
  const [sections, heroVideo, gridVideos, gridWords] = await Promise.all([
    orWithout("homepage content", db.select().from(homepageContent).orderBy(asc(homepageContent.displayOrder)), []),
    orWithout("hero video", newestHeroVideo(), null),
    orWithout("video grid", activeGridVideos(), []),
    orWithout("words of the grid", db.select().from(heroGridWords), []),
  ]);
  return { sections: shownSections(sections), heroVideo, gridVideos, gridWords: gridWords.map(wordsOf) };
}

async function newestHeroVideo() {
  const [video] = await db
    .select({ path: heroVideos.filePath, mimeType: heroVideos.mimeType, poster: heroVideos.posterPath })
    .from(heroVideos)
    .where(eq(heroVideos.isActive, true))
    .orderBy(desc(heroVideos.createdAt))
    .limit(1);
  return video ? { src: fileUrl(video.path), mimeType: video.mimeType, poster: video.poster && fileUrl(video.poster) } : null;
}

async function activeGridVideos() {
  const videos = await db.select().from(heroGridVideos).where(eq(heroGridVideos.isActive, true)).orderBy(asc(heroGridVideos.position));
  return videos.map(({ position, title, label, filePath, posterPath, mimeType, titleFormatting, labelFormatting }) => ({
    position,
    title,
    label,
    titleFormatting,
    labelFormatting,
    src: fileUrl(filePath),
    mimeType,
    poster: posterPath && fileUrl(posterPath),
  }));
}

const wordsOf = ({ position, title, label, titleFormatting, labelFormatting }: typeof heroGridWords.$inferSelect) => ({
  position,
  title,
  label,
  titleFormatting,
  labelFormatting,
});

const fileUrl = (path: string) => fileAddress({ bucket: "videos", path });
