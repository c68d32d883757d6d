import { z } from 'zod'
import { hasFragmentCycle } from './fragmentCycle.ts'

const asked = z.object({ query: z.string() })

/** Puts a check for fragments that contain themselves in front of the handler of GraphQL. Answers them with 400. */
export const withoutFragmentCycles =
  (handler: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const { data } = asked.safeParse(body)
    if (!data || !hasFragmentCycle(data.query)) return handler(request)
    return Response.json({ errors: [{ message: 'A fragment of this query contains itself.' }] }, { status: 400 })
  }
