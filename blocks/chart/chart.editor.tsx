'use client'

import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { ChartIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { Frame } from '../core/Frame.tsx'
import type { chart } from './chart.schema.ts'
import { chartAddress } from './chartAddress.ts'

const label = (chartId: string | null) => (chartId ? 'Replace Chart' : 'Add Chart')

async function chooseChart({ services, update, props }: EditorViewProps<typeof chart>) {
  const chartId = await services.pickEmbed('chart', props.chartId)
  if (chartId) update({ chartId })
}

function ChartBody(view: EditorViewProps<typeof chart>) {
  const { chartId } = view.props
  const address = chartAddress(chartId)
  if (address) return <Frame src={address} title="Chart" className="embed-face" height={420} />
  return (
    <div className="block-empty">
      <ChartIcon />
      <p>{chartId ? 'There is no such chart.' : 'No chart selected'}</p>
      {view.isEditable && <ToolButton label={label(chartId)} onClick={() => void chooseChart(view)} />}
    </div>
  )
}

function ChartToolbar(view: EditorViewProps<typeof chart>) {
  const { props, update } = view
  return (
    <>
      <ToolButton label={label(props.chartId)} onClick={() => void chooseChart(view)} />
      <AlignmentTool
        choices={['none', 'left', 'center', 'right', 'wide', 'full']}
        value={props.alignment}
        update={update}
      />
    </>
  )
}

export const chartEditorView: BlockEditorView<typeof chart> = {
  Icon: ChartIcon,
  keywords: ['graph', 'map', 'datawrapper', 'figure', 'embed'],
  isInsertable: true,
  Body: ChartBody,
  Toolbar: ChartToolbar,
}
