import type { Endpoint, PayloadRequest } from 'payload'
import { NotFound, UnauthorizedError } from 'payload'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { idText } from '../sending/sending.schema.ts'
import { subscriberLines } from './subscribers.csv.ts'
import { exportedSubscribers, requireList } from './subscribers.service.ts'

async function* linesOf(req: PayloadRequest, list: number): AsyncGenerator<string> {
  yield subscriberLines(null)
  for await (const rows of exportedSubscribers(req, list)) yield subscriberLines(rows)
}

/** `GET /api/newsletter-lists/{id}/subscribers`: the subscribers of a newsletter as CSV. */
export const exportSubscribersEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/subscribers',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new UnauthorizedError(req.t)
    const id = idText.safeParse(req.routeParams?.id)
    if (!id.success) throw new NotFound(req.t)
    const list = await requireList(req, Number(id.data))
    await recordDeed(req, { action: 'export', kind: 'newsletter-lists', id: list, what: 'exported the subscribers' })
    const lines = linesOf(req, list)
    const body = new ReadableStream<string>({
      pull: async (controller) => {
        const { done, value } = await lines.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="subscribers-${id.data}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}
