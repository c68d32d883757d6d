import type { ReaderProfile } from '#contract/reader.schema.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { Picture } from '../images/Picture.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'

interface Props {
  authors: readonly ReaderProfile[]
  site: ReaderSite
}

const isIntroduced = ({ bio, contact, links }: ReaderProfile) => Boolean(bio || contact || links.length > 0)

export function AuthorBoxes({ authors, site }: Props) {
  const introduced = authors.filter(isIntroduced)
  if (introduced.length === 0) return null
  return (
    <section
      className="author-boxes"
      aria-label={introduced.length === 1 ? 'About the author' : 'About the authors'}
      {...site.language}
    >
      {introduced.map((profile) => (
        <AuthorBox key={profile.url} profile={profile} site={site} />
      ))}
    </section>
  )
}

function AuthorBox({ profile, site }: { profile: ReaderProfile; site: ReaderSite }) {
  const { name, url, role, bio, portrait } = profile
  return (
    <div className="author-box">
      {portrait ? (
        <div className="author-box__portrait">
          <Picture media={portrait} alt="" sizes="72px" aspectRatio={1} />
        </div>
      ) : null}
      <div className="author-box__words">
        <p className="author-box__name">
          {url ? (
            <a href={url} rel="author">
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
          {role ? <span className="author-box__role">, {role}</span> : null}
        </p>
        {bio ? (
          <p className="author-box__bio" dir="auto">
            {bio}
          </p>
        ) : null}
        <ProfileLinks profile={profile} site={site} />
      </div>
    </div>
  )
}
