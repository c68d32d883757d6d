import { describe, expect, it } from '@jest/globals'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { briefly } from '../convert/converting.fixtures.ts'
import { blocksFromClipboard, blocksFromPlainText, blocksFromRtf, withPicturesOf } from './clipboard.convert.ts'
import { clipboards, wordRtf } from './clipboard.fixtures.ts'

const paste = (html: string) => briefly(blocksFromClipboard(html).blocks)

describe('a text from Word', () => {
  it('keeps its headings, marks, links and quotations, and nothing that only Word needs', () => {
    expect(paste(clipboards.wordText)).toEqual([
      'heading level=2: The ferry',
      'heading level=2: Why it stopped',
      'paragraph: It ran <bold>every day</> since 1931, said [the operator](https://ferry.example/about).<superscript>[1]</>',
      'blockquote: “We had <italic>no</> choice.”',
      'paragraph: Fares fell.',
    ])
  })

  it('has the notes of its pages after its text, wherever Word put them', () => {
    const note = `<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div
style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"
name="_ftn1" title=""><span class=MsoFootnoteReference><sup>[1]</sup></span></a> By a third.<o:p></o:p></p></div></div>`
    const behind = clipboards.wordText.replace(/<!--\s*EndFragment\s*-->/, (mark) => mark + note)
    const within = clipboards.wordText.replace(/<!--\s*EndFragment\s*-->/, (mark) => note + mark)
    const pasted = paste(behind)
    expect(pasted.at(-1)).toBe('paragraph: <superscript>[1]</> By a third.')
    expect(pasted.join()).toContain('Fares fell.')
    expect(paste(within)).toEqual(pasted)
  })

  it('has its lists as lists, with their levels and numbers', () => {
    expect(paste(clipboards.wordLists)).toEqual([
      'list {list-item: One; list {list-item: One <bold>a</>; list {list-item: Deep}}; list-item: Two}',
      'paragraph: Between',
      'list {list-item: Third; list {list-item: Third a}; list-item: Fourth}',
    ])
    const lists = [...walkBlocks(blocksFromClipboard(clipboards.wordLists).blocks)].filter(
      ({ type }) => type === 'list',
    )
    expect(lists.map(({ props }) => [props.unordered, props.start, props.type])).toEqual([
      [true, 1, 'decimal'],
      [true, 1, 'decimal'],
      [true, 1, 'decimal'],
      [false, 3, 'decimal'],
      [false, 1, 'lower-alpha'],
    ])
  })

  it('has lists whose markers are bare numbers, several levels, ticks or arrows', () => {
    expect(paste(clipboards.wordMarkers)).toEqual([
      'list {list-item: One; list {list-item: One one; list-item: One two}; list-item: Two}',
      'paragraph: Between',
      'list {list-item: Ticked; list-item: Pointed}',
      'paragraph: Typed',
      'list {list-item: Arrow}',
      'list {list-item: apples}',
    ])
    const lists = [...walkBlocks(blocksFromClipboard(clipboards.wordMarkers).blocks)].filter(
      ({ type }) => type === 'list',
    )
    expect(lists.map(({ props }) => [props.unordered, props.start])).toEqual([
      ...[
        [false, 1],
        [false, 1],
        [true, 1],
        [true, 1],
        [false, 3],
      ],
    ])
  })

  it('has the lists that its browser version wrote before it put boxes around them', () => {
    const item = (level: number, words: string) =>
      `<ul class="BulletListStyle1"><li data-listid="2" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li></ul>`
    expect(paste(item(1, 'One') + item(2, 'Inner') + item(1, 'Two'))).toEqual([
      'list {list-item: One; list {list-item: Inner}; list-item: Two}',
    ])
  })

  it('has its tables as tables; what spans stands in the first of its places', () => {
    expect(paste(clipboards.wordTable)).toEqual([
      'table {table-row {table-cell alignment=center: <bold>Fares</>; table-cell}; table-row {table-cell: Adult; table-cell alignment=right: 4.50⏎one way}}',
    ])
  })

  it('brings its pictures once each, as image blocks that wait for them', () => {
    const { blocks, pictures } = blocksFromClipboard(clipboards.wordPicture)
    expect(blocks.map(({ type, props }) => [type, props.contentId, props.altText])).toEqual([
      ['image', null, 'The old ferry at its pier'],
    ])
    expect(pictures).toEqual([{ blockId: blocks[0]?.id, source: 'file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg' }])
  })

  it('is the same out of a browser', () => {
    expect(paste(clipboards.wordOnline)).toEqual([
      'heading level=2: The ferry',
      'paragraph: <bold>Daily</> since 1931',
      'list {list-item: One; list {list-item: Inner}; list-item: Two}',
    ])
  })
})

