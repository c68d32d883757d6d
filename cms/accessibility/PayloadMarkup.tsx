'use client'

import { type ReactNode, useEffect } from 'react'
import { keepMarkupMended } from './payloadMarkup.ts'

/** Gives Payload's own screens the names and landmarks that they lack. */
export function PayloadMarkup({ children }: { children: ReactNode }) {
  useEffect(() => keepMarkupMended(document.body), [])
  return children
}
