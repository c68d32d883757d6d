'use client'

import { useEffect } from 'react'

/** Stands beside what a page shows and says, once that has come to life, that the page is whole. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.arrived = 'yes'
    document.getElementById('page-not-alive')?.remove()
  }, [])
  return null
}
