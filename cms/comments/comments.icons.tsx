import { Icon } from '#blocks/core/Icon.tsx'

export function CommentIcon() {
  return (
    <Icon>
      <path d="M4 4.5h12v9H9.5L6.5 16v-2.5H4Z" />
    </Icon>
  )
}

export function ResolveIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="6.5" />
      <path d="m7.25 10.25 2 2 3.75-4.25" />
    </Icon>
  )
}

export function ReopenIcon() {
  return (
    <Icon>
      <path d="M5 4v4h4M5.5 8a5.5 5.5 0 1 1-.6 4" />
    </Icon>
  )
}

export function SmileIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M7.25 11.5c1.4 2 4.1 2 5.5 0M7.75 8.25v.01M12.25 8.25v.01" strokeLinecap="round" />
    </Icon>
  )
}

export function ListIcon() {
  return (
    <Icon>
      <path d="M7.5 5.5H16M7.5 10H16M7.5 14.5H16M4 5.5h.01M4 10h.01M4 14.5h.01" strokeLinecap="round" />
    </Icon>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9m0-9-9 9" />
    </Icon>
  )
}

export function BellIcon() {
  return (
    <Icon>
      <path d="M5.5 13.5V9a4.5 4.5 0 0 1 9 0v4.5l1.25 1.25H4.25ZM8.5 16.5h3" />
    </Icon>
  )
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M10 4.5v11M4.5 10h11" />
    </Icon>
  )
}
