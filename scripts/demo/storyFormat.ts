import { addDays } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import { z } from 'zod'
import { readFrontMatter } from '#plugins/importing/convert/markdown.convert.ts'

/** Replaces straight quotes and apostrophes by typographic ones; tags keep theirs. */
export function typographic(text: string): string {
  return text
    .split(/(<[^>\n]+>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part
            .replace(/(^|[\s([{—*_])"/gm, '$1“')
            .replace(/"/g, '”')
            .replace(/(^|[\s([{—“*_])'/gm, '$1‘')
            .replace(/'/g, '’'),
    )
    .join('')
}

const line = z.string().transform(typographic)

// The head of a story file. `hours` is how long before the seed the story came out.
const storyHead = z.strictObject({
  headline: line,
  dek: line,
  type: z.enum(['article', 'opinion', 'sponsored', 'episode']).default('article'),
  kicker: z.enum(['Exclusive', 'Live Chat', 'Breaking', 'Live', 'Developing']).optional(),
  authors: z.array(z.string()).default([]),
  oneOffAuthors: z.array(z.string()).default([]),
  // The first one is primary.
  sections: z.array(z.string()).min(1),
  tags: z.array(z.string()),
  picture: z.string(),
  caption: line,
  hours: z.number().positive(),
  // Still being written: in the back office only.
  draft: z.boolean().default(false),
  show: z.string().optional(),
  platforms: z.record(z.string(), z.url()).default({}),
  audio: z.string().optional(),
  number: z.int().optional(),
  chapters: z.record(z.string(), line).default({}),
  sponsoredUrl: z.url().optional(),
  // Others may publish it.
  republish: z.boolean().default(false),
  // Notes to readers about changes; `hours` before the seed.
  corrections: z
    .array(
      z.strictObject({
        kind: z.enum(['correction', 'clarification', 'update']),
        hours: z.number().positive(),
        text: line,
      }),
    )
    .default([]),
  // A BCP 47 tag; the publication's own language where there is none.
  language: z.enum(['he']).optional(),
})

export type Story = z.output<typeof storyHead> & { slug: string; body: string }

/** Reads a story file: YAML at its head, Markdown with directives below. @throws ZodError when the head is wrong. */
export function readStory(slug: string, text: string): Story {
  const { data, body } = readFrontMatter(text)
  return { ...storyHead.parse(data), slug, body }
}

// Months as American newspapers shorten them.
const months = ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.']

/**
 * Fills in days relative to a moment, because the demo is always news: `{{weekday -1}}` is the day before, by name,
 * `{{date +30}}` is thirty days later, "Nov. 12". `{{weekday now+4}}` counts from the seed instead, so that an event has the
 * same day in every story.
 */
export function fillDates(text: string, published: Date, timeZone: string, now = published): string {
  return text.replace(
    /\{\{(weekday|date) (now)?([+-]\d+)\}\}/g,
    (_, kind: string, fromNow: string | undefined, days: string) => {
      const day = addDays(fromNow ? now : published, Number(days))
      if (kind === 'weekday') return formatInTimeZone(day, timeZone, 'EEEE')
      return `${months[Number(formatInTimeZone(day, timeZone, 'M')) - 1]} ${formatInTimeZone(day, timeZone, 'd')}`
    },
  )
}
