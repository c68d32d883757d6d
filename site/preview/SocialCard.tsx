import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { PageHead } from '../components/PageHead.tsx'
import { sharedPicture } from '../images/sharePicture.ts'
import styles from './preview.module.css'

/** Renders a page as social networks show a link to it: what its page's head says, and the picture that they get. */
export function SocialCard({ page }: { page: ReaderPage }) {
  const { seo, site } = page
  return (
    <main className={styles.elsewhere}>
      <PageHead page={page} />
      <h1 className={styles.label}>Shared on a social network</h1>
      <article className={styles.card}>
        {seo.image ? (
          <img className={styles.cardPicture} src={sharedPicture(seo.image, site.url).url} alt={seo.image.alt} />
        ) : (
          <p className={styles.noPicture}>Without a picture. A featured or social image stands here.</p>
        )}
        <div className={styles.cardText}>
          <p className={styles.host}>{new URL(site.url).host}</p>
          <h2 className={styles.cardTitle}>{seo.title}</h2>
          <p className={styles.cardDescription}>{seo.description}</p>
        </div>
      </article>
    </main>
  )
}
