/**
 * Protects samples of code in the markup of an archive: what is written in them is text, however much it looks like
 * markup, shortcodes, template code or addresses of our own.
 */
import { escapeText } from './shortcodesMarkup.ts'

// Shortcodes of SyntaxHighlighter Evolved, CodeColorer, Crayon and WP-Syntax, and the languages that are names of some.
const names = [
  ...['code', 'codeblock', 'sourcecode', 'source', 'pre', 'crayon', 'cc', 'ccb', 'cci', 'plain', 'text'],
  ...['as3', 'actionscript3', 'bash', 'shell', 'coldfusion', 'cf', 'clojure', 'clj', 'c', 'cpp', 'c-sharp', 'csharp'],
  ...['css', 'delphi', 'pas', 'pascal', 'diff', 'patch', 'erl', 'erlang', 'fsharp', 'go', 'golang', 'groovy'],
  ...['haskell', 'java', 'javafx', 'jfx', 'js', 'jscript', 'javascript', 'matlab', 'objc', 'obj-c', 'perl', 'pl'],
  ...['powershell', 'ps', 'php', 'py', 'python', 'r', 'splus', 'rails', 'rb', 'ror', 'ruby', 'scala', 'sql', 'swift'],
  ...['vb', 'vbnet', 'xml', 'xhtml', 'xslt', 'html', 'yaml', 'yml'],
]

const name = `(?:${names.join('|')}|cc[ib]?_[a-z0-9]+)`

// The beginning of a sample: a shortcode that is not escaped as `[[code]]`, or an element.
const beginning = new RegExp(
  `(?<!\\[)\\[(?<shortcode>${name})(?:[\\s=][^[\\]]*)?\\](?!\\])|<(?<element>pre|code)\\b(?<attributes>[^<>]*)>`,
  'gi',
)

// Elements that an editor or a highlighter puts into code that it has escaped.
const ofEditors = /<\/?(?:br|p|div|span|font|code|em|strong|b|i)\b[^<>]*>/gi

const entity = /&(?:lt|gt|quot|amp|#\d+);/i

// Matches attributes of an element whose code is written as it is: WP-Syntax, SyntaxHighlighter.
const isHighlighted = /\blang\s*=|\bbrush\s*:/i

// Returns a text in which nothing is read but its entities: no shortcode, no address, no template code.
const sealed = (html: string): string =>
  html.replaceAll('[', '&#91;').replaceAll('://', '&#58;//').replaceAll('<?', '&lt;?').replaceAll('<%', '&lt;%')

// Returns code as text of an element: code that its source has escaped already is not escaped twice.
function asText(code: string): string {
  const isEscaped = entity.test(code) && !code.replace(ofEditors, '').includes('<')
  if (!isEscaped) return sealed(escapeText(code).replaceAll('>', '&gt;'))
  const lines = code.replace(/<\/p>\s*<p\b[^<>]*>/gi, '\n\n').replace(/<\/?p\b[^<>]*>/gi, '')
  return sealed(lines)
}

function isInLine(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const behind = text.slice(end, text.indexOf('\n', end) === -1 ? undefined : text.indexOf('\n', end))
  return `${before}${behind}`.replace(/<[^<>]*>/g, '').trim() !== ''
}

/** Returns markup with its samples of code protected, those of shortcodes as elements. Takes time linear in the markup. */
export function sealCode(markup: string, { hasShortcodes }: { hasShortcodes: boolean }): string {
  const lower = markup.toLowerCase()
  // Closing tags that the rest of the markup does not have, so that each is searched for once.
  const missing = new Set<string>()
  const endOf = (closer: string, from: number): number => {
    const found = missing.has(closer) ? -1 : lower.indexOf(closer, from)
    if (found === -1) missing.add(closer)
    return found
  }
  const parts: string[] = []
  let written = 0
  for (const { 0: source, index, groups } of markup.matchAll(beginning)) {
    const { shortcode, element, attributes = '' } = groups ?? {}
    if (index < written || (shortcode && !hasShortcodes)) continue
    const closer = shortcode ? `[/${shortcode.toLowerCase()}]` : `</${element?.toLowerCase()}>`
    const start = index + source.length
    const end = endOf(closer, start)
    if (end === -1) continue
    const code = markup.slice(start, end)
    const behind = end + closer.length
    parts.push(markup.slice(written, index))
    if (!shortcode) {
      const isRaw = isHighlighted.test(attributes) && !/\bescaped\s*=/i.test(attributes)
      parts.push(source, isRaw ? asText(code) : sealed(code), closer)
    } else if (!code.includes('\n') && isInLine(markup, index, behind)) parts.push(`<code>${asText(code)}</code>`)
    else parts.push(`\n\n<pre>${asText(code)}</pre>\n\n`)
    written = behind
  }
  return parts.length === 0 ? markup : parts.join('') + markup.slice(written)
}
