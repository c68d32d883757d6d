import { isTag, isText } from 'domhandler'
import { getAttributeValue } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { OembedRecord } from './oembed/oembed.schema.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

// Films fill the frame, whose shape the page around gives; posts are as high as they are, and say so.
const style = `html,body{margin:0}body{font:16px/1.5 system-ui,sans-serif}iframe,video{max-width:100%;border:0}
.film iframe,.film video{position:absolute;inset:0;width:100%;height:100%}`

const reportHeight = `<script>new ResizeObserver(()=>parent.postMessage({'embed-height':document.documentElement.offsetHeight},'*')).observe(document.documentElement)</script>`

/** Returns the provider's markup as a page of its own, to be shown in a sandboxed frame. */
export function embedPage({ html, type, title, provider_name }: OembedRecord): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title || provider_name || 'Embed')}</title><style>${style}</style></head><body class="${type === 'video' ? 'film' : 'post'}">${html ?? ''}${type === 'video' ? '' : reportHeight}</body></html>`
}

/**
 * The content security policy of such a page. It runs the scripts of its provider, without an origin: the sandbox takes
 * the origin of the page away, even when it is opened by itself.
 */
export const embedPolicy = [
  "default-src 'none'",
  "script-src https: 'unsafe-inline' 'unsafe-eval'",
  "style-src https: 'unsafe-inline'",
  'img-src https: data:',
  'media-src https: blob:',
  'font-src https: data:',
  'connect-src https:',
  'frame-src https:',
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation',
].join('; ')

/**
 * Returns the address of the player, where what a provider gave is a frame and nothing else, as of YouTube, Vimeo or
 * Spotify; null for posts that bring a script.
 */
export function playerOf(html: string): string | null {
  const parts = parseDocument(html).children.filter((node) => !isText(node) || node.data.trim() !== '')
  const [only] = parts
  if (!only || parts.length > 1 || !isTag(only) || only.name !== 'iframe') return null
  // Some leave the scheme to the page around.
  const url = URL.parse(getAttributeValue(only, 'src')?.trim() ?? '', 'https://scheme.invalid')
  return url?.protocol === 'https:' && url.host !== 'scheme.invalid' ? url.href : null
}
