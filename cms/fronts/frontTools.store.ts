import { useSyncExternalStore } from 'react'
import { createStore } from '../kit/store.ts'

export const panelTabs = ['clipboard', 'launches', 'time'] as const

export type PanelTab = (typeof panelTabs)[number]

/** The open tab of the panel beside the home page; null while the panel is closed. */
export const frontPanel = createStore<PanelTab | null>(null)

/** Returns the open tab, and renders again when that changes. */
export function useFrontPanel(): PanelTab | null {
  return useSyncExternalStore(frontPanel.subscribe, frontPanel.get, () => null)
}

/** True while the preview of the home page is open. The button is in Payload's bar, the preview on the page. */
export const frontPreview = createStore(false)

/** Returns whether the preview is open, and renders again when that changes. */
export function useFrontPreview(): boolean {
  return useSyncExternalStore(frontPreview.subscribe, frontPreview.get, () => false)
}

/** True while the page is as narrow as on a phone. */
export const phoneWidth = createStore(false)

/** Returns whether the page is as narrow as on a phone, and renders again when that changes. */
export function usePhoneWidth(): boolean {
  return useSyncExternalStore(phoneWidth.subscribe, phoneWidth.get, () => false)
}
