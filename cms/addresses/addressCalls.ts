import { z } from 'zod'
import { callRest } from '../api/rest.ts'

const step = z.object({
  address: z.string(),
  status: z.number().nullable(),
  location: z.string().nullable(),
  title: z.string().nullable(),
})

const check = z.object({
  steps: z.array(step),
  since: z.string().nullable(),
  by: z.string().nullable(),
  why: z.string().nullable(),
  history: z.array(
    z.object({
      at: z.string(),
      answer: z.string(),
      target: z.string().nullable(),
      why: z.string(),
      by: z.string(),
    }),
  ),
})

export type AddressStep = z.output<typeof step>
export type AddressCheck = z.output<typeof check>

const verdict = z.discriminatedUnion('isAvailable', [
  z.object({ isAvailable: z.literal(true), path: z.string().nullable() }),
  z.object({ isAvailable: z.literal(false), message: z.string(), suggestion: z.string().nullable() }),
])

export type SlugVerdict = z.output<typeof verdict>

const leading = z.object({
  addresses: z.array(
    z.object({
      path: z.string(),
      answer: z.string(),
      why: z.string(),
      redirect: z.string(),
    }),
  ),
  total: z.number(),
})

const report = z.object({
  made: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.array(z.object({ line: z.number(), address: z.string(), message: z.string() })),
})

export type TableReport = z.output<typeof report>

/** Fetches the check of an address. `calls` is the base address of the calls: `/api/url-targets`. */
export function fetchCheck(calls: string, address: string, signal: AbortSignal): Promise<AddressCheck> {
  return callRest(`${calls}/check?${new URLSearchParams({ address })}`, check, { signal })
}

/** Fetches whether a slug is free; `question` as the call takes it. */
export function fetchVerdict(
  calls: string,
  question: Record<string, string>,
  signal: AbortSignal,
): Promise<SlugVerdict> {
  return callRest(`${calls}/slug?${new URLSearchParams(question)}`, verdict, { signal })
}

/** Fetches the addresses that lead to a document. */
export function fetchLeadingHere(
  calls: string,
  document: { collection: string; id: string },
  signal: AbortSignal,
): Promise<z.output<typeof leading>> {
  return callRest(`${calls}/leading-here?${new URLSearchParams(document)}`, leading, { signal })
}

/** Imports a table, or only returns what the import would do. */
export function sendTable(calls: string, table: string, { isTrial }: { isTrial: boolean }): Promise<TableReport> {
  return callRest(`${calls}/table?trial=${isTrial}`, report, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: table,
  })
}
