import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** The empty state of the list, for a search without matches. */
export function NoStories() {
  return (
    <div id="no-stories" hidden>
      <EmptyState title="No articles found">
        <p>The search covers titles, summaries, authors and section headings. Try fewer words.</p>
        <p className="pt-5">
          <Button id="all-stories" variant="outlined">
            Show all articles
          </Button>
        </p>
      </EmptyState>
    </div>
  );
}
