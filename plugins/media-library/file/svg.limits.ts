import { SaxesParser } from 'saxes'
import { UnfitFile } from './unfitFile.error.ts'

/** Limits of a drawing; exported maps and charts stay far below. */
const maxima = { depth: 200, attributes: 500, comments: 2_000, parts: 200_000 }

const tooComplex = 'This drawing is too complex: it has too many parts, or they are nested too deep.'

/** Ends a scan that has found what it was for. */
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
export const startsWithSvg = (text: string): boolean => {
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
export const refuseComplexSvg = (text: string): void => {
  let depth = 0
  let attributes = 0
  let comments = 0
  let parts = 0
  const part = () => {
    parts += 1
    if (depth > maxima.depth || attributes > maxima.attributes || comments > maxima.comments || parts > maxima.parts)
      throw new UnfitFile(tooComplex)
  }
  // Each is removed by a search through all that stands before it.
  const comment = () => {
    comments += 1
    part()
  }
  scan(text, (parser) => {
    parser.on('opentagstart', () => {
      depth += 1
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
