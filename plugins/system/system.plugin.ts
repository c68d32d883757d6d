import type { Plugin } from 'payload'
import { startShowing } from './processes/showingItself.ts'
import { startRebuilding } from './search/rebuild.service.ts'
import { provideOptions, type SystemOptions } from './system.options.ts'

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
