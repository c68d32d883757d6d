/** Icons of blocks: in the slash menu, in their toolbars, and in empty blocks. */
import { Icon } from './Icon.tsx'

export function ImageIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1" />
      <circle cx="7" cy="8" r="1.25" />
      <path d="m3.5 14.5 4-3.5 3 2.5 3-3 3 3" />
    </Icon>
  )
}

export function GalleryIcon() {
  return (
    <Icon>
      <rect x="5" y="5" width="12" height="9" rx="1" />
      <path d="M3 8v8.5h11M8 12l2.5-2.5 4 4" />
    </Icon>
  )
}

export function QuoteIcon() {
  return (
    <Icon>
      <path d="M4 5.5h12M4 14.5h12M6.5 11V9a1.5 1.5 0 0 1 1.5-1.5M10.5 11V9A1.5 1.5 0 0 1 12 7.5" />
    </Icon>
  )
}

export function ColumnsIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="6" height="12" rx="1" />
      <rect x="11" y="4" width="6" height="12" rx="1" />
    </Icon>
  )
}

export function ContainerIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1" strokeDasharray="2 2" />
      <path d="M6 8h8M6 11h5" />
    </Icon>
  )
}

export function ButtonIcon() {
  return (
    <Icon>
      <rect x="3" y="7" width="14" height="6" rx="3" />
      <path d="M7 10h6" />
    </Icon>
  )
}

export function HtmlIcon() {
  return (
    <Icon>
      <path d="M7 6.5 3.5 10 7 13.5M13 6.5l3.5 3.5-3.5 3.5M11 5 9 15" />
    </Icon>
  )
}

export function SpacerIcon() {
  return (
    <Icon>
      <path d="M4 4h12M4 16h12M10 6.5v7M8 8.5l2-2 2 2M8 11.5l2 2 2-2" />
    </Icon>
  )
}

export function SeparatorIcon() {
  return (
    <Icon>
      <path d="M3 10h14M6 6h8M6 14h8" />
    </Icon>
  )
}

export function FileIcon() {
  return (
    <Icon>
      <path d="M6 3h6l3 3v11H6zM12 3v3h3M8.5 10h4M8.5 13h4" />
    </Icon>
  )
}

export function VideoIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="14" height="10" rx="1" />
      <path d="m8.5 7.75 4 2.25-4 2.25z" />
    </Icon>
  )
}

export function AudioIcon() {
  return (
    <Icon>
      <path d="M4 8.5v3M7 6v8M10 4v12M13 7v6M16 8.5v3" />
    </Icon>
  )
}

export function CompareIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1" />
      <path d="M10 3v14M7.5 8.5 6 10l1.5 1.5M12.5 8.5 14 10l-1.5 1.5" />
    </Icon>
  )
}

export function SponsorIcon() {
  return (
    <Icon>
      <rect x="3" y="7" width="14" height="9" rx="1" />
      <path d="M6 4h8M7.5 11.5h5" />
    </Icon>
  )
}

export function InfoIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.25v4M10 6.5v1" />
    </Icon>
  )
}

export function SidebarIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1" />
      <path d="M11.5 4v12M13.25 7h2M13.25 9.5h2" />
    </Icon>
  )
}

export function AsideIcon() {
  return (
    <Icon>
      <path d="M3 5h6M3 8.5h6M3 12h6M3 15.5h6" />
      <rect x="11.5" y="6" width="5.5" height="8" rx="1" />
    </Icon>
  )
}

export function SectionTitleIcon() {
  return (
    <Icon>
      <path d="M3 6h14M6 10.5h8M8 14h4" />
    </Icon>
  )
}

export function RelatedIcon() {
  return (
    <Icon>
      <path d="M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h1M3.5 10h1M3.5 14.5h1" />
    </Icon>
  )
}

export function NewsletterIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="14" height="10" rx="1" />
      <path d="m3.5 6 6.5 5 6.5-5" />
    </Icon>
  )
}

export function PromotionIcon() {
  return (
    <Icon>
      <path d="M4 8.5v3l8.5 4v-11ZM6 12.5V16h2.5v-2.5M15 8c1.3.8 1.3 3.2 0 4" />
    </Icon>
  )
}

export function SlotIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1" />
      <circle cx="10" cy="8.5" r="1.75" />
      <path d="M6.5 14c.5-2 2-3 3.5-3s3 1 3.5 3" />
    </Icon>
  )
}

export function AdIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="14" height="10" rx="1" />
      <path d="m5.5 12.5 2-5 2 5m-3.4-1.5h2.8M11.5 7.5v5c3.5 0 3.5-5 0-5Z" />
    </Icon>
  )
}

export function PopularIcon() {
  return (
    <Icon>
      <path d="M4 16v-5h3v5M8.5 16V5h3v11M13 16V8.5h3V16M3 16h14" />
    </Icon>
  )
}

export function ReusableIcon() {
  return (
    <Icon>
      <path d="m10 3 6 3.5v7L10 17l-6-3.5v-7Zm0 7v7m0-7 6-3.5M10 10 4 6.5" />
    </Icon>
  )
}

export function CodeIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1" />
      <path d="M8 8 6 10l2 2M12 8l2 2-2 2" />
    </Icon>
  )
}

export function CheckListIcon() {
  return (
    <Icon>
      <path d="m3 5.5 1.5 1.5L7 4M10 5.5h7M10 14.5h7" />
      <rect x="3" y="12.5" width="4" height="4" rx="0.5" />
    </Icon>
  )
}

export function TableIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="14" height="12" rx="1" />
      <path d="M3 8h14M3 12h14M8 4v12" />
    </Icon>
  )
}

export function DekIcon() {
  return (
    <Icon>
      <path d="M3 5h14M3 10h14M3 15h9" />
    </Icon>
  )
}

export function CaptionIcon() {
  return (
    <Icon>
      <rect x="3" y="3" width="14" height="9" rx="1" />
      <path d="M3 16h9" />
    </Icon>
  )
}

export function ChartIcon() {
  return (
    <Icon>
      <path d="M3.5 3.5v13h13M6.5 13l3-4 2.5 2 4-5.5" />
    </Icon>
  )
}

export function DocumentIcon() {
  return (
    <Icon>
      <rect x="4" y="3" width="12" height="14" rx="1" />
      <path d="M7 7h6M7 10h6M7 13h3" />
    </Icon>
  )
}

export function EmbedIcon() {
  return (
    <Icon>
      <path d="M8 13H5.5a3 3 0 0 1 0-6H8M12 7h2.5a3 3 0 0 1 0 6H12M7.5 10h5" />
    </Icon>
  )
}

export function PodcastIcon() {
  return (
    <Icon>
      <circle cx="10" cy="8" r="2" />
      <path d="M10 12.5v4M6.5 12a5 5 0 1 1 7 0M4.5 14a8 8 0 1 1 11 0" />
    </Icon>
  )
}

export function EpisodesIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="6" height="5" rx="0.5" />
      <rect x="11" y="4" width="6" height="5" rx="0.5" />
      <path d="M3 12.5h6M3 15.5h4M11 12.5h6M11 15.5h4" />
    </Icon>
  )
}
