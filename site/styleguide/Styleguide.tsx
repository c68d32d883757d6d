import Head from 'next/head'
import { BlockTree } from '#blocks/registry/BlockTree.tsx'
import { isOffered } from '#blocks/registry/documentTypes.ts'
import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { pageContext } from '../components/pageContext.ts'
import { SiteFrame } from '../components/SiteFrame.tsx'
import { type FixtureKind, fixtureKinds, styleguideReferences, styleguideSections } from './styleguide.blocks.ts'
import styles from './styleguide.module.css'

interface Props {
  site: ReaderSite
  now: Date
  kind: FixtureKind
}

/** Renders every block in all its examples, as readers would see them. For designers of the site. */
export function Styleguide({ site, now, kind }: Props) {
  const page = { ...pageContext({ site, references: styleguideReferences(kind) }, now), isDebug: kind === 'invalid' }
  return (
    <SiteFrame site={site} now={now} path="/styleguide">
      <Head>
        <title>Styleguide</title>
        <meta name="robots" content="noindex" />
      </Head>
      <article className="article">
        <header className="article__header">
          <h1 className="article__headline">Styleguide</h1>
          <nav aria-label="Examples" className={styles.kinds}>
            {fixtureKinds.map((other) => (
              <a key={other} href={`/styleguide?examples=${other}`} aria-current={other === kind ? 'page' : undefined}>
                {other}
              </a>
            ))}
          </nav>
        </header>
        {styleguideSections(kind).map(({ type, title, blocks }) => (
          <section key={type} id={type} className={styles.section} aria-label={title}>
            <p className={styles.name}>
              {title} <code>{type}</code>
            </p>
            <div className={isOffered(type, 'post') ? 'story article__body' : 'front'}>
              <BlockTree blocks={blocks} page={page} />
            </div>
          </section>
        ))}
      </article>
    </SiteFrame>
  )
}
