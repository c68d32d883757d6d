import { useQuery } from '@tanstack/react-query'
import type { Finding } from '#plugins/system/part.schema.ts'

/** The answer of every part of the system: its state and its findings. */
export interface PartAnswer {
  summary: string
  findings: Finding[]
}

/** A part of the system as the screen has it. */
export interface Part<Answer extends PartAnswer = PartAnswer> {
  /** Id of its heading, to which the overview leads. */
  id: string
  title: string
  /** Null until the first answer; the last one while it cannot be refreshed. */
  answer: Answer | null
  error: Error | null
  isFetching: boolean
  /** When the answer came, in milliseconds since 1970. */
  answeredAt: number
  refresh: () => Promise<unknown>
}

/** Milliseconds between two answers while the page is seen. Figures of what is kept change slowly, and cost more. */
export const everyFewSeconds = 5_000
export const everyHalfMinute = 30_000

/** Fetches a part while the page is seen; a page in the background asks nothing. */
export function usePart<Answer extends PartAnswer>(
  { id, title, every = everyFewSeconds }: { id: string; title: string; every?: number | ((answer?: Answer) => number) },
  ask: (options: { signal: AbortSignal }) => Promise<Answer>,
): Part<Answer> {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['system', id],
    queryFn: ({ signal }) => ask({ signal }),
    refetchInterval: typeof every === 'number' ? every : ({ state }) => every(state.data),
    refetchOnWindowFocus: true,
  })
  return { id, title, answer: data ?? null, error, isFetching, answeredAt: dataUpdatedAt, refresh: () => refetch() }
}
