import type { Endpoint, Plugin } from 'payload'
import { createLocalReq } from 'payload'
import { numbersCall, numbersPath } from '#contract/numbersCall.schema.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { siteCallEndpoint } from '#plugins/site-calls/siteCall.endpoint.ts'
import { numbersCsv } from './numbers.csv.ts'
import { spanInput } from './numbers.schema.ts'
import { numbersOf } from './numbers.service.ts'
import { addSums } from './numbers.store.ts'
import { startNumbersUpkeep } from './numbers.upkeep.ts'

export interface NumbersOptions {
  secret: string
  isKeepingUp: boolean
}

// `GET /api/numbers/export?span=today`: the lists of the screen as CSV.
const exportEndpoint: Endpoint = {
  path: '/numbers/export',
  method: 'get',
  handler: async (req) => {
    await requirePermissions(req, [])
    const { span } = spanInput.parse({ span: req.searchParams.get('span') ?? undefined })
    return new Response(numbersCsv(await numbersOf(req, span, new Date())), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="numbers-${span}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

/** Keeps how often readers do what, as the reader site reports it: `POST /api/reader/numbers`. */
export function numbers({ secret, isKeepingUp }: NumbersOptions): Plugin {
  return (config) => ({
    ...config,
    endpoints: [
      ...(config.endpoints ?? []),
      siteCallEndpoint({
        path: numbersPath.replace('/api', ''),
        schema: numbersCall,
        secret,
        answer: async (payload, { batch, sums }) => ({
          isNew: await addSums(await createLocalReq({}, payload), batch, sums),
        }),
      }),
      exportEndpoint,
    ],
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (isKeepingUp) startNumbersUpkeep(payload)
    },
  })
}
