import { describe, expect, it } from '@jest/globals'
import { briefly, convertOptions } from './converting.fixtures.ts'
import { blocksFromGutenberg } from './gutenberg.convert.ts'

const convert = (text: string, more: Parameters<typeof convertOptions>[0] = {}) => {
  const { options, notes } = convertOptions(more)
  const blocks = blocksFromGutenberg(text, options)
  return { blocks, lines: briefly(blocks), notes }
}

const paragraph = (text: string): string => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`

describe('blocks with a counterpart', () => {
  it('reads text blocks out of their markup', () => {
    const text = `<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">a</h3><!-- /wp:heading -->
      <!-- wp:list {"ordered":true} --><ol><!-- wp:list-item --><li>b</li><!-- /wp:list-item --></ol><!-- /wp:list -->
      <!-- wp:quote --><blockquote class="wp-block-quote">${paragraph('c')}<cite>d</cite></blockquote><!-- /wp:quote -->`
    expect(convert(text).lines).toEqual(['heading level=3: a', 'list {list-item: b}', 'blockquote: c⏎⏎<italic>d</>'])
  })

  it('reads a table with its foot and caption, headings of every level, and columns of letters', () => {
    const text = `<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th class="has-text-align-right" data-align="right">Tide</th><th>Feet</th></tr></thead><tbody><tr><td class="has-text-align-right" data-align="right">High</td><td><strong>9.8</strong><br>at noon</td></tr></tbody><tfoot><tr><td>Mean</td><td>4.1</td></tr></tfoot></table><figcaption>A day’s tides</figcaption></figure><!-- /wp:table -->
      <!-- wp:heading {"level":1,"textAlign":"center"} --><h1 class="has-text-align-center">a</h1><!-- /wp:heading -->
      <!-- wp:heading {"level":6} --><h6>b</h6><!-- /wp:heading -->
      <!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>c</p><cite>d</cite></blockquote></figure><!-- /wp:pullquote -->
      <!-- wp:preformatted --><pre class="wp-block-preformatted">e    f\n1    2</pre><!-- /wp:preformatted -->`
    expect(convert(text).lines).toEqual([
      'table caption=A day’s tides {table-row {table-cell alignment=right: Tide; table-cell: Feet}; table-row {table-cell alignment=right: High; table-cell: <bold>9.8</>⏎at noon}; table-row {table-cell: Mean; table-cell: 4.1}}',
      'heading level=1 alignment=center: a',
      'heading level=6: b',
      'pullquote attribution=d: c',
      'code: e    f⏎1    2',
    ])
  })

  it('keeps as html, and names, what has no counterpart: verses, numbers that run backwards, lists in quotes', () => {
    const text = `<!-- wp:verse --><pre class="wp-block-verse">The ebb\n   is out</pre><!-- /wp:verse -->
      <!-- wp:list {"ordered":true,"reversed":true} --><ol reversed><!-- wp:list-item --><li>two</li><!-- /wp:list-item --></ol><!-- /wp:list -->
      <!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:list --><ul><!-- wp:list-item --><li>in it</li><!-- /wp:list-item --></ul><!-- /wp:list --></blockquote><!-- /wp:quote -->`
    const { lines, notes } = convert(text)
    expect(lines).toEqual([
      expect.stringMatching(/^html content=.*The ebb\n {3}is out/),
      'html content=<ol reversed><li>two</li></ol>',
      'html content=<blockquote class="wp-block-quote"><ul><li>in it</li></ul></blockquote>',
    ])
    expect(notes).toEqual(['kept-html: core/verse', 'kept-html: <ol>', 'kept-html: <blockquote>'])
  })

  it('nests groups and columns to any depth, with the widths of columns', () => {
    const text = `<!-- wp:group {"align":"wide"} --><div class="wp-block-group alignwide"><!-- wp:columns --><div class="wp-block-columns">
      <!-- wp:column {"width":"66.66%"} --><div class="wp-block-column">${paragraph('a')}</div><!-- /wp:column -->
      <!-- wp:column {"width":"5%"} --><div class="wp-block-column"></div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->`
    const { blocks, lines } = convert(text)
    expect(lines).toEqual(['container alignment=wide {columns {column {paragraph: a}; column {paragraph}}}'])
    expect(blocks[0]?.children[0]?.children.map(({ props }) => props.width)).toEqual([67, 10])
  })

  it('puts a column that stands alone into columns, a button into a button group', () => {
    const column = `<!-- wp:column --><div class="wp-block-column">${paragraph('a')}</div><!-- /wp:column -->`
    const button =
      '<!-- wp:button --><div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/x">Go</a></div><!-- /wp:button -->'
    const { blocks, lines } = convert(column + button)
    expect(lines).toEqual(['columns {column {paragraph: a}}', 'button-group {button link=/x: Go}'])
    expect(blocks[1]?.children[0]?.props.style).toBe('outline')
  })

  it('says which relations of the links of pictures and buttons are lost', () => {
    const text = `<!-- wp:image --><figure class="wp-block-image"><a href="/x" rel="noopener sponsored nofollow"><img src="/a.jpg" alt="b"/></a></figure><!-- /wp:image -->
      <!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/x" rel="ugc">Go</a></div><!-- /wp:button -->
      ${paragraph('<a href="/x" rel="sponsored"><img src="/c.jpg" alt="d"/></a>')}`
    expect(convert(text).notes).toEqual([
      'simplified: rel="sponsored nofollow" of the link of a picture',
      'simplified: rel="ugc" of the link of a button',
      'simplified: rel="sponsored" of the link of a picture',
    ])
  })

  it('reads a file, or keeps it when it is not in the library', () => {
    const text = `<!-- wp:file {"id":7,"href":"https://x.test/a.pdf"} --><div class="wp-block-file"><a href="https://x.test/a.pdf">Minutes</a><a href="https://x.test/a.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->`
    expect(convert(text).blocks[0]?.props).toMatchObject({
      contentId: 'a.pdf',
      name: 'Minutes',
      showDownloadButton: true,
    })
    expect(convert(text, { hasMedia: false }).notes).toEqual(['media: https://x.test/a.pdf', 'kept-html: core/file'])
  })

  it('reads films and recordings with their settings, posters and captions', () => {
    const resolveMedia = ({ url }: { url: string }) => {
      const scheme = url.endsWith('.mp4') ? 'video' : url.endsWith('.mp3') ? 'audio' : 'image'
      return { id: url.split('/').at(-1) ?? '', scheme } as const
    }
    const text = `<!-- wp:video {"id":5,"align":"wide"} --><figure class="wp-block-video alignwide"><video autoplay loop muted poster="/p.jpg" src="/a.mp4"></video><figcaption class="wp-element-caption">The crossing</figcaption></figure><!-- /wp:video -->
      <!-- wp:audio --><figure class="wp-block-audio alignfull"><audio controls src="/b.mp3"></audio></figure><!-- /wp:audio -->`
    const { blocks, notes } = convert(text, { resolveMedia })
    expect(blocks.map(({ type, props }) => ({ type, ...props }))).toMatchObject([
      {
        type: 'video',
        contentId: 'a.mp4',
        posterId: 'p.jpg',
        caption: 'The crossing',
        autoplay: true,
        loop: true,
        muted: true,
        showPlaybackControls: false,
        alignment: 'wide',
      },
      { type: 'audio', contentId: 'b.mp3', autoplay: false, loop: false, alignment: 'none' },
    ])
    expect(notes).toEqual([])
  })

  it('keeps a film whole that is not in the library, or is something else there', () => {
    const source =
      '<!-- wp:video --><figure class="wp-block-video"><video src="/a.mp4"></video></figure><!-- /wp:video -->'
    const { blocks, notes } = convert(source)
    expect(blocks.map(({ type, props }) => [type, props.content])).toEqual([['html', source]])
    expect(notes).toEqual(['media: /a.mp4', 'kept-html: core/video'])
    expect(convert(source, { hasMedia: false }).blocks[0]?.props.content).toBe(source)
  })

  it('takes the height of a spacer in px, within the limits', () => {
    const spacer = (height: string) => `<!-- wp:spacer {"height":${height}} --><div></div><!-- /wp:spacer -->`
    const { blocks } = convert(spacer('"9000px"') + spacer('48') + spacer('"3rem"'))
    expect(blocks.map(({ props }) => props.height)).toEqual([2000, 48, 20])
  })

  it('puts the blocks of a reusable block in its place, and ends where one holds itself', () => {
    const reusable = (id: string): string | null =>
      id === '5' ? `${paragraph('a')}<!-- wp:block {"ref":5} /-->` : null
    expect(convert('<!-- wp:block {"ref":5} /--><!-- wp:block {"ref":6} /-->', { reusable }).lines).toEqual([
      'paragraph: a',
      'html content=<!-- wp:block {"ref":5} /-->',
      'html content=<!-- wp:block {"ref":6} /-->',
    ])
  })

  it('leaves out empty paragraphs, and says so', () => {
    expect(convert(paragraph('') + paragraph('a'))).toMatchObject({
      lines: ['paragraph: a'],
      notes: ['simplified: empty core/paragraph'],
    })
  })

  it('reads text between blocks as the classic editor would', () => {
    expect(convert(`one\n\ntwo${paragraph('three')}`).lines).toEqual([
      'paragraph: one',
      'paragraph: two',
      'paragraph: three',
    ])
  })
})

