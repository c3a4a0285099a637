import { Link } from "react-router";
import { Named } from "#app/features/catalog/named";
import { topicByName } from "#app/features/topics/topic-list";
import { topicPath } from "#app/features/topics/topic-path";

/** Name of one of an advisor's topics; a link to its advisors unless it is retired. */
export function TopicLink({ name }: { name: string }) {
  const topic = topicByName(name);
  const look = "inline-flex min-h-11 items-center rounded border border-line bg-surface px-4 wrap-anywhere";
  const words = <Named name={name} />;
  if (!topic) return <span className={look}>{words}</span>;
  return (
    <Link to={topicPath(topic)} prefetch="intent" className={`${look} hover:border-sage`}>
      {words}
    </Link>
  );
}
