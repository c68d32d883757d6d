import { PageLink } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import type { chart } from './chart.schema.ts'
import { chartAddress } from './chartAddress.ts'

/** A link to the page that shows the chart. */
export const chartMail: MailFace<typeof chart> = {
  render: ({ block, page }) =>
    chartAddress(block.props.chartId) === null ? null : <PageLink page={page}>See the chart</PageLink>,
}
