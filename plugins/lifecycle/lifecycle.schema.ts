import { z } from 'zod'
import { unpublishAction } from '#collections/addresses/unpublishAction.schema.ts'

/** The collections whose documents are drafted, published and trashed. */
export const lifecycleSlugs = [
  'posts',
  'newsletters',
  'promotions',
  'sections',
  'pages',
  'reusable-blocks',
  'fronts',
] as const

export type LifecycleSlug = (typeof lifecycleSlugs)[number]

export function isLifecycleSlug(slug: string): slug is LifecycleSlug {
  return lifecycleSlugs.some((known) => known === slug)
}

const updatePublishDate = z
  .boolean()
  .default(false)
  .describe('Whether the date that readers see becomes that of this publication. The first one always sets it.')

/** The calls, by their last part, with what each takes (docs/spec/newsroom.md#lifecycle-calls). */
export const actionInputs = {
  publish: z.object({ updatePublishDate }),
  schedule: z.object({
    publishDate: z.iso.datetime({ offset: true }).describe('When: a date and time in the future.'),
    updatePublishDate,
  }),
  unschedule: z.object({}),
  unpublish: unpublishAction,
  revert: z.object({}),
  trash: z.object({}),
  restore: z.object({}),
} as const

export type ServiceAction = keyof typeof actionInputs

/** Everything that the service can be asked to do. */
export const serviceActions = Object.keys(actionInputs).filter((name): name is ServiceAction => name in actionInputs)

/** One action with what it takes. */
export type ActionCall = {
  [Action in ServiceAction]: { action: Action; input: z.infer<(typeof actionInputs)[Action]> }
}[ServiceAction]
