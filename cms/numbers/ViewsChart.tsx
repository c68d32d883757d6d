import { useId } from 'react'
import type { Mark, NumbersSpan, ViewsOverTime } from '#plugins/numbers/numbers.schema.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { countText, markText, stepText } from './numbers.words.ts'

interface ViewsChartProps {
  span: NumbersSpan
  shown: ViewsOverTime
  marks: readonly Mark[]
  timeZone: string
  beforeLabel: string
}

const [width, height, bottom] = [720, 200, 2]

/** Draws views as bars with a line for what they are compared with; the same stands in a table below. */
export function ViewsChart({ span, shown, marks, timeZone, beforeLabel }: ViewsChartProps) {
  const titleId = useId()
  const { steps } = shown
  const hasBefore = steps.some(({ before }) => before !== null)
  const highest = niceTop(Math.max(1, ...steps.map(({ views, before }) => Math.max(views, before ?? 0))))
  if (steps.every(({ views, before }) => views === 0 && !before))
    return (
      <p className="desk__quiet">
        No page was viewed in this time. Views appear here seconds after a reader opens a page.
      </p>
    )
  const slot = width / steps.length
  const yOf = (value: number) => height - bottom - (value / highest) * (height - bottom - 8)
  const line = steps.map(({ before }, place) => `${((place + 0.5) * slot).toFixed(1)},${yOf(before ?? 0).toFixed(1)}`)
  const [first, second] = steps.map(({ at }) => Date.parse(at))
  const stepLength = (second ?? 0) - (first ?? 0)
  const placed = marks.flatMap((mark) => {
    const x = ((Date.parse(mark.at) - (first ?? 0)) / stepLength) * slot
    return x >= 0 && x <= width ? [{ mark, x }] : []
  })
  const labelEvery = Math.ceil(steps.length / 6)
  return (
    <figure className="numbers-chart">
      <figcaption className="numbers-chart__legend">
        <span className="numbers-chart__key">Views</span>
        {hasBefore && <span className="numbers-chart__key numbers-chart__key--before">{beforeLabel}</span>}
        <span className="numbers-chart__top">Top line: {countText(highest)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId} preserveAspectRatio="none">
        <title id={titleId}>{`Views, ${countText(shown.views)} in all. The table below has every number.`}</title>
        {[1, 0.5, 0].map((share) => (
          <line key={share} x1="0" x2={width} y1={yOf(highest * share)} y2={yOf(highest * share)} />
        ))}
        {steps.map(({ at, views }, place) => (
          <rect
            key={at}
            x={place * slot + slot * 0.15}
            width={slot * 0.7}
            y={yOf(views)}
            height={Math.max(0, height - bottom - yOf(views))}
          />
        ))}
        {hasBefore && <polyline points={line.join(' ')} />}
        {placed.map(({ mark, x }) => (
          <g
            key={`${mark.kind} ${mark.id} ${mark.at}`}
            className={`numbers-chart__mark numbers-chart__mark--${mark.kind}`}
          >
            <title>{markText(mark, timeZone)}</title>
            <line x1={x} x2={x} y1={0} y2={height} />
            <rect x={x - 3} y={0} width={6} height={6} />
          </g>
        ))}
      </svg>
      <p className="numbers-chart__axis" aria-hidden="true">
        {steps.map(({ at }, place) =>
          place % labelEvery === 0 ? (
            <span key={at} style={{ insetInlineStart: `${(place / steps.length) * 100}%` }}>
              {stepText(span, at, timeZone)}
            </span>
          ) : null,
        )}
      </p>
      {placed.length > 0 && (
        <details className="numbers-chart__table">
          <summary>
            {placed.length === 1 ? '1 mark' : `${placed.length} marks`}: what was published, launched and sent
          </summary>
          <ul>
            {placed.map(({ mark }) => (
              <li key={`${mark.kind} ${mark.id} ${mark.at}`}>{markText(mark, timeZone)}</li>
            ))}
          </ul>
        </details>
      )}
      <details className="numbers-chart__table">
        <summary>Show as a table</summary>
        <ScrollingTable label="Views over time">
          <thead>
            <tr>
              <th scope="col">Begins</th>
              <th scope="col">Views</th>
              {hasBefore && <th scope="col">{beforeLabel}</th>}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, views, before, isToCome }) => (
              <tr key={at}>
                <th scope="row">{stepText(span, at, timeZone)}</th>
                <td>{isToCome ? '—' : countText(views)}</td>
                {hasBefore && <td>{countText(before ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </details>
    </figure>
  )
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return Math.ceil((roundSteps.find((step) => step * power >= value) ?? 10) * power)
}
