import { Link } from '@payloadcms/ui'
import type { ActivityRow } from './activityRows.ts'
import '../desk/textTable.css'
import './activity.css'

/** Renders entries, a sentence each; the time leads to all that is known of it. */
export function ActivityTable({ rows, label }: { rows: readonly ActivityRow[]; label: string }) {
  return (
    <table className="text-table activity-table" aria-label={label}>
      <thead>
        <tr>
          <th>When</th>
          <th>What happened</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, when, href, sentence, documentHref }) => (
          <tr key={id}>
            <td>
              <Link href={href} prefetch={false}>
                {when}
              </Link>
            </td>
            <td>
              {sentence.before}
              {sentence.document !== null && documentHref ? (
                <Link href={documentHref} prefetch={false}>
                  {sentence.document}
                </Link>
              ) : (
                sentence.document
              )}
              {sentence.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
