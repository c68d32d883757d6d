import './storyNumbers.css'

interface SparklineProps {
  values: readonly number[]
}

const [width, height] = [96, 24]

/** Draws values as a small line without words; what it shows stands beside it. */
export function Sparkline({ values }: SparklineProps) {
  const highest = Math.max(1, ...values)
  const step = width / Math.max(1, values.length - 1)
  const points = values.map(
    (value, place) => `${(place * step).toFixed(1)},${(height - 1 - (value / highest) * (height - 3)).toFixed(1)}`,
  )
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
