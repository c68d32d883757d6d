import { QuoteType, Tokenizer } from 'htmlparser2'
import type { ConvertOptions } from './convert.types.ts'

// Attributes whose value is one address.
const addressAttributes = new Set(['href', 'src', 'poster', 'cite', 'data', 'action'])

// An address with a scheme, a place in the same page, nothing, or a template.
const isWhole = (address: string): boolean => /^\s*([a-z][a-z0-9+.-]*:|#|$)/i.test(address) || /\{[{%]/.test(address)

const quoted = (address: string): string =>
  address.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#39;')

function resolved(address: string, { base, note }: Options): string {
  if (isWhole(address)) return address
  const plain = address.replace(/&amp;/g, '&')
  if (base && URL.canParse(plain, base)) return quoted(new URL(plain, base).href)
  if (!/^\/(?!\/)/.test(plain))
    note('simplified', `relative address in a text whose own address is not known: ${plain}`)
  return address
}

// Returns the address of a link; one that leads to a document of the same source becomes a path of this site.
function led(address: string, { ownPath, note }: Options): string {
  const plain = address.replace(/&amp;/g, '&')
  if (!ownPath || !/^https?:/i.test(plain) || !URL.canParse(plain)) return address
  const path = ownPath(new URL(plain))
  if (path === null) note('simplified', `link to the old site: ${plain}`)
  return path ? quoted(path) : address
}

// `srcset`: addresses with their widths, separated by commas.
const resolvedSet = (set: string, options: Options): string =>
  set.replace(/(^|,\s+|,(?=\S+\s))(\s*)([^\s,]\S*)/g, (_, comma: string, space: string, address: string) => {
    return comma + space + resolved(address, options)
  })

type Options = Pick<ConvertOptions, 'base' | 'note' | 'ownPath'>

/**
 * Returns markup whose relative addresses are resolved against that of its document, and whose links to documents of the
 * same source lead to them here. Nothing else in it changes, not even where it is broken; places in the page itself
 * ("#note") stay as they are.
 */
export function resolveAddresses(html: string, options: Options): string {
  const parts: string[] = []
  let end = 0
  let name = ''
  let value: [number, number] | null = null
  const ignored = () => {}
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onattribname: (start, stop) => {
        name = html.slice(start, stop).toLowerCase()
        value = null
      },
      onattribdata: (start, stop) => {
        value = [value?.[0] ?? start, stop]
      },
      onattribend: (quote) => {
        if (!value || quote === QuoteType.NoValue) return
        const [start, stop] = value
        const written = html.slice(start, stop)
        const isSet = name === 'srcset'
        if (!isSet && !addressAttributes.has(name)) return
        const whole = isSet ? resolvedSet(written, options) : resolved(written, options)
        parts.push(html.slice(end, start), name === 'href' ? led(whole, options) : whole)
        end = stop
      },
      onattribentity: ignored,
      oncdata: ignored,
      onclosetag: ignored,
      oncomment: ignored,
      ondeclaration: ignored,
      onend: ignored,
      onopentagend: ignored,
      onopentagname: ignored,
      onprocessinginstruction: ignored,
      onselfclosingtag: ignored,
      ontext: ignored,
      ontextentity: ignored,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return parts.join('') + html.slice(end)
}
