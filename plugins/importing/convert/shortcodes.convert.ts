/** WordPress's shortcodes in classic text. Caption and gallery become figures; the others stay, and are told. */
import type { ConvertOptions } from './convert.types.ts'

/** `name="value"`, `name='value'` or `name=value`. */
function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, double, single, bare] of text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g)) {
    if (name) attributes[name.toLowerCase()] = double ?? single ?? bare ?? ''
  }
  return attributes
}

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The picture (in its link, if it has one) at the beginning of what a caption shortcode holds; the rest is the caption. */
const captioned = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i

function captionFigure(whole: string, attributeText: string, content: string): string {
  const attributes = attributesOf(attributeText)
  const parts = captioned.exec(content)
  if (!parts) return whole
  const caption = parts[2]?.trim() || escapeText(attributes.caption ?? '')
  const align = attributes.align ?? 'alignnone'
  return `\n\n<figure class="${escapeAttribute(align)}">${parts[1] ?? ''}<figcaption>${caption}</figcaption></figure>\n\n`
}

function galleryFigure(whole: string, attributeText: string, options: ConvertOptions): string {
  const attributes = attributesOf(attributeText)
  const asked = (attributes.ids ?? attributes.include)?.split(',').map((id) => id.trim())
  const excluded = attributes.exclude?.split(',').map((id) => id.trim()) ?? []
  const ids = (asked ?? options.ownAttachments ?? []).filter((id) => id && !excluded.includes(id))
  const pictures = ids.map((id) => ({ id, picture: options.attachment?.(id) ?? null }))
  if (pictures.length === 0 || pictures.some(({ picture }) => !picture)) return whole
  const figures = pictures.map(({ id, picture }) => {
    const { url = '', alt = '', caption = '' } = picture ?? {}
    const image = `<img class="wp-image-${id}" src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`
    return `<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`
  })
  return `\n\n<figure class="wp-block-gallery">${figures.join('')}</figure>\n\n`
}

/** Shortcodes that WordPress itself brings. Others cannot be told from words in brackets. */
const known = /\[(gallery|playlist|audio|video|embed|caption|wp_caption)\b[^\]]*\]/gi

/** Text whose caption and gallery shortcodes have become figures. */
export function expandShortcodes(text: string, options: ConvertOptions): string {
  const expanded = text
    .replace(/\[(?:wp_)?caption\b([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi, captionFigure)
    .replace(/\[gallery\b([^\]]*)\]/gi, (whole: string, attributes: string) =>
      galleryFigure(whole, attributes, options),
    )
  for (const [, name] of expanded.matchAll(known)) options.note('simplified', `[${name}] shortcode left in the text`)
  return expanded
}
