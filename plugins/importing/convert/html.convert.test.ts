import { describe, expect, it } from '@jest/globals'
import { inlineText } from '#blocks/core/inlineText.ts'
import { briefly, convertOptions } from './converting.fixtures.ts'
import { blocksFromHtml } from './html.convert.ts'

const convert = (html: string, more: Parameters<typeof convertOptions>[0] = {}) => {
  const { options, notes } = convertOptions(more)
  const blocks = blocksFromHtml(html, options)
  return { blocks, lines: briefly(blocks), notes }
}

describe('text', () => {
  it('keeps marks, nested ones too, with the link as the last', () => {
    expect(convert('<p>a <b>b <i>c</i></b> <a href="/x"><strong>d</strong></a></p>').lines).toEqual([
      'paragraph: a <bold>b </><italic><bold>c</></> [<bold>d</>](/x)',
    ])
  })

  it('folds white space as a browser does, and keeps no-break spaces', () => {
    const [block] = convert('<p>  one \n\t two&nbsp; <b> three </b></p>').blocks
    expect(block?.content).toEqual([
      { type: 'text', text: 'one two\u00a0 ', marks: [] },
      { type: 'text', text: 'three', marks: [{ type: 'bold' }] },
    ])
  })

  it('keeps what a link says to search engines, and nothing else of its rel', () => {
    const [block] = convert('<p><a href="/x" rel="noopener UGC  sponsored">d</a></p>').blocks
    expect(block?.content).toEqual([
      { type: 'text', text: 'd', marks: [{ type: 'link', href: '/x', rel: ['sponsored', 'ugc'] }] },
    ])
  })

  it('breaks lines at br, and nowhere at the ends of a paragraph', () => {
    expect(convert('<p><br>a<br/>b<br></p>').lines).toEqual(['paragraph: a⏎b'])
  })

  it('makes paragraphs of loose text between blocks', () => {
    expect(convert('one<h2>two</h2>three <em>four</em><hr>').lines).toEqual([
      'paragraph: one',
      'heading level=2: two',
      'paragraph: three <italic>four</>',
      'separator',
    ])
  })

  it('reads alignment from style, attribute and class, and hands it down', () => {
    expect(
      convert('<p style="text-align: right">a</p><h3 class="has-text-align-center">b</h3><center><p>c</p></center>')
        .lines,
    ).toEqual(['paragraph alignment=right: a', 'heading level=3 alignment=center: b', 'paragraph alignment=center: c'])
  })

  it('drops elements that only dress text and says so, but nothing of the text', () => {
    const { lines, notes } = convert('<p><span style="color:red">red</span> <kbd>K</kbd></p>')
    expect(lines).toEqual(['paragraph: red <code>K</>'])
    expect(notes).toEqual(['simplified: <span> formatting', 'simplified: <kbd> became code'])
  })

  it('takes the address from a link that runs a script, and says so', () => {
    const { lines, notes } = convert('<p><a href=" java\nscript:alert(1)">x</a></p>')
    expect(lines).toEqual(['paragraph: x'])
    expect(notes).toEqual(['simplified: link that runs a script'])
  })

  it('shows the quotation marks that q stands for', () => {
    expect(convert('<p>He said <q>no</q>.</p>').lines).toEqual(['paragraph: He said “no”.'])
  })

  it('leaves out paragraphs that show nothing', () => {
    expect(convert('<p>&nbsp;</p><p></p><p>a</p>').lines).toEqual(['paragraph: a'])
  })
})

describe('lists and quotations', () => {
  it('nests lists after the item that they belong to', () => {
    expect(convert('<ol start="3" type="a"><li>one<ul><li>two</li></ul></li><li>three</li></ol>').lines).toEqual([
      'list {list-item: one; list {list-item: two}; list-item: three}',
    ])
    const [list] = convert('<ol start="3" type="a"><li>one</li></ol>').blocks
    expect(list?.props).toMatchObject({ unordered: false, start: 3, type: 'lower-alpha' })
  })

  it('keeps a list whole that holds content that none of our items can', () => {
    const html = '<ul><li>a<table><tr><td>b</td></tr></table></li></ul>'
    const { blocks, notes } = convert(html)
    expect(blocks.map(({ type, props }) => [type, props.content])).toEqual([['html', html]])
    expect(notes).toEqual(['kept-html: <ul>'])
  })

  it('keeps a list whole when text follows an inner list, which would get a number of its own', () => {
    expect(convert('<ol><li>a<ul><li>b</li></ul>c</li></ol>').blocks[0]?.type).toBe('html')
  })

  it('puts the paragraphs of a quotation into one with an empty line between', () => {
    expect(convert('<blockquote><p>a</p><p>b</p><cite>c</cite></blockquote>').lines).toEqual([
      'blockquote: a⏎⏎b⏎⏎<italic>c</>',
    ])
  })

  it('reads a pullquote with its attribution', () => {
    const html =
      '<figure class="wp-block-pullquote alignright"><blockquote><p>a</p><cite>b</cite></blockquote></figure>'
    expect(convert(html).lines).toEqual(['pullquote alignment=right attribution=b: a'])
  })
})

