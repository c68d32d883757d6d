import { Link } from '#blocks/core/Link.tsx'
import type { ReaderAlert, ReaderSite } from '#contract/readerApi.schema.ts'
import { alertScript } from '../reader/pageScripts.ts'

interface Props {
  alert: ReaderAlert
  site: ReaderSite
}

/**
 * Renders what readers must not miss, above the masthead. Its script runs before the bar is drawn, so that nothing
 * moves for those who have closed it; without script it stays.
 */
export function AlertBar({ alert: { id, text, url }, site }: Props) {
  return (
    <aside className="alert-bar" aria-label="Alert" data-alert={id}>
      {alertScript ? <script src={alertScript} /> : null}
      <div className="alert-bar__inner">
        <p className="alert-bar__text" dir="auto">
          {url ? (
            <Link className="alert-bar__link" href={url} page={{ medium: 'page', site }}>
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
        <button type="button" className="alert-bar__close" aria-label="Close the alert">
          <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" focusable="false">
            <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth={1.75} />
          </svg>
        </button>
      </div>
    </aside>
  )
}
