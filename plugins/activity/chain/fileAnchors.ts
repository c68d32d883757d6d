import { appendFile, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Anchor } from './chain.rules.ts'

const line = z.object({ at: z.string(), sequence: z.number().int().positive(), hash: z.string() })

const missing = z.object({ code: z.literal('ENOENT') })

/** Adds a line of JSON to a file. On a disk or share where lines can only be added, nothing in the newsroom removes it. */
export function writeAnchor(file: string, anchor: Anchor): Promise<void> {
  return appendFile(file, `${JSON.stringify(anchor)}\n`)
}

/**
 * Reads the anchors of a file, oldest first; none where the file does not exist yet.
 * @throws Error with the number of a line that is no anchor
 */
export async function readAnchorFile(file: string): Promise<Anchor[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (missing.safeParse(error).success) return ''
    throw error
  })
  return text.split('\n').flatMap((written, at) => {
    if (written.trim() === '') return []
    const read = line.safeParse(parsed(written))
    if (!read.success) throw new Error(`Line ${at + 1} of ${file} is no anchor.`)
    return [read.data]
  })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
