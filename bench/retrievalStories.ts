import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { archive, hasArchive } from './story.factory.ts'

export interface RetrievalStory {
  headline: string
  paragraphs: string[]
  /** ISO 8601. */
  publishedAt: string
}

const record = z.object({ headline: z.string(), date: z.string(), paragraphs: z.array(z.string()).default([]) })

const yearOfDemo = 2015

/**
 * The last day of stories that answer; null for any. A newsroom has the stories of the demo paper by itself, with newer dates:
 * there none of them is hidden.
 */
export const lastStoryDay = hasArchive ? null : `${yearOfDemo + 1}-12-31`

const demoFolder = join(import.meta.dirname, '../scripts/demo/stories')

/** Returns real reports when there is an archive of them, and otherwise the stories of the demo paper. */
export function retrievalStories(): RetrievalStory[] {
  const stories = hasArchive ? ofArchive() : ofDemo()
  return stories.filter(({ paragraphs }) => paragraphs.length >= 4)
}

function ofArchive(): RetrievalStory[] {
  return readFileSync(archive, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => record.parse(JSON.parse(line)))
    .map(({ headline, date, paragraphs }) => ({ headline, paragraphs, publishedAt: new Date(date).toISOString() }))
}

// Reads the text alone: markup of Markdown, directives and values of the day are left out.
function ofDemo(): RetrievalStory[] {
  return readdirSync(demoFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name, place) => {
      const [, head = '', body = ''] = readFileSync(join(demoFolder, name), 'utf8').split(/^---$/mu)
      const paragraphs = body
        .split(/\n\s*\n/u)
        .map((text) =>
          text
            .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
            .replace(/\*|\{\{[^}]*\}\}|\n/gu, ' ')
            .replace(/\s+/gu, ' ')
            .trim(),
        )
        .filter((text) => /^[\p{L}"“]/u.test(text) && text.length > 40)
      return {
        headline: /^headline: (.+)$/mu.exec(head)?.[1] ?? name,
        paragraphs,
        publishedAt: new Date(Date.UTC(yearOfDemo, place % 12, 1 + place)).toISOString(),
      }
    })
}
