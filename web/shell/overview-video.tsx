import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { site } from "#site";
import { useHydratedRef } from "#web/islands/use-hydrated-ref.ts";
import { Button } from "#web/ui/button.tsx";

const poster = "/media/overview-poster.avif";

/** The film in two formats. The captions are not `default`: browsers would fetch them with the page. */
function Sources({ onFailure }: { onFailure?: () => void }) {
  return (
    <>
      <source src="/media/overview.webm" type="video/webm" />
      <source src="/media/overview.mp4" type="video/mp4" onError={onFailure} />
      <track kind="captions" src="/media/overview.en.vtt" srcLang="en" label="English" />
      Your browser does not support the video tag.
    </>
  );
}

/**
 * The overview video with its own Play/Pause button (specification, sections 2 and 4). The button follows the video's
 * state, however it was started or stopped. The film is not fetched before Play. Browsers load a `poster` with
 * the page, so the page script sets it after everything else, and until playback the same picture covers the video as a
 * lazy image. Without scripts the native controls are used.
 */
export default function OverviewVideo() {
  const root = useHydratedRef<HTMLDivElement>();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [played, setPlayed] = useState(0);
  const [failed, setFailed] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const hasStarted = playing || played > 0;

  async function toggle() {
    const film = video.current;
    if (!film) return;
    if (!film.paused) return film.pause();
    // Captions are fetched with the film, not before it.
    for (const track of film.textTracks) track.mode = "showing";
    setFailed(false);
    if (film.networkState === film.NETWORK_NO_SOURCE) film.load();
    try {
      await film.play();
    } catch (error) {
      // Pausing before the first frame rejects the promise of `play()`; that is not a failure.
      if ((error as DOMException).name !== "AbortError") setFailed(true);
    }
  }

  // When the last source fails, browsers keep waiting for another one, and the promise of `play()` never settles.
  function fail() {
    video.current?.pause();
    setFailed(true);
  }

  return (
    <div ref={root} className="film">
      <div className="film-frame">
        <video
          ref={video}
          width={1280}
          height={720}
          poster={hydrated ? poster : undefined}
          data-poster={poster}
          preload="none"
          muted
          playsInline
          aria-label={`${site.name} in action, a film without sound`}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget: film }) => setPlayed(film.duration ? film.currentTime / film.duration : 0)}
        >
          <Sources onFailure={fail} />
        </video>
        {!hasStarted && <img src={poster} width={1280} height={720} loading="lazy" decoding="async" alt="" />}
        <noscript>
          <video width={1280} height={720} poster={poster} preload="none" muted playsInline controls>
            <Sources />
          </video>
        </noscript>
      </div>
      <div className="film-bar">
        <Button onClick={toggle} className="film-button">
          {playing ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
          {playing ? "Pause" : "Play"}
        </Button>
        <progress className="film-progress" max={1} value={played} aria-label="Played so far" />
      </div>
      <p role="status" className="text-small text-exposed empty:hidden">
        {failed && "The film could not be played. Please check your connection and press Play again."}
      </p>
      <p className="load-failed text-small text-muted">The player could not be loaded. Please reload the page.</p>
    </div>
  );
}
