/** Liquid, the template language of Jekyll and its kin, in bodies of Markdown: what it would have shown, as Markdown or HTML. */
import type { ConvertOptions } from './convert.types.ts'
import { embedMarkup, escapeAttribute, escapeText } from './shortcodesMarkup.ts'

type Note = ConvertOptions['note']

const strings = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single ?? '')

// Addresses without a scheme are meant from the root of the site.
const fromRoot = (path: string): string => (/^([a-z]+:|\/|#)/i.test(path) ? path : `/${path}`)

const picture = (src: string, alt: string): string =>
  `<img src="${escapeAttribute(fromRoot(src))}" alt="${escapeAttribute(alt)}">`

// Stands for what is not shown: an empty line in its place would end the HTML around it.
const placeholder = '<span></span>'

// The argument behind the address; quotation marks may stand in it.
const alternativeText = (argumentText: string): string =>
  (/^\s*(?:"[^"]*"\s+"(.*)"|'[^']*'\s+'(.*)')\s*$/s.exec(argumentText) ?? []).slice(1).find(Boolean) ?? ''

function tag(whole: string, name: string, argumentText: string, note: Note): string {
  const [first, ...others] = strings(argumentText)
  if (name === 'image' && first !== undefined) return picture(first, alternativeText(argumentText))
  if (name === 'image_with_class' && first !== undefined) return picture(first, others[1] ?? '')
  note('simplified', `Liquid tag left in the text: ${name}`)
  return whole
}

function output(whole: string, expression: string, note: Note): string {
  const [value = '', ...filters] = expression.split('|').map((part) => part.trim())
  // Other template languages hold strings among other words, which they do not print.
  const text = /^(?:"[^"]*"|'[^']*')$/.test(value) ? value.slice(1, -1) : undefined
  const [filter] = filters
  if (/^site\.base_?url$/.test(value)) return ''
  if (text !== undefined && filters.length === 0) return text
  if (text !== undefined && filter && /^(url|relative_url|absolute_url)$/.test(filter)) return fromRoot(text)
  if (text !== undefined && filter && /^embed\b/.test(filter)) {
    const [title = ''] = strings(filter)
    return `<iframe src="${escapeAttribute(text)}" title="${escapeAttribute(title)}" allowfullscreen></iframe>`
  }
  if (text !== undefined && filter && /_photo$/.test(filter)) {
    note('media', `picture that only the old site could find: ${whole}`)
    return placeholder
  }
  if (text !== undefined && filter && /_link$/.test(filter)) {
    note('simplified', `Liquid filter ${filter} became its argument`)
    return text
  }
  note('simplified', `Liquid expression left in the text: ${value}`)
  return whole
}

// Hugo's shortcodes that show something known.
function hugoShortcode(whole: string, name: string, rest: string, note: Note): string {
  const [first] = strings(rest)
  const named = (attribute: string): string =>
    strings(new RegExp(`\\b${attribute}\\s*=\\s*("[^"]*"|'[^']*')`).exec(rest)?.[1] ?? '')[0] ?? ''
  const id = first ?? rest.trim().split(/\s/)[0] ?? ''
  if (name === 'figure' && named('src')) {
    const caption = named('caption') || named('title')
    const image = picture(named('src'), named('alt'))
    return `\n\n<figure>${image}${caption ? `<figcaption>${escapeText(caption)}</figcaption>` : ''}</figure>\n\n`
  }
  if (name === 'youtube' && /^[\w-]+$/.test(id)) return embedMarkup(`https://www.youtube.com/watch?v=${id}`)
  if (name === 'vimeo' && /^\d+$/.test(id)) return embedMarkup(`https://vimeo.com/${id}`)
  note('simplified', `template marker left in the text: ${whole}`)
  // Nothing else may take it for a tag.
  return escapeText(whole).replaceAll('%', '&#37;')
}

// Returns true for a tag alone on its line with text below: Markdown would read both as HTML.
const beginsItsParagraph = (text: string, start: number, end: number): boolean =>
  /(?:^|\n) {0,3}$/.test(text.slice(0, start)) && /^[ \t]*\r?\n[ \t]*\S/.test(text.slice(end))

const raw = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g

/**
 * Returns a text with its Liquid expanded, as far as that is possible outside the old site: pictures, addresses,
 * embeds, `raw` and `comment`. Everything else is kept and reported.
 */
export function expandLiquid(text: string, note: Note): string {
  const expand = (part: string): string =>
    part
      .replace(/\{\{[<%]\s*(\/?[\w/-]+)([^{}]*?)[>%]\}\}/g, (whole: string, name: string, rest: string) =>
        hugoShortcode(whole, name, rest, note),
      )
      .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, () => {
        note('simplified', 'Liquid comment')
        return ''
      })
      .replace(
        /\{%-?\s*(\w+)([\s\S]*?)-?%\}/g,
        (whole: string, name: string, rest: string, start: number, all: string) => {
          const shown = tag(whole, name, rest, note)
          return shown !== whole && beginsItsParagraph(all, start, start + whole.length) ? `${shown}<wbr>` : shown
        },
      )
      .replace(/\{\{(?!&lt;|&#37;)-?([\s\S]*?)-?\}\}/g, (whole: string, expression: string) =>
        output(whole, expression, note),
      )
  // Every second part is what stood inside `raw`.
  return text
    .split(raw)
    .map((part, index) => (index % 2 === 1 ? part : expand(part)))
    .join('')
}
