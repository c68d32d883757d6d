import { useSyncExternalStore } from 'react'
import { createStore } from '../collaboration/store.ts'

/** True while the preview of the home page is open. The button is in Payload's bar, the preview on the page. */
export const frontPreview = createStore(false)

/** Returns whether the preview is open, and renders again when that changes. */
export const useFrontPreview = (): boolean =>
  useSyncExternalStore(frontPreview.subscribe, frontPreview.get, () => false)
