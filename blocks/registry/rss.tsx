import { renderToStaticMarkup } from 'react-dom/server'
import sanitizeHtml from 'sanitize-html'
import type { PlacedBlock } from '../core/block.types.ts'
import type { PageContext, PictureProps } from '../core/render.types.ts'
import { absoluteHref } from '../core/safeHref.ts'
import { BlockTree } from './BlockTree.tsx'
import { blockGroups } from './blockGroups.ts'

// Renders a picture as it is: a feed reader has no image service.
function FeedPicture({ media, alt }: PictureProps) {
  return <img src={media.src} alt={alt} width={media.width ?? undefined} height={media.height ?? undefined} />
}

function DescribedPicture({ alt }: PictureProps) {
  return alt.trim() ? <em>[Picture: {alt}]</em> : null
}

// Makes an element's addresses absolute, and drops those that may not be followed.
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

const feedMarkup = (blocks: PlacedBlock[], page: PageContext, Picture: PageContext['Picture']): string =>
  renderToStaticMarkup(<BlockTree blocks={blocks} page={{ ...page, medium: 'feed', isDebug: false, Picture }} />)

// Schemes of addresses that are no web pages, too.
const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/**
 * Renders a story for feeds: plain markup with absolute addresses, without scripts, styles and classes. Frames stay,
 * because a film that was embedded is part of the story.
 */
export function rssHtml(blocks: PlacedBlock[], page: PageContext): string {
  const { url } = page.site
  return sanitizeHtml(feedMarkup(blocks, page, FeedPicture), {
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
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      iframe: ['src', 'width', 'height', 'title', 'allowfullscreen'],
      audio: ['src', 'controls'],
      video: ['src', 'controls', 'width', 'height', 'poster'],
      source: ['src', 'type'],
      ol: ['start', 'type'],
    },
    allowedSchemes,
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

// Blocks that lead to other stories or ask for something; they are no part of the story.
const besideStory: ReadonlySet<string> = new Set([
  ...blockGroups['Posts and podcasts'],
  ...blockGroups['For readers'],
  'sponsor-image',
])

// Pictures, films and recordings: their rights are not those of the text.
const media: ReadonlySet<string> = new Set(['image', 'gallery', 'image-compare', 'video', 'audio'])

const without = (blocks: PlacedBlock[], types: ReadonlySet<string>): PlacedBlock[] =>
  blocks.flatMap((block) => (types.has(block.type) ? [] : [{ ...block, children: without(block.children, types) }]))

// Puts a link in the place of what only a browser with more than text shows.
const linkTo =
  (siteUrl: string, label: string): sanitizeHtml.Transformer =>
  (_tag, { src = '', title = '' }): sanitizeHtml.Tag => {
    const href = absoluteHref(src, siteUrl)
    const attribs: sanitizeHtml.Attributes = href ? { href } : {}
    return { tagName: href ? 'a' : 'span', attribs, text: href ? title || label : '' }
  }

/**
 * Renders the text of a story: plain markup with absolute addresses, without pictures, frames, promotions and styles.
 * @param pictures "described": words and links stand in the place of pictures, films and recordings
 */
export function textHtml(blocks: PlacedBlock[], page: PageContext, pictures: 'described' | 'left out'): string {
  const story = without(blocks, besideStory)
  const text = pictures === 'described' ? story : without(story, media)
  const { url } = page.site
  return sanitizeHtml(feedMarkup(text, page, DescribedPicture), {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'del', 'ins'],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start', 'type'] },
    allowedSchemes,
    transformTags: {
      a: absolute(url, 'href'),
      iframe: linkTo(url, 'Embedded page'),
      video: linkTo(url, 'Film'),
      audio: linkTo(url, 'Recording'),
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      ['div', 'figure', 'p', 'span'].includes(tag) && !text.trim() && mediaChildren.length === 0,
  })
}
