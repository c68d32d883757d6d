import { useCallback } from 'react'
import { GrowingFrame } from '../core/GrowingFrame.tsx'
import { chartAddress, chartOrigin } from './chartAddress.ts'
import { chartHeightOf } from './chartHeight.ts'

export interface ChartIslandProps {
  chartId: string
}

/** Renders a chart whose height follows its messages; only messages from the charting service's origin count. */
export function ChartIsland({ chartId }: ChartIslandProps) {
  const heightOf = useCallback(
    (message: unknown, origin: string) => (origin === chartOrigin ? chartHeightOf(message, chartId) : null),
    [chartId],
  )
  const address = chartAddress(chartId)
  return address && <GrowingFrame src={address} title="Chart" name="chart" heightOf={heightOf} />
}
