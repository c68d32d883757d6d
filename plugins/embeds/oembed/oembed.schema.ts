import { z } from 'zod'

// Numbers arrive as text from some; what is none is 0 (docs/spec/editor.md#embed-record).
const pixels = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((size) => {
    const [, digits] = /^(\d{1,5})(\.\d+)?(px)?$/.exec(String(size ?? '').trim()) ?? []
    return Number(digits ?? 0)
  })

const text = z.coerce.string().nullish().catch(null)

/** An oEmbed answer (oembed.com, 2.3.4), and what is kept of it. */
export const oembedRecord = z.object({
  type: z.enum(['photo', 'video', 'link', 'rich']),
  version: text,
  title: text,
  author_name: text,
  author_url: text,
  provider_name: text,
  provider_url: text,
  cache_age: text,
  thumbnail_url: text,
  thumbnail_width: pixels,
  thumbnail_height: pixels,
  html: z.string().max(100_000).nullish(),
  url: text,
  width: pixels,
  height: pixels,
})

export type OembedRecord = z.output<typeof oembedRecord>