describe('pictures', () => {
  const figure =
    '<figure class="wp-block-image alignwide"><a href="/big"><img src="https://x.test/a.jpg" alt="A"></a><figcaption>Cap <em>tion</em></figcaption></figure>'

  it('reads a figure with its link, caption, alternative text and alignment', () => {
    const { blocks, lines } = convert(figure)
    expect(lines).toEqual(['image alignment=wide contentId=a.jpg caption=Cap tion link=/big'])
    expect(blocks[0]?.props.altText).toBe('A')
  })

  it('keeps the markup of a picture that is not in the library, caption and all, and says which', () => {
    const { blocks, notes } = convert(figure, { hasMedia: false })
    expect(blocks.map(({ type, props }) => [type, props.content])).toEqual([['html', figure]])
    expect(notes).toEqual(['media: https://x.test/a.jpg', 'kept-html: picture that is not in the library'])
  })

  it('keeps a sentence whole that has a picture in it; the picture stands behind its paragraph', () => {
    expect(convert('<p>one <a href="/b"><img src="/a.jpg"></a> two</p><p>three</p>').lines).toEqual([
      'paragraph: one two',
      'image contentId=a.jpg link=/b',
      'paragraph: three',
    ])
  })

  it('cuts a paragraph at a picture on a line of its own', () => {
    expect(convert('<p>one<br><img src="/a.jpg"><br>two <img src="/b.jpg"> <br>three</p>').lines).toEqual([
      'paragraph: one',
      'image contentId=a.jpg',
      'paragraph: two',
      'image contentId=b.jpg',
      'paragraph: three',
    ])
  })

  it('reads a smiley that WordPress drew as a picture as the character it is', () => {
    const { lines, notes } = convert(
      '<p>Good <img class="emoji" alt="🙂" src="https://s.w.org/1.svg"> <img class="wp-smiley" alt=":-)" src="/s.gif">!</p>',
    )
    expect([lines, notes]).toEqual([['paragraph: Good 🙂 :-)!'], []])
  })

  it.each([
    ['<img src="/a.png" width="88" height="31">', 88],
    ['<figure class="is-resized"><img src="/a.png" width="900" style="width:320px;height:auto"></figure>', 320],
    ['<img src="/a-150x150.jpg">', 150],
    ['<img src="/a.jpg" width="50%">', null],
    ['<figure class="alignwide"><img src="/a.jpg" width="1024"></figure>', null],
    ['<img src="/a.jpg">', null],
  ])('are shown as wide as the source shows them: %s', (html, width) => {
    expect(blocksFromHtml(html, convertOptions().options)[0]?.props.width).toBe(width)
  })

  it('makes a gallery, and a paragraph of its own caption', () => {
    const html = `<figure class="wp-block-gallery"><figure><img src="/a.jpg" alt="A"><figcaption>one</figcaption></figure>
      <figure><img src="/b.jpg"></figure><figcaption>all</figcaption></figure>`
    const { blocks, lines } = convert(html)
    expect(blocks[0]?.props.content).toEqual([
      { id: 'a.jpg', altText: 'A', caption: 'one', credit: '' },
      { id: 'b.jpg', altText: '', caption: '', credit: '' },
    ])
    expect(lines[1]).toBe('paragraph: all')
  })
})

