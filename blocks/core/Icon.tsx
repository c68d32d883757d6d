import type { ReactNode } from 'react'

/** Renders an icon of the editor and its blocks: 20 px, one stroke width, drawn in the colour of the text. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
