import type { ReaderTeaser } from '#contract/reader.schema.ts'
import { kickerLabel } from './kicker.ts'

interface Props {
  post: ReaderTeaser
  now: Date
  timeZone: string
  // False on a section's own page, where every story would repeat its name.
  hasSection?: boolean
  // False in the editor, where nothing is a link.
  hasLinks?: boolean
}

/**
 * Renders the line above a headline: the kicker while it has not expired, and the section. Nothing, if there is
 * neither.
 */
export function Kicker({ post, now, timeZone, hasSection = true, hasLinks = true }: Props) {
  const label = kickerLabel(post, now, timeZone)
  // An opinion piece in the section of that name says so once.
  const section = hasSection && post.primarySection?.label !== label ? post.primarySection : null
  if (!label && !section) return null
  return (
    <p className="kicker">
      {label ? (
        <span className={`kicker__label${post.type === 'sponsored' ? ' kicker__label--sponsored' : ''}`}>{label}</span>
      ) : null}
      {section && hasLinks ? (
        <a className="kicker__section" href={section.href}>
          {section.label}
        </a>
      ) : null}
      {section && !hasLinks ? <span className="kicker__section">{section.label}</span> : null}
    </p>
  )
}
