import type { ReactNode } from 'react'
import type { ReaderPolitical } from '#contract/reader.schema.ts'
import { Link } from './Link.tsx'
import type { PageContext } from './render.types.ts'

/** Returns in words who paid for a political advertisement, how much, and what it is about. */
export function politicalFacts({ sponsor, amount, controller, occasion }: ReaderPolitical): string {
  return [
    `Paid for by ${sponsor}: ${amount}`,
    ...(controller ? [`controlled by ${controller}`] : []),
    ...(occasion ? [`about ${occasion}`] : []),
  ].join('; ')
}

/** Renders what readers must learn of a political advertisement, in text that is always there; nothing for another. */
export function PoliticalNotice(props: { political: ReaderPolitical | null; page: PageContext }): ReactNode {
  const { political, page } = props
  if (!political) return null
  return (
    <p className="political-notice">
      <strong>Political advertisement.</strong> {politicalFacts(political)}.{' '}
      {political.noticeUrl && (
        <Link href={political.noticeUrl} page={page} fallback={null}>
          Transparency notice
        </Link>
      )}
    </p>
  )
}
