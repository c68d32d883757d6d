'use client'

import { useConfig } from '@payloadcms/ui'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import { writtenMailsRoute } from '../desk/deskRoutes.ts'
import { ActionButton } from './ActionButton.tsx'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import type { Part } from './usePart.ts'

/** Shows how mail leaves the newsroom and what became of the newest, and sends a test. */
export function MailPart({ part }: { part: Part<RpcOutputs['system']['getMail']> }) {
  const { system } = useRpc()
  const timeZone = useTimeZone()
  const { admin } = useConfig().config.routes
  const at = (moment: number) => formatMoment(new Date(moment), timeZone)
  return (
    <SystemPart part={part}>
      {({ transport, lastSent, lastFailed, mailbox, written }) => (
        <>
          <SystemTable
            label="Mail"
            columns={['Mail', 'State']}
            empty=""
            rows={[
              { key: 'newsroom', cells: ['Mail of the newsroom', transport.newsroom] },
              {
                key: 'newsletters',
                cells: [
                  'Newsletters',
                  written ? (
                    <a key="written" href={`${admin}${writtenMailsRoute}`}>
                      {transport.newsletters}
                    </a>
                  ) : (
                    transport.newsletters
                  ),
                ],
              },
              { key: 'sent', cells: ['Last mail that was sent', lastSent === null ? '—' : at(lastSent)] },
              {
                key: 'failed',
                cells: ['Last mail that was refused', lastFailed ? `${at(lastFailed.at)}: ${lastFailed.reason}` : '—'],
              },
              ...(mailbox
                ? [
                    {
                      key: 'mailbox',
                      cells: [
                        'Mailbox of bounces',
                        mailbox.readAt === null ? 'Not read yet' : `Read ${at(mailbox.readAt)}`,
                      ],
                    },
                  ]
                : []),
            ]}
          />
          <ActionButton
            label="Send a test mail to me"
            run={() => system.sendTestMail.mutate({})}
            onDone={part.refresh}
          />
        </>
      )}
    </SystemPart>
  )
}
