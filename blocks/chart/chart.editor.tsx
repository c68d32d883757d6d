'use client'

import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { ChartIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { Frame } from '../core/Frame.tsx'
import { chartAddress } from './chart.address.ts'

const label = (chartId: string | null) => (chartId ? 'Replace Chart' : 'Add Chart')

async function chooseChart({ services, update, props }: FaceProps<'chart'>) {
  const chartId = await services.pickEmbed('chart', props.chartId)
  if (chartId) update({ chartId })
}

function ChartBody(face: FaceProps<'chart'>) {
  const { chartId } = face.props
  const address = chartAddress(chartId)
  if (address) return <Frame src={address} title="Chart" className="embed-face" height={420} />
  return (
    <div className="block-empty">
      <ChartIcon />
      <p>{chartId ? 'There is no such chart.' : 'No chart selected'}</p>
      {face.isEditable && <ToolButton label={label(chartId)} onClick={() => void chooseChart(face)} />}
    </div>
  )
}

function ChartToolbar(face: FaceProps<'chart'>) {
  const { props, update } = face
  return (
    <>
      <ToolButton label={label(props.chartId)} onClick={() => void chooseChart(face)} />
      <AlignmentTool
        choices={['none', 'left', 'center', 'right', 'wide', 'full']}
        value={props.alignment}
        update={update}
      />
    </>
  )
}

export const chartFace: BlockFace<'chart'> = {
  Icon: ChartIcon,
  keywords: ['graph', 'map', 'datawrapper', 'figure', 'embed'],
  isInsertable: true,
  Body: ChartBody,
  Toolbar: ChartToolbar,
}
