import { Link } from '#blocks/core/Link.tsx'
import type { ReaderCredits, ReaderSite } from '#contract/readerApi.schema.ts'
import { AuthorList } from './AuthorList.tsx'

interface Props {
  credits: ReaderCredits
  site: ReaderSite
}

export function StoryCredits({ credits: { contributors, sources }, site }: Props) {
  if (contributors.length === 0 && sources.length === 0) return null
  return (
    <dl className="story-credits" {...site.language}>
      {contributors.map(({ role, people }) => (
        <div key={role} className="story-credits__row">
          <dt>{role}</dt>
          <dd>
            <AuthorList authors={people} />
          </dd>
        </div>
      ))}
      {sources.length > 0 ? (
        <div className="story-credits__row">
          <dt>{sources.length === 1 ? 'Source' : 'Sources'}</dt>
          <dd>
            {sources.map(({ name, url }, index) => (
              <span key={name}>
                {index > 0 ? ', ' : null}
                {url ? (
                  <Link className="story-credits__source" href={url} page={{ medium: 'page', site }}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
