'use client'

import { useEffect, useRef, useState } from 'react'

// Widths of the window in which a page is drawn, in px.
const widths = { phone: 390, desk: 1280 } as const
// Width of the window up to which it is a phone itself, in px.
const phoneWindow = 600

/** Renders a page of the reader site, drawn by it and scaled to the room that there is. */
export function PagePicture({ src, title }: { src: string; title: string }) {
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 1, height: 1 })
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width || 1, height: entry.contentRect.height || 1 })
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  const width =
    window.innerWidth <= phoneWindow ? Math.min(widths.phone, size.width) : Math.max(widths.desk, size.width)
  const scale = Math.min(1, size.width / width)
  return (
    <div className="page-picture" ref={stage}>
      <iframe title={title} src={src} style={{ width, height: size.height / scale, transform: `scale(${scale})` }} />
    </div>
  )
}
