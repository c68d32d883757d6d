import type { AddressCheck, AddressStep } from './addressCalls.ts'

const meanings = new Map([
  [200, 'Readers get the page'],
  [301, 'Moved permanently'],
  [307, 'Moved for now'],
  [404, 'Nothing is there'],
  [410, 'Gone for good'],
  [451, 'Unavailable for legal reasons'],
])

/** Renders a reader's way from an address, one line per response. */
export function AddressSteps({ check }: { check: AddressCheck }) {
  return (
    <div className="address-steps">
      <ol>
        {check.steps.map((step) => (
          <li key={step.address}>
            <span className={`address-steps__status address-steps__status--${kindOf(step)}`}>{step.status ?? '…'}</span>
            <span className="address-steps__address">{step.address}</span>
            <span className="address-steps__meaning">{meaningOf(step)}</span>
          </li>
        ))}
      </ol>
      {check.why && (
        <p className="address-steps__since">
          {`Since ${momentOf(check.since)}: ${check.why}, by ${check.by ?? 'somebody'}.`}
        </p>
      )}
    </div>
  )
}

const kindOf = ({ status }: AddressStep): string => {
  if (status === 200) return 'live'
  return status === 301 || status === 307 || status === null ? 'on' : 'absent'
}

const meaningOf = ({ status, title }: AddressStep): string => {
  const meaning = status === null ? null : (meanings.get(status) ?? null)
  return [meaning, title].filter(Boolean).join(': ')
}

/**
 * Formats a moment in the reader's own time zone and language; the list beside it shows dates in the newsroom's format.
 */
export function momentOf(at: string | null): string {
  return at === null ? '—' : new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
