'use client'
import { useState } from 'react'
import { ToolButton } from './BlockTools.tsx'
import { $setProps } from './blockNode.ts'
import type { Pin, SlotDefinition } from './collectionQuery.schema.ts'
import type { EditorViewProps, LibraryPost, PickPostOptions } from './editor.types.ts'
import { ScheduleUnpin } from './ScheduleUnpin.tsx'

interface PinToolsProps {
  view: EditorViewProps<SlotDefinition>
  purpose: PickPostOptions['purpose']
  pinOf(post: LibraryPost): Pin
}

/** 'Pin Post' or 'Replace Pin', 'Unpin' and 'Schedule unpin' of a slot (docs/spec/newsroom.md#slots). */
export function PinTools({ view, purpose, pinOf }: PinToolsProps) {
  const { props, edit, services } = view
  const [isScheduling, setIsScheduling] = useState(false)
  const { pinned } = props
  const setPin = (pin: Pin | null) => edit((node) => $setProps(node, { pinned: pin }))
  const choose = async () => {
    const post = await services.pickPost({ purpose, current: pinned?.id })
    if (post) setPin(pinOf(post))
  }
  return (
    <>
      <ToolButton label={pinned ? 'Replace Pin' : 'Pin Post'} onClick={() => void choose()} />
      {pinned && (
        <>
          <ToolButton label="Unpin" onClick={() => setPin(null)} />
          <span className="block-tool-link">
            <ToolButton
              label="Schedule unpin"
              isPressed={isScheduling}
              onClick={() => setIsScheduling(!isScheduling)}
            />
            {isScheduling && (
              <ScheduleUnpin
                until={pinned.until}
                timeZone={services.timeZone ?? 'UTC'}
                DayField={services.DayField}
                onChange={(until) => {
                  setPin({ ...pinned, until })
                  setIsScheduling(false)
                }}
              />
            )}
          </span>
        </>
      )}
    </>
  )
}
