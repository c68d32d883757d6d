import { renderToStaticMarkup } from 'react-dom/server'
import sanitizeHtml from 'sanitize-html'
import { BlockTree } from '../core/BlockTree.tsx'
import type { PlacedBlock } from '../core/block.types.ts'
import type { PageContext, PictureProps } from '../core/render.types.ts'
import { absoluteHref } from '../core/safeHref.ts'

/** Renders a picture as it is: a feed reader has no image service. */
function FeedPicture({ media, alt }: PictureProps) {
  return <img src={media.src} alt={alt} width={media.width ?? undefined} height={media.height ?? undefined} />
}

/** Makes an element's addresses absolute, and drops those that may not be followed. */
function absolute(siteUrl: string, ...attributes: ('href' | 'poster' | 'src')[]): sanitizeHtml.Transformer {
  return (tagName, attribs) => {
    const result = { ...attribs }
    for (const attribute of attributes) {
      const address = absoluteHref(attribs[attribute] ?? '', siteUrl)
      delete result[attribute]
      if (address) result[attribute] = address
    }
    return { tagName, attribs: result }
  }
}

/**
 * Renders a story for feeds: plain markup with absolute addresses, without scripts, styles and classes. Frames stay,
 * because a film that was embedded is part of the story.
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
      a: absolute(url, 'href'),
      img: absolute(url, 'src'),
      iframe: absolute(url, 'src'),
      audio: absolute(url, 'src'),
      video: absolute(url, 'src', 'poster'),
      source: absolute(url, 'src'),
    },
  })
}
