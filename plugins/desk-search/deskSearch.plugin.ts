import type { Plugin } from 'payload'
import { indexForDesk } from './deskIndex.hooks.ts'
import { startDeskUpkeep } from './deskIndex.upkeep.ts'

/** Keeps the words of what the newsroom works on for the searches of lists, pickers, the library and the command menu. */
export function deskSearch({ isKeepingUp }: { isKeepingUp: boolean }): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map(indexForDesk),
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (isKeepingUp) startDeskUpkeep(payload)
    },
  })
}
