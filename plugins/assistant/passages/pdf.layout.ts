/** Making paragraphs of the pieces of text that a page of a PDF is drawn with. Pure. */
import type { DocumentParagraph } from './document.types.ts'
import { divided, joinedLines } from './paragraphsSplit.ts'

/** A piece of text as it is drawn, in the order of drawing; points from the lower left corner. */
export interface TextPiece {
  text: string
  x: number
  y: number
  width: number
  height: number
}

interface Line {
  text: string
  x: number
  y: number
  right: number
  height: number
}

// Share of the pages on which a line at the edge is a running header or footer, and the fewest pages.
const running = { share: 0.5, pages: 2 }

// Lines at the top and the bottom of a page that may be one.
const atEdge = 2

/** Returns the paragraphs of pages, headings among them. Running headers, footers and page numbers are left out. */
export function paragraphsOfPages(pages: readonly (readonly TextPiece[])[]): Omit<DocumentParagraph, 'heading'>[] {
  const read = pages.map(linesOf)
  const repeated = runningLines(read)
  return read.flatMap((lines, index) => {
    const edges = edgesOf(lines)
    const kept = lines.filter((line) => !edges.has(line) || !(isNumber(line) || repeated.has(formOf(line))))
    return blocksOf(kept).flatMap((block) =>
      divided(joinedLines(block.map(({ text }) => text).join('\n'))).map((text) => ({ page: index + 1, text })),
    )
  })
}

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = []
  for (const { text, x, y, width, height } of pieces) {
    const line = lines.at(-1)
    if (line && Math.abs(line.y - y) <= Math.max(line.height, height) / 2 && x >= line.x - height) {
      const isApart = x - line.right > height / 6 && !/\s$/u.test(line.text) && !/^\s/u.test(text)
      line.text += isApart ? ` ${text}` : text
      line.right = Math.max(line.right, x + width)
      line.height = Math.max(line.height, height)
    } else if (text.trim() !== '') lines.push({ text, x, y, right: x + width, height })
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }))
}

// Divides lines where the space between them, their size or an indentation begins a new paragraph.
function blocksOf(lines: readonly Line[]): Line[][] {
  const usual = usualStep(lines)
  const left = Math.min(...lines.map(({ x }) => x))
  const blocks: Line[][] = []
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1]
    if (before && !isBreak(before, line, { usual, left })) blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return blocks
}

function isBreak(before: Line, line: Line, { usual, left }: { usual: number; left: number }): boolean {
  const step = before.y - line.y
  const hasEnded = /[.!?:;…]["”’»)]*$/u.test(before.text)
  // In the next column.
  if (step <= 0) return hasEnded
  if (step > Math.max(usual, line.height) * 1.45) return true
  if (Math.abs(before.height - line.height) > line.height * 0.15) return true
  const isIndented = line.x - before.x > line.height * 0.8 && line.x > left
  return (hasEnded && isIndented) || /^(?:[-•▪‣–*]|\(?\d{1,3}[.)])\s/u.test(line.text)
}

function runningLines(pages: readonly Line[][]): Set<string> {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    for (const form of new Set([...edgesOf(lines)].map(formOf))) counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  const least = Math.max(running.pages, pages.length * running.share)
  return new Set([...counts].filter(([, count]) => count >= least).map(([form]) => form))
}

function edgesOf(lines: readonly Line[]): Set<Line> {
  const usual = usualStep(lines)
  const apart = (ordered: readonly Line[]) => {
    const gap = ordered.findIndex((line, place) => Math.abs(line.y - (ordered[place + 1]?.y ?? line.y)) > usual * 1.45)
    return gap < 0 || gap >= atEdge ? [] : ordered.slice(0, gap + 1)
  }
  return new Set([...apart(lines), ...apart(lines.toReversed())])
}

// Returns the space between two lines of a paragraph: that of a quarter of all lines is at most as large.
function usualStep(lines: readonly Line[]): number {
  const steps = lines.slice(1).map((line, place) => (lines[place]?.y ?? 0) - line.y)
  const down = steps.filter((step) => step > 0).toSorted((one, other) => one - other)
  return down[Math.floor(down.length / 4)] ?? 0
}

// A line without its numbers, which change from page to page.
const formOf = ({ text }: Line) => text.replace(/\d+/gu, '#').toLowerCase()

const isNumber = ({ text }: Line) => /^(?:page\s*)?[-–—\s]*\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?[-–—\s]*$/iu.test(text)
