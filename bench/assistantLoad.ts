import { firstSentence, type Sent } from './assistantCalls.ts'
import type { Measured } from './measure.types.ts'
import { memoryOf } from './newsroomProcesses.ts'
import { summarize } from './statistics.ts'

/** Measures answers at a time, of which each fifth reader leaves: the wait for a sentence, for the end of left calls, memory. */
export async function measureLoad(
  send: (question: string, signal?: AbortSignal) => Promise<Sent>,
  questions: readonly string[],
  leftUpstream: readonly number[],
  pid: number | undefined,
  count: number,
): Promise<Measured[]> {
  const before = memoryOf(pid)
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 100)
  const left: number[] = []
  const known = leftUpstream.length
  const times = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const leaving = new AbortController()
      const isLeaving = at % 5 === 0
      const sent = await send(questions[at % questions.length] ?? '', leaving.signal)
      return firstSentence(sent, () => {
        if (!isLeaving) return
        left.push(performance.now())
        leaving.abort()
      }).catch((error: unknown) => {
        if (leaving.signal.aborted) return null
        throw error
      })
    }),
  )
  // The last readers to leave are seen by the service a moment later.
  for (let waited = 0; leftUpstream.length - known < left.length && waited < 50; waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  clearInterval(watching)
  const waits = waitsOf(left, leftUpstream.slice(known))
  const first = times.filter((time) => time !== null)
  return [
    ...(first.length > 0
      ? [{ what: `Assistant: first sentence, ${count} streams`, milliseconds: summarize(first) }]
      : []),
    ...(waits.length > 0
      ? [
          {
            what: 'Assistant: streams, left until the model is, too',
            milliseconds: summarize(waits),
            goal: '≤ 1,000 ms',
          },
        ]
      : []),
    {
      what: `Assistant: streams, memory for ${count}`,
      score: { value: Math.round((most - before) / 2 ** 20), unit: 'MB' },
    },
  ]
}

// Returns the milliseconds from each reader who left to the end of a call; an answer that was complete by then has
// none.
function waitsOf(left: readonly number[], ended: readonly number[]): number[] {
  const readers = left.toSorted((one, other) => one - other)
  return ended
    .toSorted((one, other) => one - other)
    .flatMap((at) => {
      const before = readers[0]
      if (before === undefined || before > at) return []
      readers.shift()
      return [at - before]
    })
}
