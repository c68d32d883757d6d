import { describe, expect, it } from '@jest/globals'
import { blocksFromBody } from './body.convert.ts'
import { briefly, convertOptions } from './converting.fixtures.ts'

const convert = (text: string) => {
  const { options, notes } = convertOptions()
  return { lines: briefly(blocksFromBody({ format: 'wordpress', text }, options)), notes }
}

describe('habits of old exports', () => {
  it('leave no trace of the fold and of page breaks in the classic editor, but a line', () => {
    expect(convert('<p>Teaser.</p><!--more Go on--><p>Rest.</p><!--nextpage--><p>Second page.</p>')).toEqual({
      lines: ['paragraph: Teaser.', 'paragraph: Rest.', 'paragraph: Second page.'],
      notes: ['simplified: <!--more-->', 'simplified: <!--nextpage-->'],
    })
  })

  it('keep the note of a plugin out of the sentence that it is about', () => {
    expect(convert('It rained.[footnote]Since May.[/footnote] The river rose.')).toEqual({
      lines: ['paragraph: It rained. (Since May.) The river rose.'],
      notes: ['simplified: note of [footnote]'],
    })
    expect(convert('Words in [fn] brackets').lines).toEqual(['paragraph: Words in [fn] brackets'])
  })

  it('keep backslashes, regular expressions and escapes as they are written', () => {
    const code =
      '<!-- wp:code --><pre class="wp-block-code"><code>printf("a\\tb\\n"); // &lt;b&gt; &amp;amp; \\u003c</code></pre><!-- /wp:code -->'
    const text = '<!-- wp:paragraph --><p>Path C:\\new\\table and \\d+\\.\\d{2} stay.</p><!-- /wp:paragraph -->'
    expect(convert(text + code).lines).toEqual([
      'paragraph: Path C:\\new\\table and \\d+\\.\\d{2} stay.',
      'code: printf("a\\tb\\n"); // <b> &amp; \\u003c',
    ])
  })

  it('keep narrow and unbreakable spaces, soft hyphens and joiners', () => {
    expect(
      convert('<p>«&nbsp;Oui&nbsp;»: 10&#8239;% de 2&#8201;500&#xA0;€</p><p>soft&shy;hyphen a\u2060b</p>').lines,
    ).toEqual(['paragraph: «\u00A0Oui\u00A0»: 10\u202F% de 2\u2009500\u00A0€', 'paragraph: soft\u00ADhyphen a\u2060b'])
  })

  it('keep brackets that are words, a doubled bracket as one, and code in pre', () => {
    expect(
      convert(
        'Price is [sic] 5 [1] and [[gallery]].\n<pre lang="php">&lt;?php echo "[gallery]"; ?&gt;\n\n// after</pre>',
      ).lines,
    ).toEqual(['paragraph: Price is [sic] 5 [1] and [gallery].', 'code: <?php echo "[gallery]"; ?>⏎⏎// after'])
  })

  it('keep a list that counts down, and cells that span others, as their markup', () => {
    const { lines, notes } = convert(
      '<ol reversed start="5"><li>five</li><li>four</li></ol><table><tr><td colspan="2">Both</td></tr><tr><td>a</td><td>b</td></tr></table>',
    )
    expect(lines).toEqual([
      'html content=<ol reversed start="5"><li>five</li><li>four</li></ol>',
      'html content=<table><tr><td colspan="2">Both</td></tr><tr><td>a</td><td>b</td></tr></table>',
    ])
    expect(notes).toEqual(['kept-html: <ol>', 'kept-html: <table>'])
  })

  it('lead links to anchors of paragraphs, items, tables and quotations of the classic editor', () => {
    const { lines } = convert(
      '<p id="intro">Beginning.</p><h2 id="one">One</h2><a href="#intro">up</a> <a href="#two">list</a> <a href="#sums">table</a><ul><li id="two">second</li></ul><table id="sums"><tr><td>1</td></tr></table>',
    )
    const links = lines.join('\n').match(/\(#[^)]*\)/g)
    expect(links).toHaveLength(3)
  })
})
