import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Frame } from '../core/Frame.tsx'
import { Link } from '../core/Link.tsx'
import { OthersContent } from '../core/OthersContent.tsx'
import type { BlockRenderer } from '../core/render.types.ts'
import { document } from './document.schema.ts'
import { documentAddress, documentPage } from './documentAddress.ts'

/** Renders a document in a frame, and a link to it for small screens; in a feed the link alone. */
export const renderDocument: BlockRenderer<typeof document> = ({ block, page }) => {
  const { documentId, ...place } = block.props
  const address = documentAddress(documentId)
  if (!documentId || !address) {
    reportBlock(block, 'not shown, its document is missing')
    return null
  }
  return (
    <figure {...blockAttributes(document, place)}>
      {page.medium === 'page' && (
        <OthersContent page={page} from="DocumentCloud">
          <Frame src={address} title="Document" className="document__frame" />
        </OthersContent>
      )}
      <p className="document__link">
        <Link href={documentPage(documentId)} page={page}>
          Read the document
        </Link>
      </p>
    </figure>
  )
}
