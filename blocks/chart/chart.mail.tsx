import { PageLink } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { chartAddress } from './chart.address.ts'

/** A link to the page that shows the chart. */
export const chartMail: MailFace<'chart'> = {
  render: ({ block, page }) =>
    chartAddress(block.props.chartId) === null ? null : <PageLink page={page}>See the chart</PageLink>,
}
