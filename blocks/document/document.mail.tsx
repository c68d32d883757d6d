import { Link } from '../core/Link.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { textInMail } from '../core/mail/mailStyles.ts'
import type { document } from './document.schema.ts'
import { documentAddress, documentPage } from './documentAddress.ts'

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
