interface PlotProps {
  name: string
  // The newest of the values, in words.
  value: string
  // What each value is of, and the value; oldest first.
  points: readonly (readonly [string, number])[]
}

const [width, height] = [240, 48]

/** Draws values as bars on a small plot, with the newest in words; a bar under the pointer says what it is. */
export function Plot({ name, value, points }: PlotProps) {
  const highest = Math.max(1, ...points.map(([, count]) => count))
  const slot = width / Math.max(1, points.length)
  return (
    <figure className="plot">
      <figcaption>
        <strong>{name}</strong> <span className="desk__about">{value}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
        {points.map(([label, count], place) => {
          const tall = (count / highest) * (height - 2)
          const left = (place + 0.12) * slot
          return (
            <rect key={left} x={left} width={slot * 0.76} y={height - 1 - tall} height={tall}>
              <title>{`${label}: ${count.toLocaleString('en-US')}`}</title>
            </rect>
          )
        })}
      </svg>
    </figure>
  )
}
