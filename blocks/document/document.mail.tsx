import { Link } from '../core/Link.tsx'
import { textInMail } from '../core/mail/mail.styles.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { documentAddress, documentPage } from './document.address.ts'
import type { document } from './document.schema.ts'

/** A link to the document. */
export const documentMail: MailFace<typeof document> = {
  render: ({ block, page }) => {
    const { documentId } = block.props
    if (documentId === null || documentAddress(documentId) === null) return null
    return (
      <p {...textInMail}>
        <Link href={documentPage(documentId)} page={page}>
          Read the document
        </Link>
      </p>
    )
  },
}
