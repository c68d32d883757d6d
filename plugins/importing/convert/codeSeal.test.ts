import { describe, expect, it } from '@jest/globals'
import { blocksFromBody } from './body.convert.ts'
import { sealCode } from './codeSeal.ts'
import { briefly, convertOptions } from './converting.fixtures.ts'

const convert = (text: string, format: 'wordpress' | 'html' = 'wordpress') => {
  const { options, notes } = convertOptions()
  return { lines: briefly(blocksFromBody({ format, text }, options)), notes }
}

describe('a sample of code', () => {
  const php = '<?php\n$harbor = $_GET[\'ship\'];\n\n    echo "<b>$harbor</b>";\n?>'

  it.each([
    ['sourcecode language="php"', 'sourcecode'],
    ['code lang="php"', 'code'],
    ['php', 'php'],
    ['cc lang="php"', 'cc'],
    ['cc_php', 'cc_php'],
    ['csharp', 'csharp'],
    ['PHP', 'php'],
  ])('in [%s] is a block of code, letter by letter', (opening, closing) => {
    const { lines, notes } = convert(`Before.\n\n[${opening}]\n${php}\n[/${closing}]\n\nAfter.`)
    expect(lines).toEqual(['paragraph: Before.', `code: ${php.replaceAll('\n', '⏎')}`, 'paragraph: After.'])
    expect(notes).toEqual([])
  })

  it('keeps angle brackets that look like elements, and the text after it', () => {
    const java = 'List<Boat> boats = new ArrayList<Boat>();\nif (a < b && c > d) {\n    print("<b>bold</b>");\n}'
    expect(convert(`Before.\n\n[code language="java"]\n${java}\n[/code]\n\nAfter.`).lines).toEqual([
      'paragraph: Before.',
      `code: ${java.replaceAll('\n', '⏎')}`,
      'paragraph: After.',
    ])
  })

  it.each([
    '<form action="/login"><%= user.name %></form>',
    '[gallery ids="1,2"] [code] {{ handlebars }} {% liquid %}',
    '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
    'https://www.youtube.com/watch?v=abcdefghijk',
    '&amp; <a href="x">y</a> &lt;',
  ])('is not read: %s', (sample) => {
    expect(convert(`[html]${sample}[/html]`)).toEqual({ lines: [`code: ${sample}`], notes: [] })
    expect(convert(`<pre lang="html">${sample}</pre>`).lines).toEqual([`code: ${sample}`])
  })

  it('that its editor has escaped is not escaped twice', () => {
    const escaped = '&lt;?php echo &quot;x&quot;; ?&gt;'
    const lines = ['code: <?php echo "x"; ?>']
    expect(convert(`[code]${escaped}[/code]`).lines).toEqual(lines)
    expect(convert(`<pre class="brush: php">${escaped}</pre>`).lines).toEqual(lines)
    expect(convert(`<pre lang="php" escaped="true">${escaped}</pre>`).lines).toEqual(lines)
    expect(convert(`[code]<p>&lt;a&gt;<br />&lt;b&gt;</p><p>c</p>[/code]`).lines).toEqual(['code: <a>⏎<b>⏎⏎c'])
  })

  it('in a plain element is markup in which nothing runs', () => {
    expect(convert('<pre>a <b>[gallery]</b></pre>').lines[0]).toContain('[gallery]')
    expect(convert('<pre><?php echo 1; ?>\n\n  [gallery]</pre>', 'html')).toEqual({
      lines: ['code: <?php echo 1; ?>⏎⏎  [gallery]'],
      notes: [],
    })
    expect(convert('<p>Write <code>[gallery]</code> or <code><?php x ?></code>.</p>').lines).toEqual([
      'paragraph: Write <code>[gallery]</> or <code><?php x ?></>.',
    ])
  })

  it('in a sentence stays in it', () => {
    expect(convert('Call [code]List<Boat>[/code] first.').lines).toEqual(['paragraph: Call <code>List<Boat></> first.'])
  })

  it('is none where a word in brackets has no end, or is escaped', () => {
    expect(convert('He [text] said [c] so.').lines).toEqual(['paragraph: He [text] said [c] so.'])
    expect(convert('Write [[code]]x[[/code]].').lines).toEqual(['paragraph: Write [code]x[/code].'])
  })

  it('is looked for once, however often it begins', () => {
    for (const beginning of ['[code]', '<pre>', '[php]<pre lang="x">']) {
      const text = beginning.repeat(100_000)
      expect(sealCode(text, { hasShortcodes: true })).toBe(text)
    }
  })
})
