import type { ReactNode } from 'react'

/** One set of icons for all blocks: 20 px, one stroke width, drawn in the colour of the text. */
function Icon({ children }: { children: ReactNode }) {
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

export const ImageIcon = () => (
  <Icon>
    <rect x="3" y="4" width="14" height="12" rx="1" />
    <circle cx="7" cy="8" r="1.25" />
    <path d="m3.5 14.5 4-3.5 3 2.5 3-3 3 3" />
  </Icon>
)

export const GalleryIcon = () => (
  <Icon>
    <rect x="5" y="5" width="12" height="9" rx="1" />
    <path d="M3 8v8.5h11M8 12l2.5-2.5 4 4" />
  </Icon>
)

export const QuoteIcon = () => (
  <Icon>
    <path d="M4 5.5h12M4 14.5h12M6.5 11V9a1.5 1.5 0 0 1 1.5-1.5M10.5 11V9A1.5 1.5 0 0 1 12 7.5" />
  </Icon>
)

export const ColumnsIcon = () => (
  <Icon>
    <rect x="3" y="4" width="6" height="12" rx="1" />
    <rect x="11" y="4" width="6" height="12" rx="1" />
  </Icon>
)

export const ContainerIcon = () => (
  <Icon>
    <rect x="3" y="4" width="14" height="12" rx="1" strokeDasharray="2 2" />
    <path d="M6 8h8M6 11h5" />
  </Icon>
)

export const ButtonIcon = () => (
  <Icon>
    <rect x="3" y="7" width="14" height="6" rx="3" />
    <path d="M7 10h6" />
  </Icon>
)

export const HtmlIcon = () => (
  <Icon>
    <path d="M7 6.5 3.5 10 7 13.5M13 6.5l3.5 3.5-3.5 3.5M11 5 9 15" />
  </Icon>
)

export const SpacerIcon = () => (
  <Icon>
    <path d="M4 4h12M4 16h12M10 6.5v7M8 8.5l2-2 2 2M8 11.5l2 2 2-2" />
  </Icon>
)

export const SeparatorIcon = () => (
  <Icon>
    <path d="M3 10h14M6 6h8M6 14h8" />
  </Icon>
)

export const FileIcon = () => (
  <Icon>
    <path d="M6 3h6l3 3v11H6zM12 3v3h3M8.5 10h4M8.5 13h4" />
  </Icon>
)
