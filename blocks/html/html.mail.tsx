import { MailTitle, PageLink } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { labelInMail, textInMail } from '../core/mail/mailStyles.ts'
import { referenceOf } from '../core/references.ts'
import type { html } from './html.schema.ts'
import { markupForMail } from './markupForMail.ts'

/** The text and pictures of markup; a tool, a frame and what a script draws become a link to the page. */
export const htmlMail: MailFace<typeof html> = {
  render: ({ block, page }) => {
    const { assistant, content, forumId, tool } = block.props
    if (tool === 'ai-chat') {
      const name = referenceOf(page.references.assistants, assistant.trim())?.name ?? 'Ask a question'
      return (
        <>
          <MailTitle>{name}</MailTitle>
          <PageLink page={page}>Ask on the site</PageLink>
        </>
      )
    }
    if (tool === 'candidate-forum') {
      const forum = referenceOf(page.references.forums, forumId)
      if (!forum) return null
      return (
        <>
          <MailTitle>{forum.title}</MailTitle>
          {forum.candidates.map(({ name, label }) => (
            <p key={name} {...labelInMail}>
              {[name, label].filter(Boolean).join(', ')}
            </p>
          ))}
          <PageLink page={page}>Ask the candidates on the site</PageLink>
        </>
      )
    }
    const { markup, isWhole } = markupForMail(content, page.site.url)
    return (
      <>
        {markup && (
          <div
            {...textInMail}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitized
            dangerouslySetInnerHTML={{ __html: markup }}
          />
        )}
        {!isWhole && <PageLink page={page}>See it on the site</PageLink>}
      </>
    )
  },
}