describe('a text from Google Docs', () => {
  it('has the marks that its styles say, and the addresses that are meant', () => {
    expect(paste(clipboards.docsText)).toEqual([
      'heading level=2: The ferry',
      'paragraph: It ran <bold>every day</><italic>, and </>[late](https://ferry.example/a?b=1).',
      'paragraph: H<subscript>2</>O',
    ])
  })

  it('keeps lists in lists, and where they start', () => {
    const { blocks } = blocksFromClipboard(clipboards.docsLists)
    expect(briefly(blocks)).toEqual([
      'list {list-item: One; list {list-item: Inner}; list-item: Two}',
      'list {list-item: Four}',
    ])
    expect(blocks[1]?.props).toMatchObject({ unordered: false, start: 4 })
  })

  it('keeps tables, empty cells too', () => {
    expect(paste(clipboards.docsTable)).toEqual([
      'table {table-row {table-cell: Year; table-cell: Riders}; table-row {table-cell: 1931; table-cell}}',
    ])
  })

  it('brings its pictures', () => {
    expect(blocksFromClipboard(clipboards.docsPicture).pictures.map(({ source }) => source)).toEqual([
      'https://lh7-rt.googleusercontent.com/docsz/AD_4nXe',
    ])
  })
})

describe('a text from LibreOffice', () => {
  it('keeps marks, lists, tables and pictures', () => {
    const { blocks, pictures } = blocksFromClipboard(clipboards.libreOffice)
    expect(briefly(blocks)).toEqual([
      'heading level=2: The ferry',
      'paragraph: It ran <bold>every</> <underline>day</>.<superscript>1</>',
      'list {list-item: First; list {list-item: Inner}; list-item: Second}',
      'table {table-row {table-cell alignment=center: Year; table-cell: Riders}; table-row {table-cell: 1931; table-cell: 12}}',
      'image',
    ])
    expect(blocks[3]?.props).toMatchObject({ hasHeaderRow: true })
    expect(pictures[0]?.source).toMatch(/^data:image\/png/)
  })
})

describe('a mail', () => {
  it('from Gmail: its lines are paragraphs, its quotation is one, and nothing counts who read it', () => {
    const { blocks, pictures } = blocksFromClipboard(clipboards.gmail)
    expect(briefly(blocks)).toEqual([
      'paragraph: Hello desk,',
      'paragraph: The ferry <bold>stops</> on Friday. See [their page](https://ferry.example/).',
      'paragraph: Ana',
      'blockquote: Is it true?',
    ])
    expect(pictures).toEqual([])
  })

  it('from Outlook: lists without any list markup, links without the detour', () => {
    expect(paste(clipboards.outlook)).toEqual([
      'paragraph: Dear all,',
      'list {list-item: Boats; list-item: Piers}',
      'paragraph: [News](https://ferry.example/news)',
    ])
  })

  it('from Apple Mail: its breaks are breaks', () => {
    expect(paste(clipboards.appleMail)).toEqual(['paragraph: First line here', 'paragraph: Second⏎line'])
  })

  it('that is set in tables is its text and pictures', () => {
    const { blocks, pictures } = blocksFromClipboard(clipboards.newsletter)
    expect(briefly(blocks)).toEqual([
      'heading level=2: The week',
      'paragraph: A short text.',
      'image link=https://track.example/c/1',
    ])
    expect(pictures.map(({ source }) => source)).toEqual(['https://cdn.example/boat.jpg'])
  })
})

describe('a web page', () => {
  it('leaves behind styles, scripts, buttons, what is hidden and what counts; the picture is the largest one', () => {
    const { blocks, pictures } = blocksFromClipboard(clipboards.webPage)
    expect(briefly(blocks)).toEqual([
      'heading level=2: The ferry',
      'paragraph: It <italic>ran</> daily.',
      'image caption=The ferry. Photo: Ana',
      'paragraph: [https://player.example/v/1](https://player.example/v/1)',
      'list {list-item: [A](https://ferry.example/a); list-item: B⏎C}',
    ])
    expect(pictures.map(({ source }) => source)).toEqual(['https://cdn.example/ferry-1200.jpg'])
  })

  it.each([
    '<p onclick="x()"><a href="javascript:alert(1)">a</a></p>',
    '<a href="data:text/html,x">a</a>',
    '<svg><p>x</p></svg>a',
  ])('brings nothing that runs: %s', (html) => expect(paste(html)).toEqual(['paragraph: a']))

  it('never becomes an html block, whatever its markup is', () => {
    const odd =
      '<p>a<object><p>x</p></object><table><td>b<ul><li>c<table><tr><td>d<td>e</table></ul></table><math><mi>f</mi></math></p>'
    const types = blocksFromClipboard(odd).blocks.map(({ type }) => type)
    expect(types).not.toContain('html')
    expect(paste(odd).join()).toMatch(/a.*b.*c.*d.*e.*f/)
  })
})

describe('cells of a spreadsheet', () => {
  it('are a table', () => {
    expect(paste(clipboards.sheets)).toEqual([
      'table {table-row {table-cell: <bold>Year</>; table-cell: <bold>Riders</>}; table-row {table-cell alignment=right: 1931; table-cell alignment=right: 12}; table-row {table-cell alignment=right: 1932; table-cell}}',
    ])
  })

  it('are text when there is one of them', () => {
    expect(paste(clipboards.sheetsCell)).toEqual(['paragraph: 1931'])
  })
})

