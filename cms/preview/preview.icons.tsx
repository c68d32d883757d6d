import { Icon } from '#blocks/core/Icon.tsx'

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M6 2.5h8v15H6zM9 15h2" />
    </Icon>
  )
}

export function DeskIcon() {
  return (
    <Icon>
      <path d="M2.5 4h15v9.5h-15zM7 16.5h6M10 13.5v3" />
    </Icon>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.5 1.5M14.2 14.2l1.5 1.5M4.3 15.7l1.5-1.5M14.2 5.8l1.5-1.5" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z" />
    </Icon>
  )
}

export function WindowIcon() {
  return (
    <Icon>
      <path d="M8 4H3.5v12.5H16V12M11 3.5h5.5V9M16.5 3.5 9 11" />
    </Icon>
  )
}

export function LinkIcon() {
  return (
    <Icon>
      <path d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2.5v2.5H12zM14.5 14.5H17V17h-2.5" />
    </Icon>
  )
}

export function PictureIcon() {
  return (
    <Icon>
      <path d="M2.5 4h15v12h-15zM2.5 13l4-4 3.5 3.5L13.5 9l4 4M13 7.2v.1" />
    </Icon>
  )
}
