import { renderToStaticMarkup } from 'react-dom/server'
import sanitizeHtml from 'sanitize-html'
import { BlockTree } from '../core/BlockTree.tsx'
import type { PlacedBlock } from '../core/block.types.ts'
import type { PageContext, PictureProps } from '../core/render.types.ts'
import { absoluteHref } from '../core/safeHref.ts'

/** A feed reader has no image service to ask: the picture as it is. */
function FeedPicture({ media, alt }: PictureProps) {
  return <img src={media.src} alt={alt} width={media.width ?? undefined} height={media.height ?? undefined} />
}

function absolute(attribute: 'href' | 'src', siteUrl: string): sanitizeHtml.Transformer {
  return (tagName, attribs) => {
    const address = absoluteHref(attribs[attribute] ?? '', siteUrl)
    const { [attribute]: _, ...others } = attribs
    return { tagName, attribs: address ? { ...others, [attribute]: address } : others }
  }
}

/**
 * A story for feeds: plain markup with absolute addresses, without scripts, styles and classes. Frames stay, because
 * a film that was embedded is part of the story.
 */
export function rssHtml(blocks: PlacedBlock[], page: PageContext): string {
  const markup = renderToStaticMarkup(
    <BlockTree blocks={blocks} page={{ ...page, medium: 'feed', isDebug: false, Picture: FeedPicture }} />,
  )
  const { url } = page.site
  return sanitizeHtml(markup, {
    allowedTags: [
      ...sanitizeHtml.defaults.allowedTags,
      'img',
      'iframe',
      'del',
      'ins',
      'picture',
      'audio',
      'video',
      'source',
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      iframe: ['src', 'width', 'height', 'title', 'allowfullscreen'],
      audio: ['src', 'controls'],
      video: ['src', 'controls', 'width', 'height', 'poster'],
      source: ['src', 'type'],
      ol: ['start', 'type'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: absolute('href', url),
      img: absolute('src', url),
      iframe: absolute('src', url),
      audio: absolute('src', url),
      video: absolute('src', url),
      source: absolute('src', url),
    },
  })
}
