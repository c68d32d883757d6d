import { z } from 'zod'
import type { FoundEmbed } from '#blocks/core/editor.types.ts'
import { callRest } from './rest.ts'

const size = z.union([z.number(), z.string()]).nullish()

const answer = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  data: z.object({
    type: z.string(),
    provider_name: z.string().nullish(),
    title: z.string().nullish(),
    width: size,
    height: size,
  }),
})

/**
 * Has the back office look an address up with its provider and keep what it finds (docs/spec/editor.md#social-embeds,
 * embed.retrieveOrCreate).
 *
 * @throws ApiError in words for the editor
 */
export function findEmbed(api: string, url: string): Promise<FoundEmbed> {
  return callRest(`${api}/embeds/retrieve-or-create`, answer, { method: 'POST', json: { url } })
}
