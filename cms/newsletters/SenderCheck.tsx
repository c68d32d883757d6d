'use client'

import { Button, Gutter, SetStepNav, toast } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { countText } from '../desk/desk.words.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import '../desk/desk.css'
import { WarmUp } from './WarmUp.tsx'

type Finding = RpcOutputs['newsletter']['checkSender']['findings'][number]

const about: Record<string, string> = {
  SPF: 'Which servers may send mail of the domain.',
  DKIM: 'A signature that shows that the mail is yours and unchanged.',
  DMARC: 'What receivers do with mail of the domain that is not yours.',
  PTR: 'The name of the address that sends.',
  TLS: 'Mails on their way are encrypted.',
}

const verdicts: Record<Finding['verdict'], string> = { good: 'Fine', bad: 'To do', unclear: 'Not seen from here' }

/** Shows what receiving mail servers ask about the sender of newsletters, and what to publish where. */
export function SenderCheck() {
  const rpc = useRpc()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['newsletter.checkSender'],
    queryFn: ({ signal }) => rpc.newsletter.checkSender.query({}, { signal }),
    staleTime: Infinity,
  })
  const findings = data?.findings ?? []
  const open = findings.filter(({ verdict }) => verdict === 'bad').length
  return (
    <main>
      <SetStepNav nav={[{ label: 'Sending domain' }]} />
      <Gutter className="desk">
        <h1>Sending domain</h1>
        <p className="desk__note">
          Gmail, Outlook and others refuse newsletters of senders whose domain does not vouch for them. Records are
          published where the domain is managed; changes may take an hour to be seen.
        </p>
        {data && findings.length > 0 && (
          <p role="status">
            Newsletters come from <strong>{data.from}</strong>.{' '}
            {open === 0 ? 'Nothing is left to do.' : `${countText(open, 'thing')} to do.`}
          </p>
        )}
        <DeskState
          isLoading={isFetching && !data}
          error={error}
          empty={
            data && findings.length === 0
              ? 'No mail server is set up, so there is nothing to check. An administrator sets SMTP_URL and EMAIL_FROM.'
              : null
          }
          onRetry={() => void refetch()}
        />
        <ul className="desk__list">
          {findings.map((finding) => (
            <SenderFinding key={finding.name} finding={finding} />
          ))}
        </ul>
        {findings.length > 0 && (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isFetching}
            extraButtonProps={keepFocusWhenDisabled}
            onClick={() => void refetch()}
          >
            {isFetching ? 'Checking…' : 'Check again'}
          </Button>
        )}
        {findings.length > 0 && <WarmUp />}
      </Gutter>
    </main>
  )
}

function SenderFinding({ finding: { name, verdict, words, found, record } }: { finding: Finding }) {
  return (
    <li className="desk__line sender__finding">
      <h2>
        {name} <span data-verdict={verdict}>{verdicts[verdict]}</span>
      </h2>
      <p className="desk__about">{about[name]}</p>
      <p>{words}</p>
      {found && <Value label="Published now" value={found} />}
      {record && (
        <>
          <p>
            Publish a {record.type} record at <code>{record.name}</code>:
          </p>
          <Value label="Value" value={record.value} />
          <CopyButton record={record} />
        </>
      )}
    </li>
  )
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <p className="sender__value">
      <span className="desk__about">{label}</span>
      <code>{value}</code>
    </p>
  )
}

function CopyButton({ record: { name, value } }: { record: NonNullable<Finding['record']> }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success('The value is copied.')
    } catch {
      toast.error('The browser does not allow to copy. Select the value instead.')
    }
  }
  return (
    <SmallButton aria-label={`Copy the value for ${name}`} onClick={() => void copy()}>
      Copy
    </SmallButton>
  )
}
