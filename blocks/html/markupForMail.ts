import { findOne } from 'domutils'
import { parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { mailColors } from '../core/mail/mailStyles.ts'
import { absoluteHref } from '../core/safeHref.ts'

// Elements that only a page can show.
const pageOnly = new Set([
  'audio',
  'button',
  'canvas',
  'embed',
  'form',
  'iframe',
  'input',
  'object',
  'script',
  'select',
  'svg',
  'textarea',
  'video',
])

// Elements that Outlook does not know, and that only group what is in them.
const layoutTags = new Set(['article', 'aside', 'figcaption', 'figure', 'footer', 'header', 'main', 'nav', 'section'])

// A link looks as all links of a mail do.
const linkStyle = `color:${mailColors.ink.light};text-decoration:underline`

/**
 * Returns the text, lists, tables, links and pictures of an editor's markup with absolute addresses; empty where it has
 * none. `isWhole` is false where something is missing that only a page can show.
 */
export function markupForMail(html: string, siteUrl: string): { markup: string; isWhole: boolean } {
  const isWhole = findOne(({ name }) => pageOnly.has(name), parseDocument(html).children) === null
  const markup = sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags.filter((tag) => !layoutTags.has(tag)), 'img', 'del', 'ins'],
    allowedAttributes: {
      a: ['href', 'class', 'style'],
      img: ['src', 'alt', 'width', 'height', 'style'],
      ol: ['start', 'type'],
      td: ['colspan', 'rowspan', 'align'],
      th: ['colspan', 'rowspan', 'align'],
    },
    allowedStyles: { '*': { color: [/./], 'text-decoration': [/./], 'max-width': [/./], height: [/./] } },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { href = '' }) => {
        const target = absoluteHref(href, siteUrl)
        const attribs: sanitizeHtml.Attributes = target ? { href: target, class: 'ink', style: linkStyle } : {}
        return { tagName, attribs }
      },
      img: (tagName, { src = '', alt = '', width, height }) => {
        const file = absoluteHref(src, siteUrl)
        const size = { ...(width && { width }), ...(height && { height }) }
        return { tagName, attribs: { ...(file && { src: file }), alt, ...size, style: 'max-width:100%;height:auto' } }
      },
    },
  }).trim()
  const hasContent = sanitizeHtml(markup, { allowedTags: ['img'], allowedAttributes: {} }).trim() !== ''
  return { markup: hasContent ? markup : '', isWhole }
}
