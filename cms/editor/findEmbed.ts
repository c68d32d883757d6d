import { z } from 'zod'
import type { FoundEmbed } from '#blocks/core/editor.types.ts'
import { askServer } from '../api/askServer.ts'

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

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/**
 * Has the back office look an address up with its provider and keep what it finds (docs/spec/editor.md#social-embeds).
 *
 * @throws Error in words for the editor
 */
export async function findEmbed(api: string, url: string): Promise<FoundEmbed> {
  const response = await askServer(`${api}/embeds/retrieve-or-create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  const body: unknown = await response.json().catch(() => null)
  const found = response.ok ? answer.safeParse(body) : null
  if (found?.success) return found.data
  const refused = refusal.safeParse(body)
  throw new Error(refused.data?.errors[0]?.message ?? `The back office answered ${response.status}`)
}
