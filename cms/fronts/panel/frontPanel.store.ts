import { useSyncExternalStore } from 'react'
import { createStore } from '../../kit/store.ts'

export const panelTabs = ['clipboard', 'launches', 'time'] as const
export type PanelTab = (typeof panelTabs)[number]

/** The open tab of the panel beside the home page; null while the panel is closed. */
export const frontPanel = createStore<PanelTab | null>(null)

/** Returns the open tab, and renders again when that changes. */
export function useFrontPanel(): PanelTab | null {
  return useSyncExternalStore(frontPanel.subscribe, frontPanel.get, () => null)
}
