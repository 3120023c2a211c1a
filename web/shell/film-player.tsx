import { Pause, Play } from "lucide-react";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** The films in `public/media` (film/README.md). */
export type FilmName = "overview" | "loan";

/** A poster without a picture: Chromium's controls cover what is behind a video without a poster. */
const clear = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * The film in both color schemes and two formats. `data-for` lets a visitor's own choice of scheme replace the media query
 * (web/layouts/scheme-script.ts). The captions are not `default`: browsers would fetch them with the page.
 */
function Sources({ film, onFailure }: { film: FilmName; onFailure?: (event: SyntheticEvent) => void }) {
  return (
    <>
      {(["dark", "light"] as const).flatMap((scheme) =>
        (["webm", "mp4"] as const).map((format) => (
          <source
            key={scheme + format}
            data-for={scheme}
            media={`(prefers-color-scheme: ${scheme})`}
            src={`/media/${film}-${scheme}.${format}`}
            type={`video/${format}`}
            onError={format === "mp4" ? onFailure : undefined}
          />
        )),
      )}
      <track kind="captions" src={`/media/${film}.en.vtt`} srcLang="en" label="English" />
      Your browser does not support the video tag.
    </>
  );
}

/**
 * A film with its own Play/Pause button (specification, sections 2 and 4). The button follows the video's state, however it
 * was started or stopped. The film is not fetched before Play. Its poster is a lazy picture behind the video, which shows
 * nothing until it plays: browsers fetch a `poster` with the page, and know only one. Once the picture is there,
 * film-script.ts makes it the video's poster. Without scripts the native controls are used. `label` names the film for screen readers.
 */
export default function FilmPlayer({ film, label }: { film: FilmName; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [played, setPlayed] = useState(0);
  const [failed, setFailed] = useState(false);

  async function toggle() {
    const player = video.current;
    if (!player) return;
    if (!player.paused) return player.pause();
    setFailed(false);
    // The browser chose a source when it parsed the page; the visitor may have chosen the other color scheme since.
    if (player.currentTime === 0 || player.networkState === player.NETWORK_NO_SOURCE) player.load();
    // Captions are fetched with the film, not before it.
    for (const track of player.textTracks) track.mode = "showing";
    try {
      await player.play();
    } catch (error) {
      // Pausing before the first frame rejects the promise of `play()`; that is not a failure.
      if ((error as DOMException).name !== "AbortError") setFailed(true);
    }
  }

  // When the last source fails, browsers keep waiting for another one, and the promise of `play()` never settles. They also
  // report an error for a source of the other color scheme.
  function fail({ target }: SyntheticEvent) {
    if (!matchMedia((target as HTMLSourceElement).media).matches) return;
    video.current?.pause();
    setFailed(true);
  }

  return (
    <div className="film">
      <div className="film-frame">
        <picture>
          <source
            data-for="dark"
            media="(prefers-color-scheme: dark)"
            srcSet={`/media/${film}-dark-poster.avif`}
            type="image/avif"
          />
          <img
            src={`/media/${film}-light-poster.avif`}
            width={1280}
            height={720}
            loading="lazy"
            decoding="async"
            alt=""
          />
        </picture>
        <video
          ref={video}
          width={1280}
          height={720}
          preload="none"
          muted
          playsInline
          aria-label={label}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget: player }) =>
            setPlayed(player.duration ? player.currentTime / player.duration : 0)
          }
        >
          <Sources film={film} onFailure={fail} />
        </video>
        <noscript>
          <video poster={clear} width={1280} height={720} preload="none" muted playsInline controls aria-label={label}>
            <Sources film={film} />
          </video>
        </noscript>
      </div>
      <div className="film-bar">
        <Button onClick={toggle} className="film-button">
          {playing ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
          <span>{playing ? "Pause" : "Play"}</span>
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
