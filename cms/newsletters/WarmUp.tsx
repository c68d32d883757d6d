import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { countText } from '../desk/desk.words.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { TableRows } from '../desk/TableRows.tsx'

type Plan = RpcOutputs['newsletter']['getWarmUp']

const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Shows how many mails a new sender sends on each of its first days, and how to set that up. */
export function WarmUp() {
  const rpc = useRpc()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['newsletter.getWarmUp'],
    queryFn: ({ signal }) => rpc.newsletter.getWarmUp.query({}, { signal }),
  })
  return (
    <section>
      <h2>Warm-up</h2>
      <DeskState isLoading={isPending} error={error} empty={null} onRetry={() => void refetch()} />
      {data && <PlanOf {...data} />}
    </section>
  )
}

function PlanOf({ days, readers }: Plan) {
  const last = days.at(-1)
  if (!last)
    return (
      <p className="desk__quiet">
        Mail services take a new sender that sends much at once for a spammer. For one, an administrator sets
        NEWSLETTERS_WARM_UP_SINCE to its first day: 500 mails are sent on it, and twice as many on each day after.
      </p>
    )
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <p>
        Each day has at most twice as many mails as the one before; who subscribed last gets them first.{' '}
        {last.most >= readers
          ? `From ${dayText(last.day)} on, a day is enough for all ${countText(readers, 'reader')}.`
          : `A day is not enough for all ${countText(readers, 'reader')}: see NEWSLETTERS_PER_DAY.`}
      </p>
      <ScrollingTable label="Days of the warm-up">
        <TableRows
          columns={['Day (UTC)', 'At most', 'Sent']}
          rows={days.map(({ day, most, sent }) => ({
            key: day,
            cells: [
              day === today ? `${dayText(day)}, today` : dayText(day),
              most.toLocaleString('en-US'),
              day > today ? '—' : sent.toLocaleString('en-US'),
            ],
          }))}
        />
      </ScrollingTable>
    </>
  )
}
