import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { Link } from '#blocks/core/Link.tsx'
import { layoutTable, MailPicture } from '#blocks/core/mail/MailParts.tsx'
import type { MailContext } from '#blocks/core/mail/mail.types.ts'
import { headingInMail, labelInMail, mailColors, noteInMail } from '#blocks/core/mail/mailStyles.ts'
import { dayLabel } from '#blocks/core/publicationDate.ts'
import { MailTree } from '#blocks/registry/MailTree.tsx'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import { readerMarks } from '../issueMail.types.ts'

interface Props {
  page: MailContext
  list: string
  title: string
  // ISO 8601.
  publishDateTime: string
  logo: ReaderMedia | null
  blocks: PlacedBlock[]
  // The publication's, in lines; empty where it has none.
  postalAddress: string
}

// Pixels of the widest logo.
const logoWidth = 240

export function IssueFrame({ page, list, title, publishDateTime, logo, blocks, postalAddress }: Props) {
  const { name, timeZone, url } = page.site
  return (
    <>
      <table {...layoutTable} width="100%" style={{ margin: '0 0 24px' }}>
        <tbody>
          <tr>
            <td className="lines" style={{ borderBottom: `1px solid ${mailColors.rule.light}`, padding: '24px 0 8px' }}>
              {logo && logo.mimeType !== 'image/svg+xml' ? (
                <MailPicture media={logo} alt={name} page={page} width={logoWidth} href={url} />
              ) : (
                <p {...headingInMail(3)}>
                  <Link href={url} page={page}>
                    {name}
                  </Link>
                </p>
              )}
              <p {...labelInMail}>
                {list}
                {' · '}
                <Link href={page.pageUrl} page={page}>
                  Read online
                </Link>
              </p>
            </td>
          </tr>
        </tbody>
      </table>
      <h1 {...headingInMail(1)}>{title}</h1>
      <p {...noteInMail}>{dayLabel(new Date(publishDateTime), timeZone)}</p>
      <MailTree blocks={blocks} page={page} />
      <table {...layoutTable} width="100%" style={{ margin: '24px 0 0' }}>
        <tbody>
          <tr>
            <td className="lines" style={{ borderTop: `1px solid ${mailColors.rule.light}`, padding: '16px 0 24px' }}>
              <p {...noteInMail}>{`You get this mail because you subscribed to ${list}.`}</p>
              <p {...noteInMail}>
                <MarkedLink mark={readerMarks.unsubscribe}>Unsubscribe</MarkedLink>
                {' · '}
                <MarkedLink mark={readerMarks.preferences}>Your newsletters</MarkedLink>
              </p>
              <p {...noteInMail}>
                {[name, ...postalAddress.split('\n')]
                  .map((line) => line.trim())
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

// A link of each reader's own: no address until the sender replaces the mark, so no check of one.
function MarkedLink({ mark, children }: { mark: string; children: string }) {
  return (
    <a href={mark} className="soft" style={{ color: mailColors.soft.light, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}