describe('tables and code', () => {
  const grid = (html: string) => {
    const [table] = convert(html).blocks
    return {
      props: table?.props,
      cells: table?.children.map((row) =>
        row.children.map(({ content, props }) => `${inlineText(content)} ${props.alignment}`),
      ),
    }
  }

  it('make a table of rows and cells, with its headers, its caption and how its columns are set', () => {
    const html = `<table id="t"><caption>By pier</caption><thead><tr><th>Pier</th><th>2025</th></tr></thead>
      <tbody><tr><th>Old</th><td align="right"><b>12</b></td></tr></tbody><tfoot><tr><th>All</th><td style="text-align:center">12</td></tr></tfoot></table>`
    expect(grid(html)).toEqual({
      props: expect.objectContaining({ caption: 'By pier', hasHeaderRow: true, hasHeaderColumn: true }),
      cells: [
        ['Pier left', '2025 left'],
        ['Old left', '12 right'],
        ['All left', '12 center'],
      ],
    })
  })

  it('know a header row without a head by its cells, and that one row alone is none', () => {
    expect(grid('<table><tr><th>a</th></tr><tr><td>b</td></tr></table>').props).toMatchObject({ hasHeaderRow: true })
    expect(grid('<table><tr><th>a</th><td>b</td></tr></table>').props).toMatchObject({
      hasHeaderRow: false,
      hasHeaderColumn: true,
    })
  })

  it('take the caption of a figure around a table, unless it has one', () => {
    const figure = (own: string) =>
      `<figure><table>${own}<tr><td>a</td></tr></table><figcaption>b <em>c</em></figcaption></figure>`
    expect(convert(figure('')).lines).toEqual(['table caption=b c {table-row {table-cell: a}}'])
    expect(convert(figure('')).notes).toEqual(['simplified: formatting in a caption'])
    expect(convert(figure('<caption>d</caption>')).lines).toEqual([
      'table caption=d {table-row {table-cell: a}}',
      'paragraph: b <italic>c</>',
    ])
  })

  it('make code of preformatted text that is coloured, in lines or in boxes', () => {
    const coloured =
      '<pre class="hl"><code><span class="k">let</span> a <span style="color:red">=</span> 1\n  <font color="blue">b</font></code></pre>'
    expect(convert(coloured).lines).toEqual(['code: let a = 1⏎  b'])
    expect(convert(coloured).notes).toEqual(['simplified: colours of code'])
    const boxes = '<pre><div class="l"><a id="1"></a><span>a</span></div><div class="l"><span> b</span></div></pre>'
    expect(convert(boxes).lines).toEqual(['code: a⏎ b'])
  })

  it('link to pictures at http addresses, which would be drawn broken', () => {
    const html =
      '<dl><dt>a</dt><dd><img src="http://x.test/a.jpg" alt="A cat"><img src="https://x.test/b.jpg"></dd></dl>'
    const { blocks, notes } = convert(html)
    expect(blocks[0]?.props.content).toBe(
      '<dl><dt>a</dt><dd><a href="http://x.test/a.jpg">A cat</a><img src="https://x.test/b.jpg"></dd></dl>',
    )
    expect(notes).toContain('media: picture at an http address became a link: http://x.test/a.jpg')
    expect(convert('<dl><dd><a href="/x"><img src="http://x.test/a.jpg"></a></dd></dl>').blocks[0]?.props.content).toBe(
      '<dl><dd><a href="/x">http://x.test/a.jpg</a></dd></dl>',
    )
  })

  it('keep the lines and the spaces of code', () => {
    expect(convert('<pre><code>\nif (a) {\n  b()\n}\n</code></pre>').lines).toEqual(['code: if (a) {⏎  b()⏎}'])
  })
})

describe('what has no block of its own', () => {
  it.each([
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody><caption>b</caption></table>',
    '<table><thead><tr><th>a</th></tr><tr><th>b</th></tr></thead></table>',
    '<pre>a\n  <b>b</b></pre>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<script>if (a < b) c()</script>',
  ])('keeps %s as it is', (html) => {
    const { blocks } = convert(`before${html}after`)
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'html', 'paragraph'])
    expect(blocks[1]?.props.content).toBe(html)
  })

  it('keeps the wrapper of a player, which gives it its size', () => {
    const html = '<div class="embed"><iframe src="https://v.test/1"></iframe></div>'
    expect(convert(html).blocks[0]?.props.content).toBe(html)
  })

  it('keeps a sentence whole when part of it is unknown markup', () => {
    const html = '<p>git checkout <branch>and enter</branch></p>'
    const { blocks, notes } = convert(html)
    expect(blocks.map(({ props }) => props.content)).toEqual([html])
    expect(notes).toEqual(['kept-html: <p> with unknown markup'])
  })

  it('says nothing twice about a line that it gives up', () => {
    expect(convert('<ul><li><span class="x">a</span><hr></li></ul>').notes).toEqual(['kept-html: <ul>'])
  })
})

describe('markup of template languages', () => {
  it('is left out with a line, the words around it apart', () => {
    const { lines, notes } = convert('<p>one<?php if (1 > 2) echo "x"; ?>two<%= link_to "y", z %>three</p>')
    expect(lines).toEqual(['paragraph: one two three'])
    expect(notes).toEqual([
      'simplified: template code left out: <?php if (1 > 2) echo "x"; ?>',
      'simplified: template code left out: <%= link_to "y", z %>',
    ])
  })

  it('is text where it does not end', () => {
    expect(convert('<p>1 <% 2</p>').lines).toEqual(['paragraph: 1 <% 2'])
    expect(convert(`${'<%'.repeat(100_000)} a`).lines).toHaveLength(1)
  })
})
