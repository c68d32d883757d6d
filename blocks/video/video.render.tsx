import type { ReaderMedia } from '#contract/reader.schema.ts'
import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Caption } from '../core/Caption.tsx'
import { CaptionTracks } from '../core/captions.tsx'
import { Island } from '../core/Island.tsx'
import { imageOf, mediaHref, mediaOf } from '../core/mediaOf.ts'
import type { BlockRenderer, PageContext } from '../core/render.types.ts'
import { safeHref } from '../core/safeHref.ts'
import { SilentFilmIsland } from './video.island.tsx'
import { video } from './video.schema.ts'

// Pixels that a film is wide on the largest screens where it is worth a larger picture.
const posterWidths = { wide: 1536, full: 2048 } as const

// Returns the poster's address: resized to the film's width, or the original in feeds, which have no image service.
function posterHref(page: PageContext, poster: ReaderMedia, alignment: string): string | null {
  if (page.medium === 'feed') return mediaHref(page, poster)
  const width = alignment === 'wide' || alignment === 'full' ? posterWidths[alignment] : 1024
  return safeHref(page.pictureHref(poster, width))
}

/**
 * Renders a film in the browser's own player, with controls. One that is to start by itself without sound is started by
 * its script; browsers start none with sound.
 */
export const renderVideo: BlockRenderer<typeof video> = ({ block, page }) => {
  const { props } = block
  const media = mediaOf(page, props.contentId, 'video')
  const src = media && mediaHref(page, media)
  if (!media || !src) {
    reportBlock(block, 'not shown, its video is missing')
    return null
  }
  const caption = props.caption || media.caption
  const poster = imageOf(page, props.posterId)
  const film = {
    src,
    poster: (poster && posterHref(page, poster, props.alignment)) ?? undefined,
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    loop: props.loop,
  }
  // The name of a file says nothing to those who listen.
  const label = media.alt || caption || 'Video'
  const captions = page.medium === 'page' ? media.captions : []
  const isSilentFilm = props.autoplay && props.muted && page.medium === 'page'
  return (
    <figure {...blockAttributes(video, props)}>
      {isSilentFilm ? (
        <Island
          name="video"
          component={SilentFilmIsland}
          props={{ ...film, label, captions, lang: page.lang, hasControls: props.showPlaybackControls }}
        />
      ) : (
        <video
          className="video__player"
          {...film}
          controls
          autoPlay={props.autoplay}
          muted={props.muted}
          playsInline
          preload={poster ? 'none' : 'metadata'}
          aria-label={label}
        >
          <CaptionTracks captions={captions} lang={page.lang} />
        </video>
      )}
      <Caption
        of="video"
        caption={props.hideCaption ? '' : caption}
        credit={props.hideCredit ? '' : props.credit || media.credit}
        separator=" | "
      />
    </figure>
  )
}
