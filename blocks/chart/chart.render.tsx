import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Island } from '../core/Island.tsx'
import { Link } from '../core/Link.tsx'
import { OthersContent } from '../core/OthersContent.tsx'
import type { BlockRenderer } from '../core/render.types.ts'
import { ChartIsland } from './chart.island.tsx'
import { chart } from './chart.schema.ts'
import { chartAddress } from './chartAddress.ts'

/** Renders a chart in a frame; in a feed a link to it. */
export const renderChart: BlockRenderer<typeof chart> = ({ block, page }) => {
  const { chartId, ...place } = block.props
  const address = chartAddress(chartId)
  if (!chartId || !address) {
    reportBlock(block, 'not shown, its chart is missing')
    return null
  }
  return (
    <figure {...blockAttributes(chart, place)}>
      {page.medium === 'feed' ? (
        <Link href={address} page={page}>
          See the chart
        </Link>
      ) : (
        <OthersContent page={page} from="Datawrapper" href={address}>
          <Island name="chart" component={ChartIsland} props={{ chartId }} />
        </OthersContent>
      )}
    </figure>
  )
}
