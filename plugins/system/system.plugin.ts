import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Payload, Plugin } from 'payload'
import { figuresOfProcess } from '#contract/processFigures.ts'
import { hideProcess, showProcess } from './processes/processes.store.ts'
import { startRebuilding } from './search/rebuild.service.ts'
import { provideOptions, type SystemOptions } from './system.options.ts'

// Milliseconds between two signs of life.
const interval = 10_000

/** Adds what people who look after the system need to see and to do. The procedures are `system.*`. */
export function systemTools(options: SystemOptions): Plugin {
  return (config) => ({
    ...config,
    custom: provideOptions(config.custom, options),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (!options.isWorking) return
      startShowing(payload)
      startRebuilding(payload)
    },
  })
}

// Shows this back office to the others, for as long as it runs.
function startShowing(payload: Payload): void {
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
