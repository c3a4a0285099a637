import { HomePage } from "#app/features/site-content/home-page";
import { shownSections } from "#app/features/site-content/home-sections";

export default function Home() {
  return <HomePage sections={shownSections([])} heroVideo={null} gridVideos={[]} isAdmin={false} />;
}
