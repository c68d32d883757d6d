/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { DocumentSource } from './documents.ts'
import { createQueryClient } from './rpc.client.ts'
import { useDocuments } from './useDocuments.ts'

const document = z.object({ id: z.number().transform(String), title: z.string() })
type Named = z.output<typeof document>

const source: DocumentSource<Named> = {
  collection: 'posts',
  read: (value) => document.parse(value),
  unavailableMessage: 'The posts did not answer.',
  isEditedBeside: true,
}

/** The posts that the server has, by id. */
let stored: Record<number, string>
let requests: string[]
let isAway: boolean

/** Only what the client reads of an answer: jsdom has no `Response`. */
const answer = (docs: object[]) => ({ ok: true, status: 200, json: async () => ({ docs }) })

beforeEach(() => {
  stored = { 1: 'One', 2: 'Two' }
  requests = []
  isAway = false
  const fetch = async (url: string) => {
    const ids = new URL(url, 'http://desk.test').searchParams.get('where[id][in]') ?? ''
    requests.push(ids)
    if (isAway) throw new TypeError('Failed to fetch')
    return answer(
      ids.split(',').flatMap((id) => (stored[Number(id)] ? [{ id: Number(id), title: stored[Number(id)] }] : [])),
    )
  }
  Object.assign(globalThis, { fetch })
})
afterEach(() => {
  jest.restoreAllMocks()
})

const show = (ids: readonly string[]) => {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => ids.map(useDocuments('/api', source)), { wrapper }).result
}
const titles = (shown: { current: (Named | null | undefined)[] }) =>
  shown.current.map((item) => (item ? item.title : item))

describe('the documents that blocks point to', () => {
  it('are fetched together, and null where there is none', async () => {
    const shown = show(['1', '2', '3', '1', 'no-id'])
    expect(titles(shown)).toEqual([undefined, undefined, undefined, undefined, undefined])
    await waitFor(() => expect(titles(shown)).toEqual(['One', 'Two', null, 'One', null]))
    expect(requests).toEqual(['1,2,3'])
  })

  it('are fetched again when the person comes back from where they are edited', async () => {
    const shown = show(['1'])
    await waitFor(() => expect(titles(shown)).toEqual(['One']))
    stored[1] = 'One, again'
    window.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(titles(shown)).toEqual(['One, again']))
  })

  it('are fetched again after the back office was away', async () => {
    isAway = true
    const shown = show(['2'])
    await waitFor(() => expect(requests).toEqual(['2']))
    expect(titles(shown)).toEqual([undefined])
    isAway = false
    await waitFor(() => expect(titles(shown)).toEqual(['Two']), { timeout: 20_000 })
  })
})
