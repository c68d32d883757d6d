import { stringify } from 'csv-stringify/sync'
import type { CollectionBeforeDeleteHook, CollectionConfig, Endpoint, PayloadRequest, Plugin } from 'payload'
import { NotFound, UnauthorizedError } from 'payload'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { fairnessColumns, fairnessLines } from './fairness.csv.ts'
import { forumId } from './fairness.schema.ts'
import { type Forum, fairnessLogOf, requireForum } from './fairness.service.ts'

async function* linesOf(req: PayloadRequest, forum: Forum): AsyncGenerator<string> {
  yield stringify([[...fairnessColumns]])
  for (let after = null; ; ) {
    const { items, next } = await fairnessLogOf(req, forum, after)
    yield fairnessLines(forum.candidates, items)
    if (!next) return
    after = next
  }
}

// `GET /api/candidate-forums/{id}/fairness`: the fairness log of a forum as CSV, a line for each candidate and
// question.
const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/fairness',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new UnauthorizedError(req.t)
    const id = forumId.safeParse(req.routeParams?.id)
    if (!id.success) throw new NotFound(req.t)
    const forum = await requireForum(req, id.data)
    const what = 'exported the fairness log'
    await recordDeed(req, { action: 'export', kind: 'candidate-forums', id: id.data, what })
    const iterator = linesOf(req, forum)
    const body = new ReadableStream<string>({
      pull: async (controller) => {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="fairness-${id.data}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

// An assistant that takes stories from one section or tag only would take them from all when that is deleted: its list
// is empty then. It takes none instead, until an editor chooses others.
const keepScopes =
  (field: 'sections' | 'tags'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { docs } = await req.payload.find({
      collection: 'assistants',
      where: { [`scope.${field}`]: { in: [id] } },
      pagination: false,
      depth: 0,
      overrideAccess: true,
      req,
    })
    for (const { id: assistant, scope } of docs) {
      if ((scope?.[field] ?? []).length > 1) continue
      const data = { scope: { ...scope, usesStories: false } }
      await req.payload.update({ collection: 'assistants', id: assistant, data, depth: 0, overrideAccess: true, req })
    }
  }

/**
 * Adds what editors get of assistants and forums: the export of the fairness log, and scopes that never become wider.
 */
export function assistantDesk(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection): CollectionConfig => {
      const { slug, endpoints, hooks } = collection
      if (slug === 'candidate-forums' && endpoints !== false)
        return { ...collection, endpoints: [...(endpoints ?? []), exportEndpoint] }
      if (slug !== 'sections' && slug !== 'tags') return collection
      return { ...collection, hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), keepScopes(slug)] } }
    }),
  })
}
