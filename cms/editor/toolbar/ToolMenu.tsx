'use client'

import { Popup } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface ToolMenuProps {
  label: string
  // Content of the button; `label` is its name and its tooltip.
  button: ReactNode
  children(close: () => void): ReactNode
}

/** Renders a menu that a button of the toolbar opens. The caret stays in the text. */
export function ToolMenu({ label, button, children }: ToolMenuProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the text
    <span className="tool-menu" title={label} onMouseDown={(event) => event.preventDefault()}>
      <Popup
        button={button}
        buttonClassName="block-tool"
        portalClassName="tool-menu-popup"
        noBackground
        caret={false}
        size="fit-content"
        horizontalAlign="left"
        showScrollbar
        render={({ close }) => children(close)}
      />
    </span>
  )
}
