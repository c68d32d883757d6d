'use client'

import { PopupList } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { ToolMenu } from './ToolMenu.tsx'
import type { TextTool } from './useTextTools.ts'

export function ToolEntries({ tools, close }: { tools: readonly TextTool[]; close(): void }) {
  return (
    <PopupList.ButtonGroup>
      {tools.map(({ key, label, Icon, isActive, isEnabled, onSelect }) => (
        <PopupList.Button
          key={key}
          active={isActive}
          disabled={!isEnabled}
          onClick={() => {
            close()
            onSelect()
          }}
        >
          <span className="tool-entry">
            <Icon />
            {label}
          </span>
        </PopupList.Button>
      ))}
    </PopupList.ButtonGroup>
  )
}

interface ToolChoiceProps {
  label: string
  tools: readonly TextTool[]
  icon: ReactNode
}

/** Renders a menu of tools of text: formats, alignments. */
export function ToolChoice({ label, tools, icon }: ToolChoiceProps) {
  return (
    <ToolMenu
      label={label}
      button={
        <>
          {icon}
          <span className="tool-name">{label}</span>
        </>
      }
    >
      {(close) => <ToolEntries tools={tools} close={close} />}
    </ToolMenu>
  )
}
