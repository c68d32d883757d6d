import { useEffect, useRef, useState } from 'react'
import { Frame } from '../core/Frame.tsx'
import { chartAddress, chartOrigin } from './chart.address.ts'
import { chartHeightOf } from './chart.height.ts'

export interface ChartIslandProps {
  chartId: string
}

/**
 * A chart as high as it says it is. The frame comes with the script, once the chart is near and somebody listens: it
 * tells its height only once. Without a script the browser loads it by itself, at a height that suits most.
 */
export function ChartIsland({ chartId }: ChartIslandProps) {
  const [isListening, setIsListening] = useState(false)
  const [height, setHeight] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const address = chartAddress(chartId)

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      // Any window may post; only the frame of this chart, and only from where charts are, is believed.
      if (origin !== chartOrigin || source !== box.current?.querySelector('iframe')?.contentWindow) return
      setHeight((before) => chartHeightOf(data, chartId) ?? before)
    }
    window.addEventListener('message', listen)
    setIsListening(true)
    return () => window.removeEventListener('message', listen)
  }, [chartId])

  if (!address) return null
  const frame = <Frame src={address} title="Chart" className="chart__frame" isForeign height={height} />
  return (
    <div ref={box} className="chart__box">
      {isListening ? frame : <noscript>{frame}</noscript>}
    </div>
  )
}
