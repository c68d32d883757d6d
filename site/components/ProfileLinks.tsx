import { Link } from '#blocks/core/Link.tsx'
import type { ReaderProfile } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'

interface Props {
  profile: ReaderProfile
  site: ReaderSite
}

export function ProfileLinks({ profile: { contact, links, name }, site }: Props) {
  if (!contact && links.length === 0) return null
  return (
    <ul className="profile-links" aria-label={`How to reach ${name}`}>
      {contact ? (
        <li>
          <a className="profile-links__link" href={`mailto:${contact}`}>
            {contact}
          </a>
        </li>
      ) : null}
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link className="profile-links__link" href={href} page={{ medium: 'page', site }} rel="me">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
