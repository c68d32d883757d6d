import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Caption } from '../core/Caption.tsx'
import { Island } from '../core/Island.tsx'
import { imageOf, mediaHref, mediaOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { SilentFilmIsland } from './video.island.tsx'

/**
 * A film in the browser's own player, with controls. One that is to start by itself without sound is started by its script;
 * browsers start none that can be heard.
 */
export const renderVideo: BlockRenderer<'video'> = ({ block, page }) => {
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
    poster: (poster && mediaHref(page, poster)) ?? undefined,
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    loop: props.loop,
  }
  const label = media.alt || caption || media.name
  const isSilentFilm = props.autoplay && props.muted && page.medium === 'page'
  return (
    <figure {...blockAttributes('video', props)}>
      {isSilentFilm ? (
        <Island
          name="video"
          component={SilentFilmIsland}
          props={{ ...film, label, hasControls: props.showPlaybackControls }}
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
        />
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
