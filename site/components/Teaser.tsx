import { clockTime } from '#blocks/core/player/playback.rules.ts'
import type { TeaserProps } from '#blocks/core/render.types.ts'
import { StoryTeaser } from '#blocks/core/teaser/StoryTeaser.tsx'
import type { SearchSnippet } from '#contract/search.schema.ts'
import { momentFragment } from '#contract/transcript.ts'
import { PictureLink } from './PictureLink.tsx'
import { Snippet } from './Snippet.tsx'

interface Props extends TeaserProps {
  hasPicture?: boolean
  // Where the story has what a reader searched for; it stands in the place of the dek.
  snippet?: SearchSnippet
  // The second of the recording at which the words of the snippet are said.
  moment?: number | null
}

// The `sizes` attribute of the picture of each rank, where the list does not say it.
const sizesOfRank: Record<TeaserProps['rank'], string> = {
  lead: '(min-width: 1288px) 827px, (min-width: 960px) 66vw, 100vw',
  second: '(min-width: 1288px) 392px, (min-width: 608px) 50vw, 112px',
  row: '(min-width: 608px) 296px, 112px',
  line: '96px',
}

/** Renders a story on a page of stories, with links to it, and what a reader searched for in it. */
export function Teaser(props: Props) {
  const {
    post,
    rank,
    now,
    timeZone,
    hasSection,
    level = 2,
    hasPicture = true,
    isPriority = false,
    sizes = sizesOfRank[rank],
    snippet = [],
    moment = null,
    place,
  } = props
  return (
    <StoryTeaser
      post={post}
      rank={rank}
      now={now}
      timeZone={timeZone}
      hasSection={hasSection}
      headlineTag={`h${level}`}
      headline={
        <a href={post.url} data-place={place}>
          {post.headline}
        </a>
      }
      picture={
        hasPicture && post.image ? (
          <PictureLink
            className="teaser__picture"
            href={post.url}
            place={place}
            media={post.image}
            // A picture that waits knows its width when its turn comes, in browsers that know "auto".
            sizes={isPriority ? sizes : `auto, ${sizes}`}
            aspectRatio={3 / 2}
            isPriority={isPriority}
          />
        ) : null
      }
      hasDek={snippet.length === 0}
      found={
        <>
          <Snippet snippet={snippet} language={post.language} />
          {moment === null ? null : (
            <p className="teaser__moment">
              <a href={post.url + momentFragment(moment)}>Listen from {clockTime(moment)}</a>
            </p>
          )}
        </>
      }
    />
  )
}
