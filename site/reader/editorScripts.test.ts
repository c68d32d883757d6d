import { createHash } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { editorScriptPolicy } from './editorScripts.ts'

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the content policy of a page with code of its editors', () => {
  it('is the strict one where there is none', () => {
    expect(editorScriptPolicy('<p>A script of a play</p>', policy)).toBeNull()
  })

  it('allows exactly the inline script that is there', () => {
    const code = 'if (a < b && c) draw("é")'
    expect(editorScriptPolicy(`<div><script>${code}</script></div>`, policy)).toBe(
      `default-src 'none'; script-src 'self' ${hash(code)}; style-src 'self'; connect-src 'self' https:`,
    )
  })

  it('allows a script that waits in a template for the reader’s consent', () => {
    expect(editorScriptPolicy('<template><script>draw()</script></template>', policy)).toContain(hash('draw()'))
  })

  it('allows the origin of a script from elsewhere, over https only', () => {
    const html =
      '<script src="https://charts.example/embed.js?x=1"></script><script src="http://plain.example/a.js"></script>'
    expect(editorScriptPolicy(html, policy)).toContain("script-src 'self' https://charts.example;")
  })

  it('allows a style sheet, and nothing else because of it', () => {
    expect(editorScriptPolicy('<style>p{color:red}</style>', policy)).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' ${hash('p{color:red}')}; connect-src 'self'`,
    )
  })
})
