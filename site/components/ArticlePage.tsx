import type { CSSProperties } from 'react'
import { Kicker } from '#blocks/core/teaser/Kicker.tsx'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderArticlePage, ReaderSite } from '#contract/readerApi.schema.ts'
import { storyContents } from '../format/storyContents.ts'
import { AuthorBoxes } from './AuthorBoxes.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Byline } from './Byline.tsx'
import { LeadMedia, leadMediaOf } from './LeadMedia.tsx'
import { ListenPanel } from './ListenPanel.tsx'
import { MoreStories } from './MoreStories.tsx'
import { PageHead } from './PageHead.tsx'
import { pageContext } from './pageContext.ts'
import { ShareLinks } from './ShareLinks.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { SponsorLine } from './SponsorLine.tsx'
import { StoryBar, StoryContents } from './StoryBar.tsx'
import { StoryCredits } from './StoryCredits.tsx'
import { StoryForms } from './StoryForms.tsx'
import { StoryNotes } from './StoryNotes.tsx'
import { Transcript } from './Transcript.tsx'

interface Props {
  page: ReaderArticlePage
  now: Date
  // A draft: it is not counted when it is read, and its blocks can be distinguished.
  isPreview?: boolean
}

/** Renders a story: kicker, headline, dek, by-line and time, share, lead picture; then only the story. */
export function ArticlePage({ page, now, isPreview = false }: Props) {
  const { site, article, credits, more } = page
  const { timeZone } = site
  const context = pageContext(page, now, isPreview)
  // The way to the section of most stories is said by the kicker alone.
  const hasTrail = page.trail.length > 1
  const leadMedia = leadMediaOf(article)
  const isPictureFirst = leadMedia !== null && article.headlinePlacement === 'BOTTOM'
  const lead = leadMedia ? <LeadMedia article={article} media={leadMedia} lang={context.lang} /> : null
  const sections = storyContents(article.blocks)
  return (
    <SiteFrame site={site} now={now} path={page.path}>
      <PageHead page={page} />
      {isPreview ? null : <StoryBar page={page} sections={sections} />}
      <article
        className={`article${isPictureFirst ? ' article--picture-first' : ''}`}
        data-story-tools={isPreview ? undefined : ''}
        data-view={isPreview ? undefined : article.id}
        style={isPictureFirst ? ({ '--headline-length': article.headline.length } as CSSProperties) : undefined}
        {...article.language}
      >
        {context.isSponsored ? <SponsorLine article={article} page={context} /> : null}
        {isPictureFirst ? lead : null}
        <header className="article__header">
          {hasTrail ? <Breadcrumbs page={page} /> : null}
          <Kicker post={article} now={now} timeZone={timeZone} hasSection={!hasTrail} />
          <h1 className="article__headline">{article.headline}</h1>
          {article.dekBlocks.length > 0 ? (
            <div className="article__dek">
              <BlockTree blocks={article.dekBlocks} page={context} />
            </div>
          ) : null}
          <div className="article__meta">
            <Byline article={article} credits={credits} now={now} site={site} />
            <ShareLinks site={site} url={site.url + article.url} headline={article.headline} />
          </div>
        </header>
        {isPictureFirst ? null : lead}
        <ListenPanel article={article} episode={page.episode} page={context} />
        {page.episode?.transcript ? <Transcript transcript={page.episode.transcript} /> : null}
        <StoryContents sections={sections} language={article.language} site={site} />
        <div className="story article__body">
          <BlockTree blocks={article.blocks} page={{ ...context, hasPassageAnchors: true }} />
        </div>
        <footer className="article__footer">
          <StoryNotes corrections={article.corrections} site={site} />
          <StoryCredits credits={credits} site={site} />
          <p className="article__address" dir="ltr">
            {site.url + article.url}
          </p>
          <AuthorBoxes authors={credits.authors} site={site} />
          {article.tags.length > 0 ? <Tags tags={article.tags} /> : null}
          {isPreview ? null : <StoryForms page={page} />}
        </footer>
      </article>
      <MoreStories next={page.next} section={article.primarySection} posts={more} site={site} now={now} />
      {isPreview || !page.hasMostRead ? null : <MostReadPlace site={site} />}
    </SiteFrame>
  )
}

// A link to what is read most; the script of stories puts the list in its place.
function MostReadPlace({ site }: { site: ReaderSite }) {
  return (
    <aside className="article-read" aria-label="Most Read" data-most-read="" {...site.language}>
      <a className="article-read__link" href="/most-read">
        Most Read
      </a>
    </aside>
  )
}

function Tags({ tags }: { tags: readonly ReaderLink[] }) {
  return (
    <div className="article__filed">
      <h2 className="article__tags-title">Filed under</h2>
      <ul className="article__tags">
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a className="article__tag" href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
