'use client'

import { useDocumentInfo, XIcon } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ClipboardTab } from '../clipboard/ClipboardTab.tsx'
import { useKeptStories } from '../clipboard/useKeptStories.ts'
import { frontPanel, type PanelTab, panelTabs, useFrontPanel } from '../frontTools.store.ts'
import { LaunchesTab } from '../launches/LaunchesTab.tsx'
import { TimeTab } from '../time-machine/TimeTab.tsx'
import './frontPanel.css'

const tabNames: Record<PanelTab, string> = { clipboard: 'Clipboard', launches: 'Launches', time: 'Time' }

/** Renders the panel beside the home page: the curator's clipboard, the launches, and other minutes. */
export function FrontPanelPlugin() {
  const tab = useFrontPanel()
  const { id } = useDocumentInfo()
  useKeptStories()
  useEffect(() => {
    if (tab === null) return
    document.documentElement.dataset.frontPanel = tab
    return () => {
      delete document.documentElement.dataset.frontPanel
    }
  }, [tab])
  return tab === null ? null : createPortal(<FrontPanel tab={tab} front={Number(id)} />, document.body)
}

function FrontPanel({ tab, front }: { tab: PanelTab; front: number }) {
  const panel = useRef<HTMLElement>(null)
  const panelId = useId()
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [])
  const close = () => {
    frontPanel.set(null)
    document.querySelector<HTMLElement>('[data-panel-toggle]')?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    // A dialog over the panel takes the key itself.
    const isInPanel = event.target instanceof Node && panel.current?.contains(event.target)
    if (event.key === 'Escape' && isInPanel && !event.defaultPrevented) close()
  }
  const stepTab = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = panelTabs.at((panelTabs.indexOf(tab) + step) % panelTabs.length) ?? tab
    frontPanel.set(next)
    panel.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <aside ref={panel} className="front-panel" aria-label="Home page" onKeyDown={pressKey}>
      <div className="front-panel__head">
        <div className="front-panel__tabs" role="tablist" aria-label="Home page" onKeyDown={stepTab}>
          {panelTabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              data-tab={name}
              id={`${panelId}-${name}`}
              aria-selected={name === tab}
              aria-controls={panelId}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => frontPanel.set(name)}
            >
              {tabNames[name]}
            </button>
          ))}
        </div>
        <button type="button" className="front-panel__close" aria-label="Close the panel" title="Close" onClick={close}>
          <XIcon />
        </button>
      </div>
      <div className="front-panel__body" role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        {tab === 'clipboard' && <ClipboardTab />}
        {tab === 'launches' && <LaunchesTab front={front} />}
        {tab === 'time' && <TimeTab front={front} />}
      </div>
    </aside>
  )
}
