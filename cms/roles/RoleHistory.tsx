'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { callRest } from '../api/rest.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { historySentence } from './roleHistory.words.ts'

const entry = z.object({
  id: z.number(),
  action: z.string(),
  byName: z.string().nullish(),
  createdAt: z.string(),
  detail: z.unknown(),
})
const answer = z.object({ docs: z.array(entry) })

// The newest entries; the log of activity has all.
const shown = 10

/** Shows, in the form of a role, who changed what of it. */
export function RoleHistory() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const timeZone = useTimeZone()
  const mayKnow = usePassesGate(['READ_ACTIVITY'])
  const { data } = useQuery({
    queryKey: ['roles.history', id, savedDocumentData?.updatedAt],
    queryFn: ({ signal }) => {
      const query = `where[kind][equals]=roles&where[documentId][equals]=${id}&sort=-id&limit=${shown}&depth=0`
      return callRest(`${api}/activity?${query}`, answer, { signal })
    },
    enabled: id !== undefined && mayKnow,
  })
  if (!data || data.docs.length === 0) return null
  return (
    <section className="field-type role-holders" aria-labelledby="role-history-title">
      <h2 id="role-history-title">What changed</h2>
      <ol className="role-history">
        {data.docs.map(({ id: entryId, action, byName, createdAt, detail }) => (
          <li key={entryId}>
            <span>{`${byName ?? 'The system'}, ${formatMoment(new Date(createdAt), timeZone)}`}</span>
            {historySentence(action, detail)}
          </li>
        ))}
      </ol>
    </section>
  )
}
