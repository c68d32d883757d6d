import { SaxesParser } from 'saxes'
import { UnfitFile } from './unfitFileError.ts'

/** Bytes of the largest drawing that is read, and letters of the largest one that is kept; real maps have a tenth. */
export const maxDrawingBytes = 5 * 1024 * 1024

export const tooLarge = 'This drawing is too large: at most 5 MB.'

// Limits of a drawing; exported maps and charts stay far below.
const maxima = { depth: 200, attributes: 500, comments: 2_000, elements: 20_000, parts: 200_000 }

const tooComplex = 'This drawing is too complex: it has too many parts, or they are nested too deep.'

const enough = Symbol('enough')

const scan = (text: string, prepare: (parser: SaxesParser, stop: () => never) => void): void => {
  const parser = new SaxesParser()
  const stop = () => {
    throw enough
  }
  parser.on('error', stop)
  prepare(parser, stop)
  try {
    parser.write(text).close()
  } catch (reason) {
    if (reason !== enough) throw reason
  }
}

/** Returns whether the first element of a text, of which the end may be missing, is `svg`. */
export function startsWithSvg(text: string): boolean {
  let root = ''
  scan(text, (parser, stop) =>
    parser.on('opentagstart', ({ name }) => {
      root = name
      stop()
    }),
  )
  return root === 'svg'
}

/**
 * Rejects a drawing whose parts would keep the sanitiser busy for minutes. It reads each character once.
 *
 * @throws UnfitFile
 */
export function refuseComplexSvg(text: string): void {
  let depth = 0
  let attributes = 0
  let comments = 0
  let elements = 0
  let parts = 0
  const part = () => {
    parts += 1
    const isSimple =
      depth <= maxima.depth &&
      attributes <= maxima.attributes &&
      comments <= maxima.comments &&
      elements <= maxima.elements &&
      parts <= maxima.parts
    if (!isSimple) throw new UnfitFile(tooComplex)
  }
  // Each is removed by a search through all that stands before it.
  const comment = () => {
    comments += 1
    part()
  }
  scan(text, (parser) => {
    parser.on('doctype', (doctype) => refuseGrowth(text, doctype))
    parser.on('opentagstart', () => {
      depth += 1
      elements += 1
      attributes = 0
      part()
    })
    parser.on('attribute', () => {
      attributes += 1
      part()
    })
    parser.on('closetag', () => {
      depth -= 1
    })
    for (const event of ['text', 'cdata'] as const) parser.on(event, part)
    for (const event of ['comment', 'processinginstruction'] as const) parser.on(event, comment)
  })
}

// Matches an entity that a drawing defines. Programs that export drawings define their namespaces so.
const definition = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')/g

// Rejects a drawing whose entities make it larger than drawings are, before a parser puts them in their places. Throws
// UnfitFile also where entities are made of others.
const refuseGrowth = (text: string, doctype: string): void => {
  const lengths = new Map<string, number>()
  for (const [, name = '', quoted, apostrophed = ''] of doctype.matchAll(definition)) {
    const value = quoted ?? apostrophed
    if (value.includes('&')) throw new UnfitFile(tooComplex)
    lengths.set(name, value.length)
  }
  if (lengths.size === 0) return
  let letters = text.length
  for (const [, name = ''] of text.matchAll(/&([\w.-]+);/g)) letters += lengths.get(name) ?? 0
  if (letters > maxDrawingBytes) throw new UnfitFile(tooLarge)
}