describe('blocks that set things beside or over each other', () => {
  const mediaText = (attributes: string) =>
    `<!-- wp:media-text ${attributes} --><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="/ferry.jpg" alt="The ferry"/></figure><div class="wp-block-media-text__content">${paragraph('a')}</div></div><!-- /wp:media-text -->`
  const cover = (ground: string) =>
    `<!-- wp:cover --><div class="wp-block-cover alignfull">${ground}<div class="wp-block-cover__inner-container">${paragraph('a')}</div></div><!-- /wp:cover -->`

  it('a picture beside text becomes two columns, as wide as they were, on the side where it was', () => {
    const { blocks, lines } = convert(mediaText('{"mediaWidth":30,"mediaPosition":"right","isStackedOnMobile":false}'))
    expect(lines).toEqual(['columns {column {paragraph: a}; column {image contentId=ferry.jpg}}'])
    expect(blocks[0]?.props.stackOnMobile).toBe(false)
    expect(blocks[0]?.children.map(({ props }) => props.width)).toEqual([70, 30])
    expect(convert(mediaText('')).lines).toEqual([
      'columns {column {image contentId=ferry.jpg}; column {paragraph: a}}',
    ])
  })

  it('are kept whole when their picture is not in the library', () => {
    expect(convert(mediaText(''), { hasMedia: false }).notes).toEqual([
      'media: /ferry.jpg',
      'kept-html: core/media-text',
    ])
    const missing = convert(cover('<img class="wp-block-cover__image-background" src="/ferry.jpg"/>'), {
      hasMedia: false,
    })
    expect(missing.notes).toEqual(['media: /ferry.jpg', 'kept-html: core/cover'])
  })

  it('text over a picture stands below it, text over a colour in a box', () => {
    const picture = convert(cover('<img class="wp-block-cover__image-background" src="/ferry.jpg"/>'))
    expect(picture.lines).toEqual(['container alignment=full {image contentId=ferry.jpg; paragraph: a}'])
    expect(picture.notes).toEqual(['simplified: text over a picture stands below it'])
    const colour = convert(cover('<span aria-hidden="true" class="wp-block-cover__background"></span>'))
    expect(colour.lines).toEqual(['container alignment=full {paragraph: a}'])
    expect(colour.notes).toEqual(['simplified: coloured ground of a cover'])
  })

  it('text that opens is open, below its title', () => {
    const source = `<!-- wp:details --><details class="wp-block-details"><summary>What <em>we</em> know</summary>${paragraph('a')}</details><!-- /wp:details -->`
    expect(convert(source).lines).toEqual([
      'container {paragraph: <bold>What </><italic><bold>we</></><bold> know</>; paragraph: a}',
    ])
    expect(convert(source).notes).toEqual(['simplified: text that opens by itself is open'])
  })

  it('what is embedded becomes an embed where its site was asked, else a link to it; and its caption', () => {
    const embed = (inside: string) =>
      `<!-- wp:embed {"url":"https://video.test/1"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://video.test/1\n</div>${inside}</figure><!-- /wp:embed -->`
    expect(convert(embed('<figcaption>The <b>crossing</b></figcaption>')).lines).toEqual([
      'paragraph: [https://video.test/1](https://video.test/1)',
      'paragraph: The <bold>crossing</>',
    ])
    expect(convert(embed('')).notes).toEqual(['simplified: embed became a link'])
    const resolveEmbed = (url: string) => ({ id: url, provider: 'Video', width: 560, height: 315 })
    const found = convert(embed('<figcaption>Cap</figcaption>').replace('block-embed"', 'block-embed alignfull"'), {
      resolveEmbed,
    })
    expect(found.lines).toEqual(['social-embed alignment=wide', 'paragraph: Cap'])
    expect(found.notes).toEqual([])
    expect(convert(embed('').replaceAll('wp:embed', 'wp:core-embed/youtube'), { resolveEmbed }).lines).toEqual([
      'social-embed',
    ])
    expect(convert(embed('and more')).notes).toEqual(['kept-html: core/embed'])
  })
})

