/** Icons of tools: arrows, handles, settings. */
import { Icon } from './Icon.tsx'

export function ParentIcon() {
  return (
    <Icon>
      <path d="M5 9V5h9M5 5l6 6M15 15h-5" />
    </Icon>
  )
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M10 4v12M4 10h12" />
    </Icon>
  )
}

export function UpIcon() {
  return (
    <Icon>
      <path d="M10 16V4M5.5 8.5 10 4l4.5 4.5" />
    </Icon>
  )
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M10 4v12M5.5 11.5 10 16l4.5-4.5" />
    </Icon>
  )
}

export function SelectIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="12" height="12" rx="1" strokeDasharray="2.5 2" />
      <path d="m7 10 2.2 2.2L13 8.2" />
    </Icon>
  )
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M3.5 6.5h7M14.5 6.5h2M3.5 13.5h2M9.5 13.5h7" />
      <circle cx="12.5" cy="6.5" r="2" />
      <circle cx="7.5" cy="13.5" r="2" />
    </Icon>
  )
}

export function RemoveIcon() {
  return (
    <Icon>
      <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6" />
    </Icon>
  )
}

export function CropIcon() {
  return (
    <Icon>
      <path d="M6 3v11h11M3 6h11v11" />
    </Icon>
  )
}

export function GripIcon() {
  return (
    <Icon>
      <path
        d="M7.5 5v.01M7.5 10v.01M7.5 15v.01M12.5 5v.01M12.5 10v.01M12.5 15v.01"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Icon>
  )
}

export function IndentIcon() {
  return (
    <Icon>
      <path d="M9 5h8M9 10h8M9 15h8M3 7l3 3-3 3" />
    </Icon>
  )
}

export function OutdentIcon() {
  return (
    <Icon>
      <path d="M9 5h8M9 10h8M9 15h8M6 7l-3 3 3 3" />
    </Icon>
  )
}

/** Renders a pin; `isIn` where something is pinned. */
export function PinIcon({ isIn }: { isIn: boolean }) {
  return (
    <Icon>
      <path d="M7 3.5h6l-.8 5.2 2.3 2.8h-9l2.3-2.8zM10 11.5v5.5" fill={isIn ? 'currentColor' : 'none'} />
    </Icon>
  )
}

/** Renders a clock. */
export function ClockIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 6.5V10l2.5 1.8" />
    </Icon>
  )
}

export function LinkIcon() {
  return (
    <Icon>
      <path d="M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1" />
    </Icon>
  )
}

export function CaptionsIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="14" height="10.5" rx="1" />
      <path d="M5.5 9h4M11.5 9h3M5.5 12h2M9.5 12h5" />
    </Icon>
  )
}

export function ReplaceIcon() {
  return (
    <Icon>
      <path d="M4 9V7.5a2 2 0 0 1 2-2h9M12 2.5l3 3-3 3M16 11v1.5a2 2 0 0 1-2 2H5M8 17.5l-3-3 3-3" />
    </Icon>
  )
}

export function AlignmentIcon() {
  return (
    <Icon>
      <path d="M3 4h14M3 16h14" />
      <rect x="6" y="7" width="8" height="6" />
    </Icon>
  )
}
