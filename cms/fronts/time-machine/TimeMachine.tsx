'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import { useDeferredValue, useState } from 'react'
import { formatMoment, zoneNameAt } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { DayField } from '../../clock/DayField.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { FrontOverlay } from '../panel/FrontOverlay.tsx'
import { PagePicture } from '../panel/PagePicture.tsx'
import { RowReasons } from '../panel/RowReasons.tsx'

const minute = 60_000
// Minutes before and behind the beginning that the slider reaches.
const reach = 48 * 60
// Minutes of a step of the slider.
const step = 5

interface TimeMachineProps {
  front: number
  // The moment that is shown first.
  start: Date
  onClose: () => void
}

/**
 * Renders the home page at any minute: what readers have then, or the draft as if it were launched, with the reason of
 * each slot.
 */
export function TimeMachine({ front, start, onClose }: TimeMachineProps) {
  const timeZone = useTimeZone()
  const [opened] = useState(() => Date.now())
  const [at, setAt] = useState(start)
  const [seen, setSeen] = useState<'live' | 'draft'>('live')
  const { data, error, isPlaceholderData } = usePageAt(front, useDeferredValue(at), seen)
  const offset = Math.round((at.getTime() - opened) / minute)
  const pick = (text: string) => {
    const moment = fromZonedTime(text, timeZone)
    if (!Number.isNaN(moment.getTime())) setAt(moment)
  }
  const day = formatInTimeZone(at, timeZone, 'yyyy-MM-dd')
  const time = formatInTimeZone(at, timeZone, 'HH:mm')
  return (
    <FrontOverlay
      title="Time machine"
      onClose={onClose}
      controls={
        <fieldset className="time-machine__seen" aria-label="The page">
          {(['live', 'draft'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="front-panel__button"
              aria-pressed={seen === one}
              onClick={() => setSeen(one)}
            >
              {one === 'live' ? 'What readers have' : 'The draft'}
            </button>
          ))}
        </fieldset>
      }
    >
      <div className="time-machine__time">
        <input
          type="range"
          aria-label="Time"
          aria-valuetext={formatMoment(at, timeZone)}
          min={-reach}
          max={reach}
          step={step}
          value={Math.max(-reach, Math.min(reach, offset))}
          onChange={({ target }) => setAt(new Date(opened + Number(target.value) * minute))}
        />
        <DayField label="Date" day={day} onChange={(chosen) => pick(`${chosen}T${time}`)} />
        <label>
          <span>Time ({zoneNameAt(at, timeZone)})</span>
          <input type="time" value={time} onChange={({ target }) => pick(`${day}T${target.value}`)} />
        </label>
        <button type="button" className="front-panel__button" onClick={() => setAt(new Date())}>
          Now
        </button>
      </div>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <p role="status">Loading…</p>}
      {data && !data.isKnown && <p role="status">Nothing is kept of the page at {formatMoment(at, timeZone)}.</p>}
      {data?.isKnown && (
        <div className="time-machine__page" aria-busy={isPlaceholderData}>
          <PagePicture src={data.url} title={`The home page at ${formatMoment(at, timeZone)}`} />
          <section>
            <h3>Each slot and its reason</h3>
            <RowReasons rows={data.rows} />
          </section>
        </div>
      )}
    </FrontOverlay>
  )
}

// Returns the page at a minute; while it is requested, the one before.
function usePageAt(front: number, at: Date, seen: 'live' | 'draft') {
  const rpc = useRpc()
  const iso = at.toISOString()
  return useQuery({
    queryKey: ['front.getPageAt', front, iso, seen],
    queryFn: async ({ signal }) => {
      // The slider passes many minutes on its way: only where it stays the page is requested.
      await new Promise((resolve) => setTimeout(resolve, 200))
      if (signal.aborted) throw new DOMException('Another minute is asked for', 'AbortError')
      return rpc.front.getPageAt.query({ front, at: iso, seen }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: minute,
  })
}
