import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export const workaround = z.object({ library: z.string(), place: z.string(), why: z.string() })

export type Workaround = z.infer<typeof workaround>

/** Returns the workarounds that `docs/workarounds.md` lists; none where the product runs without its documents. */
export async function readWorkarounds(root: string): Promise<Workaround[]> {
  const text = await readFile(path.join(root, 'docs/workarounds.md'), 'utf8').catch(() => '')
  return workaroundsIn(text)
}

/** Reads the tables of a page, one a library: its place, what it leans on, why. */
export function workaroundsIn(page: string): Workaround[] {
  const found: Workaround[] = []
  let library = ''
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) library = line.slice(3).trim()
    // The first and the last cell of a line are outside of its bars.
    const cells = line.split(/(?<!\\)\|/).slice(1, -1)
    const [place, , why] = cells.map((cell) => cell.trim().replaceAll('`', ''))
    if (!place || !why || place === 'place' || place.startsWith('---')) continue
    found.push({ library, place, why })
  }
  return found
}
