import { useEffect, useState } from 'react'
import { type TrackedEvent, trackEventName } from '#contract/trackEvent.ts'
import { blockMark } from './BlockDebug.tsx'

function panelOf(json: string, type: string): HTMLElement {
  const panel = document.createElement('div')
  panel.className = 'block-debug'
  const copy = document.createElement('button')
  copy.type = 'button'
  copy.textContent = `Copy ${type} data`
  copy.addEventListener('click', () => void navigator.clipboard.writeText(json))
  const text = document.createElement('pre')
  text.textContent = json
  panel.append(copy, text)
  return panel
}

// Puts a panel behind the mark of each block that has none: the blocks themselves are drawn by others, and while
// developing Next runs this part of the page a second time.
function openPanels(): HTMLElement[] {
  const marks = [...document.querySelectorAll(`template[${blockMark}]`)]
  const bare = marks.filter(({ nextElementSibling }) => !nextElementSibling?.classList.contains('block-debug'))
  return bare.map((mark) => {
    const block: unknown = JSON.parse(mark.getAttribute(blockMark) ?? '{}')
    const type = typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : ''
    const panel = panelOf(JSON.stringify(block, null, 2), type)
    mark.after(panel)
    return panel
  })
}

// Keeps links from leading away, and shows in the console what was tracked (docs/spec/reader-site.md#block-debug).
function useHeldLinks(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    const hold = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    const report = (event: Event) => {
      if (event instanceof CustomEvent) console.info('tracked', event.detail satisfies TrackedEvent)
    }
    document.addEventListener('click', hold, true)
    window.addEventListener(trackEventName, report)
    return () => {
      document.removeEventListener('click', hold, true)
      window.removeEventListener(trackEventName, report)
    }
  }, [isHeld])
}

/**
 * Renders tools for developers of the site: each block as JSON, and disabled links so that tracking can be observed.
 */
export function BlockInspectorIsland() {
  const [isOn, setIsOn] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  useHeldLinks(isHeld)
  useEffect(() => {
    if (!isOn) return
    const panels = openPanels()
    return () => {
      for (const panel of panels) panel.remove()
    }
  }, [isOn])
  return (
    <div className="block-inspector">
      <button type="button" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        {isOn ? 'Disable' : 'Enable'} block debug
      </button>
      <button type="button" aria-pressed={isHeld} onClick={() => setIsHeld(!isHeld)}>
        {isHeld ? 'Follow links' : 'Hold links'}
      </button>
    </div>
  )
}
