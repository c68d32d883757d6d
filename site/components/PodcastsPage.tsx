import { PlayEpisode } from '#blocks/core/EpisodeWays.tsx'
import { heardEpisode } from '#blocks/core/player/heardEpisode.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { EpisodeDate } from './EpisodeRow.tsx'
import { PageHead } from './PageHead.tsx'
import { PictureLink } from './PictureLink.tsx'
import { pageContext } from './pageContext.ts'
import { SiteFrame } from './SiteFrame.tsx'

interface Props {
  page: Extract<ReaderPage, { kind: 'podcasts' }>
  now: Date
}

/** Renders all podcasts: cover, what each is about, its newest episode. */
export function PodcastsPage({ page, now }: Props) {
  const { site, shows } = page
  const context = pageContext(page, now)
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <PageHead page={page} />
      <div className="listing">
        <header className="listing__header">
          <h1 className="listing__title">{page.title}</h1>
        </header>
        <ul className="podcasts">
          {shows.map(({ show, newest, episode }, index) => (
            <li key={show.id} className="podcasts__show">
              {show.logo ? (
                <PictureLink
                  className="podcasts__cover"
                  href={show.url}
                  media={show.logo}
                  sizes="(min-width: 640px) 200px, 112px"
                  aspectRatio={1}
                  isPriority={index === 0}
                />
              ) : null}
              <div className="podcasts__words">
                <h2 className="podcasts__name">
                  <a href={show.url}>{show.name}</a>
                </h2>
                {show.description ? <p className="podcasts__description">{show.description}</p> : null}
                {newest ? (
                  <div className="podcasts__newest">
                    <p className="podcasts__label">
                      Newest episode
                      <EpisodeDate published={newest.publishDateTime} now={now} timeZone={site.timeZone} />
                    </p>
                    <p className="podcasts__episode" {...newest.language}>
                      <a href={newest.url}>{newest.headline}</a>
                    </p>
                    <PlayEpisode
                      episode={heardEpisode(
                        { post: newest, show, sound: episode?.sound ?? null, image: newest.image ?? show.logo },
                        context,
                      )}
                    />
                  </div>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SiteFrame>
  )
}
