'use client'

import { useEffect, useState } from 'react'

/** Takes files that are dropped anywhere on the page, and says so while they are held over it. */
export function PageDrop({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // Entering a child comes before leaving its parent.
    let depth = 0
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth += 1
      setIsOver(true)
    }
    const over = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      depth = 0
      setIsOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('dragenter', enter, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => leaving.abort()
  }, [onFiles])
  return isOver ? <div className="media-page-drop">Drop to upload to the library</div> : null
}
