import type { ReaderTeaser } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { layOutFrontPage } from '../reader/frontPage.ts'
import { PageHead } from './PageHead.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { Teaser } from './Teaser.tsx'

interface Props {
  page: Extract<ReaderPage, { kind: 'home' }>
  now: Date
}

/** The front page until it is curated: the newest story leads, then come the second rank, the sections and the rest. */
export function HomePage({ page, now }: Props) {
  const { site } = page
  const { lead, secondRank, row, sections, river } = layOutFrontPage(page)
  const shared = { now, timeZone: site.timeZone }
  return (
    <SiteFrame site={site} now={now} path="/" isFrontPage>
      <PageHead page={page} />
      {lead ? (
        <div className="home-top">
          <div className="home-top__lead">
            <Teaser post={lead} rank="lead" isPriority {...shared} />
          </div>
          {secondRank.length > 0 ? (
            <div className="home-top__beside">
              {secondRank.map((post, index) => (
                <Teaser key={post.id} post={post} rank="second" hasPicture={index === 0} {...shared} />
              ))}
            </div>
          ) : null}
        </div>
      ) : (
        <p className="home-empty">The first edition is being written. Please come back soon.</p>
      )}
      {row.length > 0 ? (
        <div className="home-row">
          {row.map((post) => (
            <Teaser key={post.id} post={post} rank="second" {...shared} />
          ))}
        </div>
      ) : null}
      <div className="home-sections">
        {sections.map(({ link, posts }) => (
          <HomeSection key={link.href} label={link.label} href={link.href} posts={posts} {...shared} />
        ))}
      </div>
      {river.length > 0 ? (
        <section className="home-section" aria-labelledby="more-news">
          <h2 className="home-section__label" id="more-news">
            More news
          </h2>
          <div className="home-river">
            {river.map((post) => (
              <Teaser key={post.id} post={post} rank="row" level={3} {...shared} />
            ))}
          </div>
        </section>
      ) : null}
    </SiteFrame>
  )
}

interface SectionProps {
  label: string
  href: string
  posts: ReaderTeaser[]
  now: Date
  timeZone: string
}

/** A section on the front page: a rule, its name, one story with a picture and the headlines of others. */
function HomeSection({ label, href, posts, now, timeZone }: SectionProps) {
  const shared = { now, timeZone, level: 3 as const, hasSection: false }
  const [first, ...others] = posts
  const id = `section-${href.replace(/[^a-z\d]+/giu, '-')}`
  return (
    <section className="home-section" aria-labelledby={id}>
      <h2 className="home-section__label" id={id}>
        <a href={href}>{label}</a>
      </h2>
      <div className="home-section__stories">
        {first ? <Teaser post={first} rank="second" {...shared} /> : null}
        {others.length > 0 ? (
          <div className="home-section__lines">
            {others.map((post) => (
              <Teaser key={post.id} post={post} rank="line" {...shared} />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  )
}
