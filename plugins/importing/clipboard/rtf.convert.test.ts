import { describe, expect, it } from '@jest/globals'
import { isRtf, markupOfRtf } from './rtf.convert.ts'

const rtf = (text: string) =>
  markupOfRtf(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil\\fcharset0 Calibri;}{\\f1\\fnil\\fcharset204 Arial;}{\\f2\\fnil\\fcharset128 MS Mincho;}}{\\colortbl ;\\red0\\green0\\blue255;}{\\*\\generator Riched20 10.0}\\pard\\f0 ${text}}`,
  )

describe('a text as RTF', () => {
  it.each([
    ['paragraphs', 'One\\par\r\nTwo\\par', '<p>One</p><p>Two</p>'],
    ['line ends as its own', 'a\\\nb', '<p>a</p><p>b</p>'],
    ['breaks', 'One\\line Two', '<p>One<br>Two</p>'],
    ['empty ones, which nobody wrote', 'One\\par\\par  \\par Two', '<p>One</p><p>Two</p>'],
    ['headings', '\\outlinelevel1 Head\\par\\pard Text', '<h2>Head</h2><p>Text</p>'],
    ['bold and italic', 'a \\b bold\\b0  and {\\i it}\\par', '<p>a <strong>bold</strong> and <em>it</em></p>'],
    ['both at once', '\\b\\i x\\plain y', '<p><strong><em>x</em></strong>y</p>'],
    ['underline and strike', '\\ul u\\ulnone \\strike s\\strike0 .', '<p><u>u</u><s>s</s>.</p>'],
    [
      'raised and lowered',
      'H{\\sub 2}O{\\super 3}\\super x\\nosupersub y',
      '<p>H<sub>2</sub>O<sup>3</sup><sup>x</sup>y</p>',
    ],
    ['hidden words, which are none', 'a{\\v secret}{\\deleted gone}b', '<p>ab</p>'],
    ['signs of markup', '<b> & \\{x\\} \\\\', '<p>&lt;b&gt; &amp; {x} \\</p>'],
    ['named signs', '\\ldblquote a\\rdblquote\\emdash b\\~c', '<p>“a”—b\u00a0c</p>'],
  ])('keeps %s', (_what, text, expected) => {
    expect(rtf(text)).toBe(expected)
  })

  it.each([
    ['Western letters', "caf\\'e9", 'café'],
    ['those of a font', "\\f1\\'cf\\'f0\\'e8", 'При'],
    ['those of two bytes', "\\f2\\'93\\'fa\\'96\\'7b", '日本'],
    ['Unicode, without what stands in for it', "\\u8217\\'92s {\\uc2\\u26085 ??}{\\uc0\\u26412 x}", '’s 日本x'],
    ['signs beyond the first plane', '\\u-10179?\\u-8704?', '😀'],
    ['what is there as it is', 'é', 'é'],
  ])('reads %s', (_what, text, expected) => {
    expect(rtf(text)).toBe(`<p>${expected}</p>`)
  })

  it('keeps links, bold ones too, and no place of the text itself', () => {
    const link = (address: string) =>
      `{\\field{\\*\\fldinst{HYPERLINK ${address} }}{\\fldrslt{\\ul\\cf1 {\\b the} map}}}`
    expect(rtf(`See ${link('"https://example.com/?a=1&b=2"')}.`)).toBe(
      '<p>See <a href="https://example.com/?a=1&amp;b=2"><strong><u>the</u></strong></a>' +
        '<a href="https://example.com/?a=1&amp;b=2"><u> map</u></a>.</p>',
    )
    expect(rtf(link('https://example.com/'))).toContain('<a href="https://example.com/">')
    expect(rtf(link('\\\\l "there"'))).toBe('<p><strong><u>the</u></strong><u> map</u></p>')
  })

  it('keeps lists as WordPad writes them', () => {
    const bullet = "{\\pntext\\f1\\'B7\\tab}"
    const start = `\\pard${bullet}{\\*\\pn\\pnlvlblt\\pnf1\\pnindent0{\\pntxtb\\'B7}}\\fi-360\\li720 `
    expect(rtf(`Buy\\par ${start}Bread\\par ${bullet}Milk\\par \\pard Go`)).toBe(
      '<p>Buy</p><ul><li>Bread</li><li>Milk</li></ul><p>Go</p>',
    )
    const number = (n: number) => `{\\pntext\\f0 ${n}.\\tab}`
    expect(rtf(`${number(3)}{\\*\\pn\\pnlvlbody\\pndec{\\pntxta.}}Three\\par ${number(4)}Four\\par`)).toBe(
      '<ol start="3"><li>Three</li><li>Four</li></ol>',
    )
  })

  it('keeps lists in lists as Word and TextEdit write them', () => {
    const item = (label: string, level: number, text: string) =>
      `{\\listtext\\pard\\plain\\f3 ${label}\\tab}\\pard\\ls1\\ilvl${level} ${text}\\par `
    const text =
      item('\\u8226 ', 0, 'One') + item('a)', 1, 'Inner') + item('b)', 1, 'More') + item('\\u8226 ', 0, 'Two')
    expect(rtf(text)).toBe('<ul><li>One<ol type="a"><li>Inner</li><li>More</li></ol></li><li>Two</li></ul>')
    expect(rtf(item('1.', 7, 'Deep') + item('\\u8226 ', 0, 'Other'))).toBe(
      '<ol><li>Deep</li></ol><ul><li>Other</li></ul>',
    )
  })

  it.each([
    ['1.', '<ol>'],
    ['(4)', '<ol start="4">'],
    ['B.', '<ol type="A">'],
    ['i)', '<ol type="i">'],
    ['IV.', '<ol type="I">'],
    ['-', '<ul>'],
  ])('counts as the label “%s” does', (label, list) => {
    expect(rtf(`{\\listtext ${label}\\tab}x`)).toBe(`${list}<li>x</li></${list.slice(1, 3)}>`)
  })

  it('keeps tables', () => {
    const row = (a: string, b: string) => `\\trowd\\cellx3000\\cellx6000\\pard\\intbl ${a}\\cell ${b}\\cell\\row `
    expect(rtf(`${row('Ward', 'Votes')}${row('\\b Old\\b0\\par town', '12')}\\pard After`)).toBe(
      '<table><tr><td>Ward</td><td>Votes</td></tr><tr><td><strong>Old</strong><br>town</td><td>12</td></tr></table><p>After</p>',
    )
  })

  it('keeps pictures, each once, and asks for those of a kind that browsers do not show', () => {
    const picture = (kind: string) =>
      `{\\*\\shppict{\\pict\\${kind}\\picw1 89504e47}}{\\nonshppict{\\pict\\wmetafile8 01}}`
    expect(rtf(`a${picture('pngblip')}b`)).toBe('<p>a<img src="data:image/png;base64,iVBORw==" alt="">b</p>')
    expect(rtf('{\\pict\\wmetafile8 0100}')).toBe('<p><img src="file:picture" alt=""></p>')
  })

  it('keeps the notes of its pages, with their numbers, after everything else', () => {
    const note = (text: string) => `{\\super\\chftn{\\footnote\\pard\\plain{\\super\\chftn} ${text}}}`
    expect(
      rtf(`The ferry${note('The \\b Ardent\\b0 .')} left${note('At seven.\\par Sharp.')} on time.\\par It sank.`),
    ).toBe(
      '<p>The ferry<sup>[1]</sup> left<sup>[2]</sup> on time.</p><p>It sank.</p>' +
        '<p><sup>[1]</sup> The <strong>Ardent</strong>.</p><p><sup>[2]</sup> At seven.</p><p>Sharp.</p>',
    )
    expect(rtf(`\\b x*\\b0{\\footnote\\ftnalt * A mark of its own{\\footnote  in it}} y`)).toBe(
      '<p><strong>x*</strong> y</p><p>* A mark of its own in it</p>',
    )
    expect(rtf(`\\trowd\\pard\\intbl Votes${note('Counted twice.\\cell\\row')}\\cell 12\\cell\\row`)).toBe(
      '<table><tr><td>Votes<sup>[1]</sup></td><td>12</td></tr></table><p><sup>[1]</sup> Counted twice.</p>',
    )
    expect(rtf('Words{\\super\\chftn}{\\footnote{\\super\\chftn} Not closed')).toBe(
      '<p>Words<sup>[1]</sup></p><p><sup>[1]</sup> Not closed</p>',
    )
  })

  it('leaves out what is no part of the text', () => {
    const around =
      '{\\info{\\title T}}{\\header top}{\\*\\bkmkstart x}{\\*\\ftnsep line}{\\stylesheet{\\s1 heading 1;}}'
    expect(rtf(`${around}Words{\\*\\unheard of}{\\object{\\*\\objdata 0102}{\\result shown}}`)).toBe(
      '<p>Wordsshown</p>',
    )
  })

  it('knows RTF by its beginning', () => {
    expect([isRtf('{\\rtf1 x}'), isRtf('<p>x</p>'), isRtf('')]).toEqual([true, false, false])
  })

  it.each([
    ['braces that nobody closes', '{'.repeat(100_000)],
    ['braces that nobody opened', '}'.repeat(100_000)],
    ['braces around text', `${'{\\b '.repeat(50_000)}x${'}'.repeat(50_000)}`],
    ['pictures in pictures', '{\\pict{\\pngblip '.repeat(20_000)],
    ['fields in fields', '{\\field{\\*\\fldinst HYPERLINK "javascript:alert(1)"}{\\fldrslt '.repeat(5_000)],
    ['endless numbers', '\\u99999999999999999999 \\bin99999999999 \\ilvl9999999999 \\uc-5 \\f9999999999 x'],
    ['bytes that are none', "\\bin5 ab{}}x\\par \\bin-9 y\\'zz\\"],
    ['words of objects', '\\constructor\\__proto__ \\toString\\hasOwnProperty1 x'],
    ['unknown code pages', "\\ansicpg99999 \\'e9"],
    ['notes in notes', '{\\footnote\\chftn x\\par '.repeat(20_000)],
    ['cells without a table', '\\cell\\row\\nestcell x\\row\\cell'],
    ['letters', 'x'.repeat(1_000_000)],
  ])('is read to its end, whatever it is: %s', (_what, text) => {
    const markup = rtf(text)
    expect(markup.length).toBeLessThan(2_000_000)
    expect(markup.replace(/<img src="file:picture" alt="">/g, '')).not.toMatch(
      /<(?!\/?(p|br|strong|em|u|s|sup|sub|a|ul|ol|li|h\d|table|tr|td)\b)/,
    )
  })

  it('is nothing when nothing is in it', () => {
    expect(markupOfRtf('')).toBe('')
    expect(rtf('')).toBe('')
  })
})
