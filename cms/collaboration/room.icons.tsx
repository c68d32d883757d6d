import type { ReactNode } from 'react'
import { Icon } from '#blocks/core/Icon.tsx'
import type { SaveStatus } from './room.types.ts'

export function UndoIcon() {
  return (
    <Icon>
      <path d="M7.5 4.5 4 8l3.5 3.5M4.5 8H12a3.75 3.75 0 0 1 0 7.5H9" />
    </Icon>
  )
}

export function RedoIcon() {
  return (
    <Icon>
      <path d="M12.5 4.5 16 8l-3.5 3.5M15.5 8H8a3.75 3.75 0 0 0 0 7.5h3" />
    </Icon>
  )
}

const marks: Record<SaveStatus, ReactNode> = {
  unknown: <path d="M8 11.25h.01M10.5 11.25h.01M13 11.25h.01" strokeLinecap="round" strokeWidth="1.75" />,
  saving: <path d="M10.5 13.5v-4m-1.75 1.5 1.75-1.75L12.25 11" />,
  cached: <path d="m4 3.5 12 13" />,
  saved: <path d="m8.5 11.25 1.5 1.5 2.75-3" />,
  dirty: <path d="M10.5 9v2.5m0 1.75v.01" strokeLinecap="round" />,
}

/** Renders a cloud with a mark for where what was written is; the words beside it say the same. */
export function CloudIcon({ status }: { status: SaveStatus }) {
  return (
    <Icon>
      <path d="M6 15.5a3.25 3.25 0 0 1-.4-6.48 4.75 4.75 0 0 1 9.2-.77A3.65 3.65 0 0 1 14.5 15.5Z" />
      {marks[status]}
    </Icon>
  )
}
