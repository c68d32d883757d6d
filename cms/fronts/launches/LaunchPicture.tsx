'use client'

import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import type { ShownRow } from '#plugins/launches/launches.schema.ts'
import type { SlotReason } from '#plugins/slots/slotReason.schema.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { FrontOverlay } from '../panel/FrontOverlay.tsx'
import { PagePicture } from '../panel/PagePicture.tsx'
import { RowReasons } from '../panel/RowReasons.tsx'

/**
 * Renders a launch as readers had it, or two side by side: the page itself, and the rows with the reason of each slot.
 */
export function LaunchPicture({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const title = ids.length > 1 ? 'Two launches' : 'A launch'
  return (
    <FrontOverlay title={title} onClose={onClose}>
      <div className="launch-pictures" data-count={ids.length}>
        <OneLaunch id={ids[0] ?? 0} other={ids[1] ?? null} />
        {ids[1] !== undefined && <OneLaunch id={ids[1]} other={ids[0] ?? null} />}
      </div>
    </FrontOverlay>
  )
}

// `other`: the launch beside it, from which the differing slots are marked; null for none.
function OneLaunch({ id, other }: { id: number; other: number | null }) {
  const timeZone = useTimeZone()
  const { data, error } = useLaunch(id)
  const beside = useLaunch(other)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <p role="status">Loading…</p>
  const moment = formatMoment(new Date(data.launchedAt), timeZone)
  const title = data.byName ? `${moment}, by ${data.byName}` : moment
  return (
    <section className="launch-picture" aria-label={title}>
      <h3>{title}</h3>
      {data.url ? (
        <PagePicture src={data.url} title={`The page of ${moment}`} />
      ) : (
        <p>No picture of this launch is kept.</p>
      )}
      <RowReasons rows={data.rows} marked={beside.data ? differing(data.rows, beside.data.rows) : new Set()} />
    </section>
  )
}

function useLaunch(id: number | null) {
  const rpc = useRpc()
  return useQuery({
    queryKey: ['front.getLaunch', id],
    queryFn: ({ signal }) => rpc.front.getLaunch.query({ id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

// Returns the ids of the slots that hold another story, or the same for another reason, than in another launch.
function differing(rows: readonly ShownRow[], others: readonly ShownRow[]): Set<string> {
  const slots = new Map(others.flatMap((row) => row.slots.map((slot) => [slot.id, slot] as const)))
  return new Set(
    rows.flatMap((row) =>
      row.slots.flatMap(({ id, post, headline, reason }) => {
        const beside = slots.get(id)
        const isSame = beside?.post === post && beside?.headline === headline && isSameReason(beside.reason, reason)
        return isSame ? [] : [id]
      }),
    ),
  )
}

// Returns whether two reasons are the same to a curator: the place in a filter changes with every new post.
function isSameReason(one: SlotReason | null, other: SlotReason | null): boolean {
  if (one?.kind === 'pinned' && other?.kind === 'pinned') return one.until === other.until
  return one?.kind === other?.kind
}
