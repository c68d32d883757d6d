import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { blockMark } from './BlockDebug.tsx'
import { type TrackedEvent, trackEventName } from './trackEvent.ts'

/** A block that a page names, and where its panel goes. */
interface MarkedBlock {
  type: string
  /** The block as it is, to be copied. */
  json: string
  place: HTMLElement
}

/** Puts a place for a panel behind each mark. */
function openPlaces(): MarkedBlock[] {
  return [...document.querySelectorAll(`template[${blockMark}]`)].map((mark) => {
    const block: unknown = JSON.parse(mark.getAttribute(blockMark) ?? '{}')
    const place = document.createElement('div')
    mark.after(place)
    const type = typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : ''
    return { type, json: JSON.stringify(block, null, 2), place }
  })
}

function BlockPanel({ json, type }: Pick<MarkedBlock, 'json' | 'type'>) {
  return (
    <div className="block-debug">
      <button type="button" onClick={() => void navigator.clipboard.writeText(json)}>
        Copy {type} data
      </button>
      <pre>{json}</pre>
    </div>
  )
}

/** Keeps links from leading away, and shows in the console what was tracked (reader-site 6). */
function useHeldLinks(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    const hold = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    const tell = (event: Event) => {
      if (event instanceof CustomEvent) console.info('tracked', event.detail satisfies TrackedEvent)
    }
    document.addEventListener('click', hold, true)
    window.addEventListener(trackEventName, tell)
    return () => {
      document.removeEventListener('click', hold, true)
      window.removeEventListener(trackEventName, tell)
    }
  }, [isHeld])
}

/** Tools for whoever builds the site: each block as JSON, and links that stay so that tracking can be looked at. */
export function BlockInspectorIsland() {
  const [blocks, setBlocks] = useState<MarkedBlock[]>([])
  const [isHeld, setIsHeld] = useState(false)
  useHeldLinks(isHeld)
  const isOn = blocks.length > 0
  const toggle = () => {
    for (const { place } of blocks) place.remove()
    setBlocks(isOn ? [] : openPlaces())
  }
  return (
    <div className="block-inspector">
      <button type="button" aria-pressed={isOn} onClick={toggle}>
        {isOn ? 'Disable' : 'Enable'} block debug
      </button>
      <button type="button" aria-pressed={isHeld} onClick={() => setIsHeld(!isHeld)}>
        {isHeld ? 'Follow links' : 'Hold links'}
      </button>
      {blocks.map(({ json, place, type }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page do not change while they are looked at
        createPortal(<BlockPanel key={index} type={type} json={json} />, place),
      )}
    </div>
  )
}
