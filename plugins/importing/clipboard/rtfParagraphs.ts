/** The paragraphs of a text as RTF, as markup: headings, items of lists, cells of tables and plain ones. */

// Elements of the marks of RTF letters, in the order of their nesting.
const elements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', super: 'sup', sub: 'sub' } as const

export type RtfMark = keyof typeof elements

const rtfMarks = Object.keys(elements).filter((mark): mark is RtfMark => mark in elements)

/** Letters of one look, or something that stands among them, as markup. */
export type RtfRun = { text: string; marks: readonly RtfMark[]; link: string } | { markup: string }

export interface RtfParagraph {
  runs: RtfRun[]
  /** The label before an item of a list: its number, or its bullet; null outside of lists. */
  label: string | null
  /** The nesting depth of the item, from 0. */
  level: number
  /** The level of a heading, from 1; null for what is none. */
  heading: number | null
}

export function bareParagraph(): RtfParagraph {
  return { runs: [], label: null, level: 0, heading: null }
}

// Maximum depth of lists; RTF has nine levels.
const maxListDepth = 8

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}

function markupOfRun(run: RtfRun): string {
  if ('markup' in run) return run.markup
  const names = rtfMarks.filter((mark) => run.marks.includes(mark)).map((mark) => elements[mark])
  const around = run.link === '' ? names : ['a', ...names]
  const opening = around.map((name) => (name === 'a' ? `<a href="${escaped(run.link)}">` : `<${name}>`)).join('')
  const closing = around.toReversed().map((name) => `</${name}>`)
  return `${opening}${escaped(run.text)}${closing.join('')}`
}

const markupOf = ({ runs }: RtfParagraph) => runs.map(markupOfRun).join('')

const isBlank = ({ runs }: RtfParagraph) => runs.every((run) => 'text' in run && run.text.trim() === '')

// Numbers and letters count, everything else is a bullet.
const numbered = /^\s*\(?(?:(\d{1,6})|([a-z]{1,6}))[.)]/i

// Returns the numbering style of a list and its start, from its first label.
function countingOf(number: string | undefined, letters: string | undefined): string {
  if (number !== undefined) return number === '1' ? '' : ` start="${number}"`
  const sign = /^(i|[ivxlc]{2,})$/i.test(letters ?? '') ? 'i' : 'a'
  return ` type="${letters === letters?.toUpperCase() ? sign.toUpperCase() : sign}"`
}

/** Writes paragraphs as markup, one after the other, and opens and closes the lists and tables that they stand in. */
export class RtfParagraphs {
  private markup: string[] = []
  // The lists that are open, each inside of an item of the one before.
  private lists: string[] = []
  private rows: string[] = []
  private cells: string[] = []
  private cell: string[] = []

  add(paragraph: RtfParagraph): void {
    this.closeTable()
    if (isBlank(paragraph)) return
    if (paragraph.label !== null) this.addItem(paragraph, paragraph.label)
    else {
      this.closeLists(0)
      const name = paragraph.heading === null ? 'p' : `h${Math.min(6, paragraph.heading)}`
      this.markup.push(`<${name}>${markupOf(paragraph)}</${name}>`)
    }
  }

  addToCell(paragraph: RtfParagraph): void {
    if (!isBlank(paragraph)) this.cell.push(markupOf(paragraph))
  }

  endCell(): void {
    this.cells.push(`<td>${this.cell.splice(0).join('<br>')}</td>`)
  }

  endRow(): void {
    if (this.cells.length > 0) this.rows.push(`<tr>${this.cells.splice(0).join('')}</tr>`)
  }

  end(): string {
    this.closeTable()
    this.closeLists(0)
    return this.markup.join('')
  }

  private addItem(item: RtfParagraph, label: string): void {
    const found = numbered.exec(label)
    const name = found ? 'ol' : 'ul'
    const level = Math.min(item.level, maxListDepth, this.lists.length)
    this.closeLists(level + 1)
    // Another kind of list on the same level is another list.
    if (this.lists[level] !== undefined && this.lists[level] !== name) this.closeLists(level)
    if (this.lists[level] === undefined) {
      this.lists.push(name)
      this.markup.push(`<${name}${found ? countingOf(found[1], found[2]) : ''}>`)
    } else this.markup.push('</li>')
    this.markup.push(`<li>${markupOf(item)}`)
  }

  private closeLists(left: number): void {
    while (this.lists.length > left) this.markup.push(`</li></${this.lists.pop()}>`)
  }

  private closeTable(): void {
    if (this.cell.length > 0) this.endCell()
    this.endRow()
    if (this.rows.length === 0) return
    this.closeLists(0)
    this.markup.push(`<table>${this.rows.splice(0).join('')}</table>`)
  }
}
