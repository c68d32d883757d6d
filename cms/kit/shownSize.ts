import { type RefObject, useEffect, useState } from 'react'

// Width up to which this window is a phone itself, in px.
const phoneWindow = 600

// Width of the window that is shown, in px.
const widths = { phone: 390, desk: 1280 } as const

/** Returns the width in px of the window that a preview shows, and the scale at which it fits into `room` px. */
export function shownSize(device: keyof typeof widths, room: number): { width: number; scale: number } {
  const isPhone = device === 'phone' || window.innerWidth <= phoneWindow
  const width = isPhone ? Math.min(widths.phone, room) : Math.max(widths.desk, room)
  return { width, scale: Math.min(1, room / width) }
}

/** Returns the size of an element in px; 1 by 1 until it is known. */
export function useElementSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width || 1, height: entry.contentRect.height || 1 })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
