/** Notes at the foot of a page: their text stands in the middle of the sentence that they belong to. */
import { bareParagraph, type RtfParagraph } from './rtfParagraphs.ts'

interface Interrupted {
  paragraph: RtfParagraph
  isInTable: boolean
}

/** Gathers the notes of a text, in the order of their numbers: they follow at its end. */
export class RtfNotes {
  /** Their paragraphs. */
  readonly paragraphs: RtfParagraph[] = []
  private count = 0
  // The group depth of the note that is being read, and the state that it interrupts; null outside of notes.
  private open: (Interrupted & { depth: number }) | null = null

  isOpen(): boolean {
    return this.open !== null
  }

  /** Returns the label for a number that the program counts itself: in the text that of the note to come. */
  label(): string {
    if (!this.open) this.count += 1
    return `[${this.count}]`
  }

  /** Begins a note in a group of this depth; a note in a note is part of it. */
  begin(depth: number, interrupted: Interrupted): RtfParagraph {
    if (this.open) return interrupted.paragraph
    this.open = { ...interrupted, depth }
    return bareParagraph()
  }

  /** Ends the note once its group has ended: what it interrupted; null for any other group. */
  end(depth: number, last: RtfParagraph): Interrupted | null {
    if (!this.open || depth >= this.open.depth) return null
    this.paragraphs.push(last)
    const interrupted = this.open
    this.open = null
    return interrupted
  }
}
