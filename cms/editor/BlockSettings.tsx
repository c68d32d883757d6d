'use client'

import type { EditorViewProps } from '#blocks/core/editor.types.ts'
import type { BlockType } from '#blocks/registry/schemas.ts'
import { AnchorAndClass, SettingsPopover } from './SettingsPopover.tsx'

/** The settings popover that blocks share: anchor and class name (block-editor 2.1). */
export function BlockSettings({ props, update }: EditorViewProps<BlockType>) {
  if (!('anchor' in props)) return null
  return (
    <SettingsPopover>
      <AnchorAndClass anchor={String(props.anchor ?? '')} className={String(props.className ?? '')} update={update} />
    </SettingsPopover>
  )
}
