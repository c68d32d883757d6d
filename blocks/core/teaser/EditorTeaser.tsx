'use client'

import type { ReactNode } from 'react'
import type { ReaderMedia, ReaderTeaser } from '#contract/reader.schema.ts'
import type { EditorServices } from '../editor.types.ts'
import type { TeaserProps } from '../render.types.ts'
import { StoryTeaser } from './StoryTeaser.tsx'

interface Props extends Pick<TeaserProps, 'rank' | 'hasSection'> {
  post: ReaderTeaser
  services: EditorServices
  // The headline; that of the story by default.
  headline?: ReactNode
}

function StoryPicture({ media, services }: { media: ReaderMedia } & Pick<Props, 'services'>) {
  const { x, y } = media.focalPoint
  return (
    <span className="teaser__picture">
      <img
        src={services.findMedia(media.id)?.src}
        alt=""
        draggable={false}
        style={{ aspectRatio: 3 / 2, objectFit: 'cover', objectPosition: `${x * 100}% ${y * 100}%` }}
      />
    </span>
  )
}

/** Renders a home page story in the editor with readers' markup, without links. */
export function EditorTeaser({ post, rank, hasSection, services, headline = post.headline }: Props) {
  return (
    <StoryTeaser
      post={post}
      rank={rank}
      now={new Date()}
      timeZone={services.timeZone ?? 'UTC'}
      hasSection={hasSection}
      hasLinks={false}
      headlineTag="p"
      headline={headline}
      picture={post.image && <StoryPicture media={post.image} services={services} />}
    />
  )
}
