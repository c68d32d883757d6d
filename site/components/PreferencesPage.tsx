import type { ReaderSite } from '#contract/readerApi.schema.ts'
import type { Preferences } from '#contract/subscribing.schema.ts'
import { NoticePage } from './NoticePage.tsx'

interface Props {
  preferences: Preferences
  token: string
  isSaved: boolean
  site: ReaderSite
  now: Date
}

/** Shows all newsletters of the paper, with those that a reader gets. Works without script. */
export function PreferencesPage({ preferences: { email, newsletters }, token, isSaved, site, now }: Props) {
  return (
    <NoticePage
      site={site}
      now={now}
      label="Newsletters"
      headline="Your newsletters"
      wayOn={{ href: '/', label: 'Read today’s front page' }}
    >
      <p>
        For <strong>{email}</strong>
      </p>
      {isSaved && (
        <p className="preferences__saved" role="status">
          Your choice is saved.
        </p>
      )}
      <form className="preferences" method="post" action="/api/newsletters/preferences">
        <input type="hidden" name="token" value={token} />
        <fieldset>
          <legend>What we send you</legend>
          {newsletters.map(({ id, name, description, isSubscribed }) => (
            <label key={id}>
              <input type="checkbox" name="newsletter" value={id} defaultChecked={isSubscribed} />
              <span>
                <strong>{name}</strong>
                {description && <span className="preferences__about">{description}</span>}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="preferences__buttons">
          <button type="submit" className="button">
            Save
          </button>
          <button type="submit" className="preferences__all" name="action" value="none">
            Unsubscribe from all
          </button>
        </p>
      </form>
    </NoticePage>
  )
}
