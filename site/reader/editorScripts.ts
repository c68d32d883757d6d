import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

interface Found {
  scripts: string[]
  scriptOrigins: Set<string>
  styles: string[]
}

/**
 * Returns the content policy of a page on which editors put scripts or style sheets of their own (html blocks): exactly
 * those are allowed, by hash or by origin. Null for a page without any, which keeps the strict policy that it has.
 *
 * @param html the rendered body
 * @param policy the `Content-Security-Policy` of the site
 */
export function editorScriptPolicy(html: string, policy: unknown): string | null {
  if (typeof policy !== 'string' || !/<script|<style/iu.test(html)) return null
  const { scripts, scriptOrigins, styles } = findCode(html)
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const additions: Record<string, string> = {
    'script-src': [...scripts.map(hash), ...scriptOrigins].join(' '),
    'style-src': styles.map(hash).join(' '),
  }
  const hasScripts = scripts.length > 0 || scriptOrigins.size > 0
  // The requests of such a script are not restricted; charts and maps would not work otherwise.
  if (hasScripts) additions['connect-src'] = 'https:'
  return policy
    .split('; ')
    .map((directive) => {
      const addition = additions[directive.split(' ', 1)[0] ?? '']
      return addition ? `${directive} ${addition}` : directive
    })
    .join('; ')
}

function findCode(html: string): Found {
  const found: Found = { scripts: [], scriptOrigins: new Set(), styles: [] }
  let code: { in: 'script' | 'style'; text: string } | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.src) {
        const url =
          URL.canParse(attributes.src, 'https://site.invalid') && new URL(attributes.src, 'https://site.invalid')
        if (url && url.protocol === 'https:' && url.hostname !== 'site.invalid') found.scriptOrigins.add(url.origin)
      } else if (name === 'script' || name === 'style') code = { in: name, text: '' }
    },
    ontext(text) {
      if (code) code.text += text
    },
    onclosetag() {
      if (code) (code.in === 'script' ? found.scripts : found.styles).push(code.text)
      code = null
    },
  })
  parser.end(html)
  return found
}
