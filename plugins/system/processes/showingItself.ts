import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Payload } from 'payload'
import { figuresOfProcess } from '#contract/processFigures.ts'
import { hideProcess, showProcess } from './processes.store.ts'

// Milliseconds between two signs of life.
const interval = 10_000

/** Shows this back office to the others, for as long as it runs. */
export function startShowing(payload: Payload): void {
  const own = { id: randomUUID(), name: `${hostname()}, process ${process.pid}` }
  const show = () =>
    showProcess({ payload }, { ...own, figures: figuresOfProcess() }).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'This process could not show itself to the others' }),
    )
  void show()
  const timer = setInterval(() => void show(), interval).unref()
  process.once('SIGTERM', () => {
    clearInterval(timer)
    hideProcess({ payload }, own.id).catch(() => undefined)
  })
}
