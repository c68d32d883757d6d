import { MailHeadline, MailTitle } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { postOf } from '../core/references.ts'
import type { homepageRiver } from './homepage-river.schema.ts'

/** Stories by their headlines, each with its dek. */
export const homepageRiverMail: MailFace<typeof homepageRiver> = {
  render: ({ block: { props }, page }) => {
    const stories = props.posts.flatMap((id) => postOf(page, id) ?? [])
    if (stories.length === 0) return null
    return (
      <>
        {props.title.trim() && <MailTitle>{props.title}</MailTitle>}
        {stories.map(({ id, type, headline, dek, url }) => (
          <MailHeadline key={id} href={url} page={page} note={dek}>
            {type === 'sponsored' ? `Sponsored: ${headline}` : headline}
          </MailHeadline>
        ))}
      </>
    )
  },
}
