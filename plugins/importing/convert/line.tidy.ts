import type { Inline, InlineText } from '#blocks/core/block.types.ts'
import { joinRuns } from '#blocks/core/inline.convert.ts'

/**
 * A part of a line as the markup gives it. A `softBreak` is a line feed that counts as a break where nothing else
 * breaks there already; a `gap` is the space between two paragraphs that have to share one line.
 */
export type LinePart = Inline | { type: 'softBreak' } | { type: 'gap' }

// White space that markup folds. The no-break space is a letter.
const folding = /[ \t\r\n\f]+/g

/** Returns whether a line shows nothing: it has no letters, or no-break spaces only. */
export function isBlankLine(line: Inline[]): boolean {
  return line.every((run) => run.type === 'hardBreak' || run.text.trim() === '')
}

/**
 * Folds white space as a browser does, across runs and around breaks; drops breaks at both ends; a gap becomes an
 * empty line.
 */
export function tidyLine(parts: LinePart[]): Inline[] {
  const line: Inline[] = []
  let breaks = 0
  let soft = false
  let gap = false
  for (const part of parts) {
    if (part.type === 'hardBreak') breaks += 1
    else if (part.type === 'softBreak') soft = true
    else if (part.type === 'gap') gap = true
    else {
      const text = part.text.replace(folding, ' ')
      if (text === '') continue
      const begins = line.length === 0
      const due = gap ? 2 : breaks || (soft ? 1 : 0)
      if (text === ' ' && (begins || due > 0 || endsInSpace(line))) continue
      if (!begins && due > 0) {
        trimEnd(line)
        for (let made = 0; made < due; made += 1) line.push({ type: 'hardBreak' })
      }
      breaks = 0
      soft = false
      gap = false
      line.push({ ...part, text: begins || due > 0 || endsInSpace(line) ? text.replace(/^ /, '') : text })
    }
  }
  trimEnd(line)
  return joinRuns(line)
}

function lastText(line: Inline[]): InlineText | null {
  const last = line.at(-1)
  return last?.type === 'text' ? last : null
}

function endsInSpace(line: Inline[]): boolean {
  return lastText(line)?.text.endsWith(' ') ?? false
}

function trimEnd(line: Inline[]): void {
  for (let last = lastText(line); last; last = lastText(line)) {
    const text = last.text.replace(/ $/, '')
    if (text === last.text) return
    line.pop()
    if (text !== '') {
      line.push({ ...last, text })
      return
    }
  }
}
