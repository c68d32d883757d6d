'use client'

import { createContext, useContext } from 'react'
import type { EditorServices } from '#blocks/core/editor.types.ts'

export const EditorServicesContext = createContext<EditorServices | null>(null)

/** Returns the services of the back office for blocks. */
export function useEditorServices(): EditorServices {
  const services = useContext(EditorServicesContext)
  if (!services) throw new Error('A block is drawn outside of its editor')
  return services
}
