import { type Destination, destinations, knownOptional, linkOf, marksByWord } from './rtf.words.ts'
import { escapedSigns, lettersOfBytes, namedSigns, pageOfFont, westernPage } from './rtfCharacters.ts'
import { RtfNotes } from './rtfNotes.ts'
import { bareParagraph, escaped, type RtfMark, RtfParagraphs } from './rtfParagraphs.ts'
import { pictureOf } from './rtfPictures.ts'
import { RtfReader, type RtfToken } from './rtfReader.ts'

// State of a group, which applies to its letters.
interface Group {
  at: number
  destination: Destination
  // True when it begins with the sign for groups that readers may skip when they do not know them.
  isOptional: boolean
  marks: readonly RtfMark[]
  isHidden: boolean
  font: number
  // Number of letters that follow a Unicode number, as a substitute for programs that do not support it.
  substitutes: number
  link: string
  // The field that it is in: what the field does, word by word.
  field: { words: string } | null
}

// Deeper groups count as one with theirs.
const maxGroupDepth = 500

/** Returns whether a text is RTF. */
export function isRtf(text: string): boolean {
  return text.startsWith('{\\rtf')
}

/**
 * Returns a text as RTF as markup that says the same: paragraphs, headings, lists, tables, bold and the like, links and
 * pictures, notes of its pages after everything else.
 * It is as safe as any that comes from elsewhere, not more: addresses are not looked at here.
 */
export function markupOfRtf(rtf: string): string {
  return new Converter(rtf).convert()
}

class Converter {
  private readonly reader: RtfReader
  private readonly out = new RtfParagraphs()
  private readonly notes = new RtfNotes()
  private readonly groups: Group[] = []
  private group: Group = {
    at: 0,
    destination: 'text',
    isOptional: false,
    marks: [],
    isHidden: false,
    font: -1,
    substitutes: 1,
    link: '',
    field: null,
  }
  private paragraph = bareParagraph()
  private isInTable = false
  private page = westernPage
  private defaultFont = -1
  private readonly pagesOfFonts = new Map<number, number>()
  private bytes: number[] = []
  // Letters still to come that stand for one that was read already.
  private skipped = 0

  constructor(rtf: string) {
    this.reader = new RtfReader(rtf)
  }

  convert(): string {
    for (let token = this.reader.next(); token; token = this.reader.next()) {
      if (token.type !== 'byte') this.writeBytes()
      this.take(token)
    }
    this.writeBytes()
    this.endNote(0)
    this.endParagraph()
    for (const paragraph of this.notes.paragraphs) this.out.add(paragraph)
    return this.out.end()
  }

  private take(token: RtfToken): void {
    if (token.type === 'open') this.open(token.at)
    else if (token.type === 'close') this.close()
    else if (token.type === 'text') this.write(this.unskipped(token.text))
    else if (token.type === 'word') this.obey(token.word, token.value)
    else if (this.skipped > 0) this.skipped -= 1
    else if (token.type === 'byte') this.bytes.push(token.value)
    else this.takeSymbol(token.symbol)
  }

  private open(at: number): void {
    this.skipped = 0
    this.groups.push(this.group)
    if (this.groups.length < maxGroupDepth) this.group = { ...this.group, at, isOptional: false }
  }

  private close(): void {
    this.skipped = 0
    this.group = this.groups.pop() ?? this.group
    this.endNote(this.groups.length)
  }

  private unskipped(text: string): string {
    const left = text.slice(this.skipped)
    this.skipped = Math.max(0, this.skipped - text.length)
    return left
  }

  private takeSymbol(symbol: string): void {
    if (symbol === '*') this.group.isOptional = true
    else if (symbol === '\n' || symbol === '\r') this.obey('par', null)
    else this.write(escapedSigns[symbol] ?? '')
  }

  private writeBytes(): void {
    if (this.bytes.length === 0) return
    this.write(lettersOfBytes(this.bytes.splice(0), this.pagesOfFonts.get(this.group.font) ?? this.page))
  }

  private write(text: string): void {
    const { destination, field, isHidden, link, marks } = this.group
    if (text === '' || isHidden) return
    if (destination === 'label') this.paragraph.label = (this.paragraph.label ?? '') + text
    else if (destination === 'field' && field) field.words += text
    else if (destination === 'text') {
      const last = this.paragraph.runs.at(-1)
      if (last && 'text' in last && last.link === link && last.marks === marks) last.text += text
      else this.paragraph.runs.push({ text, marks, link })
    }
  }