describe('blocks without a counterpart', () => {
  it('keeps an unknown block with delimiters, attributes and what is in it, and counts it', () => {
    const source = `<!-- wp:my/box {"a":"\\u002d\\u002d\\u003e"} --><div>${paragraph('x')}</div><!-- /wp:my/box -->`
    const { blocks, notes } = convert(source)
    expect(blocks.map(({ type, props }) => [type, props.content])).toEqual([['html', source]])
    expect(notes).toEqual(['kept-html: my/box'])
  })

  it('keeps a group with words outside its blocks whole', () => {
    const source = `<!-- wp:group --><div>loose ${paragraph('a')}</div><!-- /wp:group -->`
    expect(convert(source).blocks[0]?.props.content).toBe(source)
  })

  it('keeps more than six columns whole', () => {
    const column = `<!-- wp:column --><div>${paragraph('a')}</div><!-- /wp:column -->`
    expect(convert(`<!-- wp:columns --><div>${column.repeat(7)}</div><!-- /wp:columns -->`).notes).toEqual([
      'kept-html: core/columns',
    ])
  })
})

describe('bodies that no editor writes', () => {
  const unclosed = '<!-- wp:group --><div class="wp-block-group">'

  it('keeps blocks that nest too deeply as html', () => {
    const { blocks, notes } = convert(unclosed.repeat(3000))
    expect(blocks).toHaveLength(1)
    expect(JSON.stringify(blocks).length).toBeLessThan(400_000)
    expect(notes).toEqual(['kept-html: core/group'])
  })

  it('expands reusable blocks that hold each other only so often', () => {
    const twice = (id: number) => `<!-- wp:block {"ref":${id}} /-->`.repeat(2)
    const { blocks, notes } = convert(twice(1), { reusable: (id) => twice(Number(id) + 1) })
    expect(blocks.length).toBeLessThan(2000)
    expect(notes.filter((note) => note.startsWith('simplified'))).toHaveLength(500)
  })
})
