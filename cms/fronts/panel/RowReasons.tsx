import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { ShownRow } from '#plugins/launches/launches.schema.ts'
import { useTimeZone } from '../../clock/usePublication.ts'
import { reasonWords } from './reasonWords.ts'

interface RowReasonsProps {
  rows: readonly ShownRow[]
  // Ids of slots that are marked.
  marked?: ReadonlySet<string>
}

/** Renders the rows of a page with the story in each slot and the reason why it stands there. */
export function RowReasons({ rows, marked = new Set() }: RowReasonsProps) {
  const timeZone = useTimeZone()
  const shown = rows.filter(({ slots }) => slots.some(({ reason }) => reason !== null))
  if (shown.length === 0) return <p>This page has no slots.</p>
  return (
    <div className="row-reasons">
      {shown.map(({ id, name, layout, slots }) => (
        <section key={id}>
          <h4>{layout ? `${name}: ${layout}` : name}</h4>
          <ol>
            {slots.flatMap(({ id: slot, headline, reason }) =>
              reason
                ? [
                    <li key={slot} data-marked={marked.has(slot) || undefined}>
                      <span>{headline || 'No post'}</span>
                      <small>
                        {marked.has(slot) && 'Differs. '}
                        {reasonWords(reason, (moment) => formatMoment(moment, timeZone))}
                      </small>
                    </li>,
                  ]
                : [],
            )}
          </ol>
        </section>
      ))}
    </div>
  )
}