  private obey(word: string, value: number | null): void {
    if (word === 'u' && value !== null) {
      this.write(String.fromCharCode(value & 0xffff))
      this.skipped = this.group.substitutes
      return
    }
    if (this.skipped > 0) this.skipped -= 1
    const destination = Object.hasOwn(destinations, word) ? destinations[word] : undefined
    const isPassedOver = this.group.isOptional && !knownOptional.has(word)
    this.group.isOptional = false
    if (isPassedOver || destination) this.enter(isPassedOver ? 'nowhere' : (destination ?? 'nowhere'))
    else if (word === 'pict') this.takePicture()
    else if (this.group.destination === 'text') this.obeyInText(word, value)
    else this.obeyAnywhere(word, value)
  }

  private enter(destination: Destination): void {
    if (this.group.destination === 'nowhere') return
    this.group.destination = destination
    if (destination === 'label') this.paragraph.label = ''
  }

  private takePicture(): void {
    const picture = this.reader.skipGroup(this.group.at)
    if (this.group.destination !== 'text') return
    // What browsers do not show has to be requested.
    const source = pictureOf(picture) ?? 'file:picture'
    this.paragraph.runs.push({ markup: `<img src="${escaped(source)}" alt="">` })
  }

  // Applies control words about letters and fonts.
  private obeyAnywhere(word: string, value: number | null): void {
    const { group } = this
    const sign = Object.hasOwn(namedSigns, word) ? namedSigns[word] : undefined
    if (sign !== undefined) this.write(sign)
    else if (word === 'f') group.font = value ?? this.defaultFont
    else if (word === 'uc') group.substitutes = Math.min(100, Math.max(0, value ?? 1))
    else if (word === 'fcharset' && group.destination === 'fonts') {
      const page = pageOfFont(value ?? 0)
      if (page !== null) this.pagesOfFonts.set(group.font, page)
    }
  }

  private obeyInText(word: string, value: number | null): void {
    const { group, paragraph } = this
    const mark = Object.hasOwn(marksByWord, word) ? marksByWord[word] : undefined
    if (mark) this.setMark(mark, value !== 0)
    else if (word === 'ulnone') this.setMark('underline', false)
    else if (word === 'nosupersub') group.marks = group.marks.filter((one) => one !== 'super' && one !== 'sub')
    else if (word === 'plain') Object.assign(group, { marks: [], isHidden: false, font: this.defaultFont })
    else if (word === 'v' || word === 'deleted') group.isHidden = value !== 0
    else if (word === 'par' || word === 'sect' || word === 'page') this.endParagraph()
    else if (word === 'line') paragraph.runs.push({ markup: '<br>' })
    else if (word === 'pard') {
      this.isInTable = false
      paragraph.level = 0
      paragraph.heading = null
    } else if (word === 'ilvl') paragraph.level = Math.max(0, value ?? 0)
    else if (word === 'outlinelevel') paragraph.heading = value !== null && value >= 0 && value < 9 ? value + 1 : null
    else if (word === 'intbl') this.isInTable = true
    else if (word === 'cell' || word === 'nestcell') this.endCell(word === 'cell')
    else if (word === 'row') this.endRow()
    else if (word === 'footnote') this.beginNote()
    else if (word === 'chftn') paragraph.runs.push({ text: this.notes.label(), marks: ['super'], link: '' })
    else if (word === 'field') group.field = { words: '' }
    else if (word === 'fldrslt') group.link = linkOf(group.field?.words ?? '') || group.link
    else if (word === 'ansicpg') this.page = value ?? westernPage
    else if (word === 'mac') this.page = 10000
    else if (word === 'deff') this.defaultFont = value ?? -1
    else this.obeyAnywhere(word, value)
  }

  private setMark(mark: RtfMark, isOn: boolean): void {
    const { marks } = this.group
    if (marks.includes(mark) === isOn) return
    this.group.marks = isOn ? [...marks, mark] : marks.filter((one) => one !== mark)
  }

  private endParagraph(): void {
    const { level, heading } = this.paragraph
    if (this.notes.isOpen()) this.notes.paragraphs.push(this.paragraph)
    else if (this.isInTable) this.out.addToCell(this.paragraph)
    else this.out.add(this.paragraph)
    // What a paragraph is said to be goes for the next one, too, until it is taken back; its label does not.
    this.paragraph = { ...bareParagraph(), level, heading }
  }

  private endCell(isOfTable: boolean): void {
    this.isInTable = true
    this.endParagraph()
    if (isOfTable && !this.notes.isOpen()) this.out.endCell()
  }

  private endRow(): void {
    if (!this.notes.isOpen()) this.out.endRow()
  }

  private beginNote(): void {
    const { isInTable, paragraph } = this
    // Its mark is raised; the note itself is not.
    Object.assign(this.group, { marks: [], link: '' })
    this.paragraph = this.notes.begin(this.groups.length, { paragraph, isInTable })
  }

  private endNote(depth: number): void {
    const interrupted = this.notes.end(depth, this.paragraph)
    if (!interrupted) return
    this.paragraph = interrupted.paragraph
    this.isInTable = interrupted.isInTable
  }
}
