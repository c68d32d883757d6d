/**
 * Carries out WordPress's shortcodes in a text. Those that show something we know become markup, those that only lay out
 * leave what they enclose, all others stand apart from the text.
 */
import type { Block } from '#blocks/core/block.types.ts'
import { endpointFor, knownProviders, type OembedProvider } from '../../embeds/oembed/oembedProviders.ts'
import type { ConvertOptions } from './convert.types.ts'
import { blocksFromClassicHtml } from './html.convert.ts'
import { held, type Shortcode, shortcodesIn } from './shortcodes.read.ts'
import { apart, embedMarkup, escapeText, expanders, noteNames } from './shortcodesMarkup.ts'

// WPBakery, Divi, Avada, Enfold, King Composer, Themify, Shortcodes Ultimate, Cornerstone, Salient, The7, Flatsome.
const builderPrefix = /^(?:vc|et_pb|fusion|av|kc|themify|su|cs|nectar|mk|dt|ux|tatsu|wpb|mpc|eltdf?|qode|stm|tdc?)_/

// Boxes of themes, and what page builders name without a prefix.
const boxes = new Set([
  ...['row', 'row_inner', 'col', 'col_inner', 'column', 'columns', 'section', 'container', 'box', 'tabs', 'tab'],
  ...['tabgroup', 'accordion', 'accordions', 'toggle', 'toggles', 'one_half', 'one_third', 'two_third', 'one_fourth'],
  ...['three_fourth', 'one_half_last', 'one_third_last', 'two_third_last', 'one_fourth_last', 'three_fourth_last'],
  ...['clear', 'clearfix', 'dropcap', 'highlight', 'center', 'raw', 'lead', 'divider', 'spacer'],
])

// Boxes that stand inside a sentence.
const inline = new Set(['dropcap', 'highlight', 'su_highlight', 'su_dropcap', 'fusion_highlight', 'fusion_dropcap'])

// Shortcodes of common plugins whose names could be words.
const ofPlugins = new Set([
  ...['contact-form', 'contact-form-7', 'contact-field', 'gravityform', 'gravityforms', 'ninja-form', 'ninja-forms'],
  ...['wpforms', 'formidable', 'table', 'tablepress', 'wpdatatable', 'nggallery', 'ngg', 'slideshow', 'layerslider'],
  ...['products', 'product', 'poll', 'polldaddy', 'crowdsignal', 'wpgmza', 'googlemaps', 'map', 'recipe', 'archives'],
  ...[
    'sitemap',
    'newsletter',
    'jetpack',
    'wpvideo',
    'subscribe',
    'wufoo',
    'yop_poll',
    'wp-polls',
    'elementor-template',
  ],
])

const isBuilder = ({ name }: Shortcode): boolean => builderPrefix.test(name) || boxes.has(name)

// Distinguishes a shortcode from words in brackets: it is known, has a counterpart, or looks like code.
const isCode = (shortcode: Shortcode): boolean =>
  shortcode.closer !== null ||
  (!noteNames.includes(shortcode.name) &&
    (Object.hasOwn(expanders, shortcode.name) ||
      isBuilder(shortcode) ||
      ofPlugins.has(shortcode.name) ||
      shortcode.name.includes('_') ||
      /\s[\w-]+=["'“”″\d]/.test(shortcode.source)))

// Attributes that readers see as the heading of what a shortcode encloses.
const titles = ['title', 'heading', 'header'] as const

function titleOf({ attributes, name }: Shortcode): string {
  const title = titles.map((attribute) => attributes[attribute]).find(Boolean)
  return title && !/_(row|column|section|row_inner|column_inner)$/.test(name)
    ? apart(`<p><strong>${escapeText(title)}</strong></p>`)
    : ''
}

// Returns what stands in the place of the beginning of a shortcode; what it encloses stays.
function unwrapped(shortcode: Shortcode, { note }: ConvertOptions): string {
  const { name, source, closer } = shortcode
  if (isBuilder(shortcode)) {
    note('simplified', `layout of [${name}]`)
    return titleOf(shortcode) || (inline.has(name) ? '' : apart(''))
  }
  note('kept-html', `shortcode [${name}]`)
  return closer === null ? held(source) : held(source) + titleOf(shortcode)
}

// An address that stands alone on a line or in a paragraph is embedded.
const loneAddress = /((?:^|\n|<p>|<br ?\/?>)[ \t]*)(https?:\/\/[^\s<>"[\]]+)(?=[ \t]*(?:\n|\r|$|<\/p>|<br))/gi

function expandAddresses(text: string): string {
  return text.replace(loneAddress, (whole: string, before: string, url: string) =>
    isProviderAddress(url) ? `${before}${embedMarkup(url)}` : whole,
  )
}

/** Returns a text with its shortcodes and the addresses that stand alone carried out, as HTML of the same kind. */
export function expandShortcodes(text: string, options: ConvertOptions): string {
  const shortcodes = text.includes('[') ? shortcodesIn(text) : []
  const parts: string[] = []
  // Shortcodes that close one whose beginning was carried out.
  const closing = new Set<number>()
  let written = 0
  const replace = ({ start }: Shortcode, end: number, markup: string): void => {
    parts.push(text.slice(written, start), markup)
    written = end
  }
  for (const [index, shortcode] of shortcodes.entries()) {
    const { kind, start, end, name, source, closer } = shortcode
    if (start < written) continue
    if (kind === 'escaped') replace(shortcode, end, source.slice(1, -1))
    else if (kind === 'close') {
      if (closing.has(index)) replace(shortcode, end, isBuilder(shortcode) && !inline.has(name) ? apart('') : '')
    } else if (isCode(shortcode)) {
      const last = closer === null ? shortcode : (shortcodes[closer] ?? shortcode)
      const inside = closer === null ? '' : text.slice(end, last.start)
      const markup = Object.hasOwn(expanders, name) ? expanders[name]?.(shortcode, inside, options) : null
      if (markup) replace(shortcode, last.end, markup)
      else {
        if (closer !== null) closing.add(closer)
        replace(shortcode, end, unwrapped(shortcode, options))
      }
    }
  }
  parts.push(text.slice(written))
  return expandAddresses(parts.join(''))
}

let providers: OembedProvider[] | null = null

function isProviderAddress(address: string): boolean {
  const url = URL.parse(address)
  providers ??= knownProviders()
  return url !== null && endpointFor(providers, url) !== null
}

/**
 * Returns the blocks of a body out of WordPress's classic editor: blank lines make paragraphs, shortcodes of pictures
 * become figures.
 */
export function blocksFromClassic(content: string, options: ConvertOptions): Block[] {
  return blocksFromClassicHtml(expandShortcodes(content, options), options)
}
