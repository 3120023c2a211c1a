import type { ArticleMetadata } from "#content/articles/schema.ts";
import { longDate } from "./dates.ts";

/** Above an article: what changed in its law or standards since its date, each change with its source. */
export function EditorsNote({ note }: { note: NonNullable<ArticleMetadata["editorsNote"]> }) {
  return (
    <section aria-labelledby="editors-note" className="editors-note">
      <h2 id="editors-note">
        Editor’s note, <time dateTime={note.date}>{longDate(note.date)}</time>
      </h2>
      <ul>
        {note.changes.map(({ text, source, url }) => (
          <li key={url}>
            {text} <a href={url}>{source}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