describe('code', () => {
  it('keeps its lines and spaces, without its colours', () => {
    expect(paste(clipboards.editorCode)).toEqual(['code: const a = 1⏎  b()'])
  })
})

describe('letters', () => {
  it('that are invisible are left out, and spaces that browsers add are spaces', () => {
    expect(paste('<p>a\u200bb\u00ad c&nbsp; d&nbsp;km \ufeff</p>')).toEqual(['paragraph: ab c d\u00a0km'])
  })

  it('two breaks end a paragraph', () => {
    expect(paste('<div>a<br>b<br><br>c<br><br><br>d</div>')).toEqual(['paragraph: a⏎b', 'paragraph: c', 'paragraph: d'])
  })

  it('a picture that is a letter is that letter', () => {
    expect(paste('<p>Hi <img class="emoji" alt="🙂" src="https://s.w.org/1.png"></p>')).toEqual(['paragraph: Hi 🙂'])
  })
})

describe('a text without markup', () => {
  it('is a paragraph a line where no line is empty', () => {
    expect(briefly(blocksFromPlainText('a\r\n b \nc').blocks)).toEqual(['paragraph: a', 'paragraph: b', 'paragraph: c'])
  })

  it('breaks lines within its paragraphs where blank lines part them', () => {
    expect(briefly(blocksFromPlainText('a\nb\n\n\nc\n').blocks)).toEqual(['paragraph: a⏎b', 'paragraph: c'])
  })
})

describe('pictures that only Word can read', () => {
  const sourcesWith = (rtf: string, html = clipboards.wordPicture) =>
    withPicturesOf(blocksFromClipboard(html), rtf).pictures.map(({ source }) => source)
  const local = 'file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg'
  const png = `data:image/png;base64,${Buffer.from('89504e47', 'hex').toString('base64')}`

  it('come out of its RTF', () => {
    expect(sourcesWith(wordRtf('89504e47'))).toEqual([png])
  })

  it('are not guessed: where the RTF has more or fewer, they are asked for', () => {
    expect(sourcesWith(wordRtf('89504e47', '89504e47'))).toEqual([local])
    expect(sourcesWith('')).toEqual([local])
  })

  it('are distinguished from those of the web, which the RTF may have, too', () => {
    const html = clipboards.wordPicture.replace(
      '<p class',
      '<p><img width=400 src="https://cdn.example/a.jpg"></p><p class',
    )
    expect(sourcesWith(wordRtf('89504e47'), html)).toEqual(['https://cdn.example/a.jpg', png])
    expect(sourcesWith(wordRtf('ffff', '89504e47'), html)).toEqual(['https://cdn.example/a.jpg', png])
  })
})

describe('a text from WordPad, which is RTF and nothing else', () => {
  it('keeps its marks, links and lists', () => {
    expect(briefly(blocksFromRtf(clipboards.wordPad).blocks)).toEqual([
      'paragraph: The <bold>ferry</> is <italic>late</>: see [the timetable](https://ferry.example/times).',
      'list {list-item: Adults pay 4.50; list-item: Children’s fares fall}',
      'paragraph: “Café” is closed.',
    ])
  })

  it('has no addresses that run, and no words that hide', () => {
    const field = '{\\field{\\*\\fldinst{HYPERLINK "javascript:alert(1)"}}{\\fldrslt{press}}}'
    const { blocks, pictures } = blocksFromRtf(`{\\rtf1 ${field} <img src=x onerror=alert(1)>{\\v hidden}\\par}`)
    expect(briefly(blocks)).toEqual(['paragraph: press <img src=x onerror=alert(1)>'])
    expect(pictures).toEqual([])
  })
})

describe('a message from Slack', () => {
  it('keeps its paragraphs', () => {
    expect(paste(clipboards.slack)).toEqual(['paragraph: The ferry stopped.', 'paragraph: Fares rose.⏎<bold>Twice.</>'])
  })
})

describe('a page', () => {
  it('keeps the caption of a table, wherever it stands', () => {
    const rows = '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>'
    const table = [
      'table caption=Fares {table-row {table-cell: a; table-cell: b}; table-row {table-cell: c; table-cell: d}}',
    ]
    expect(paste(`<figure><table>${rows}</table><figcaption>Fares</figcaption></figure>`)).toEqual(table)
    expect(paste(`<table>${rows}<caption>Fares</caption></table>`)).toEqual(table)
  })

  it('keeps the numbers of a list that counts down', () => {
    expect(paste('<ol reversed><li>three<ul><li>x</li></ul></li><li>two</li></ol>')).toEqual([
      'paragraph: 2. three⏎• x',
      'paragraph: 1. two',
    ])
    expect(paste('<ol reversed start="9"><li>nine</li></ol>')).toEqual(['paragraph: 9. nine'])
  })
})
