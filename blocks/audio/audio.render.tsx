import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Caption } from '../core/Caption.tsx'
import { CaptionTracks, TranscriptLinks } from '../core/captions.tsx'
import { mediaHref, mediaOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { audio } from './audio.schema.ts'

/** Renders a recording in the browser's own player, which always has controls: what starts by itself can be stopped. */
export const renderAudio: BlockRenderer<typeof audio> = ({ block, page }) => {
  const { props } = block
  const media = mediaOf(page, props.contentId, 'audio')
  const src = media && mediaHref(page, media)
  if (!media || !src) {
    reportBlock(block, 'not shown, its recording is missing')
    return null
  }
  const caption = props.caption || media.caption
  const captions = page.medium === 'page' ? media.captions : []
  return (
    <figure {...blockAttributes(audio, props)}>
      {/* biome-ignore lint/a11y/useMediaCaption: the track is there where the library has captions */}
      <audio
        className="audio__player"
        src={src}
        controls
        autoPlay={props.autoplay}
        loop={props.loop}
        preload="metadata"
        aria-label={caption || media.name}
      >
        <CaptionTracks captions={captions} lang={page.lang} />
      </audio>
      <TranscriptLinks captions={captions} className="audio__transcript" />
      <Caption
        of="audio"
        caption={props.hideCaption ? '' : caption}
        credit={props.hideCredit ? '' : props.credit || media.credit}
        separator=" | "
      />
    </figure>
  )
}
