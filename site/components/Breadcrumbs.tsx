import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { pathTo } from '../reader/breadcrumbs.ts'

interface Props {
  page: ReaderPage
}

export function Breadcrumbs({ page }: Props) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs" {...page.site.language}>
      <ol className="breadcrumbs__list">
        {pathTo(page).map(({ label, href }) => (
          <li key={href} className="breadcrumbs__step">
            <a className="breadcrumbs__link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
