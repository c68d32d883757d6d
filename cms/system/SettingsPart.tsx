'use client'

import type { RpcOutputs } from '../api/rpc.client.ts'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import type { Part } from './usePart.ts'

/** Shows which variables of the environment are set, without their values, and the workarounds in force. */
export function SettingsPart({ part }: { part: Part<RpcOutputs['system']['getSettings']> }) {
  return (
    <SystemPart part={part}>
      {({ settings, workarounds }) => (
        <>
          <details>
            <summary>Settings of the environment</summary>
            <SystemTable
              label="Settings of the environment"
              columns={['Variable', 'State', 'Is']}
              empty=""
              rows={settings.map(({ name, state, description, danger }) => ({
                key: name,
                cells: [name, danger ? `${state}: ${danger}` : state, description || '—'],
              }))}
            />
          </details>
          <details>
            <summary>Workarounds in force ({workarounds.length})</summary>
            <SystemTable
              label="Workarounds"
              columns={['Library', 'Place', 'Why']}
              empty="This copy of the product has no list of them."
              rows={workarounds.map(({ library, place, why }) => ({
                key: `${library} ${place} ${why}`,
                cells: [library, place, why],
              }))}
            />
          </details>
        </>
      )}
    </SystemPart>
  )
}
