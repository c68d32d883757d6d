'use client'

import { formatMoment } from '#blocks/core/zonedTime.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { ActionButton } from './ActionButton.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import { bytesText } from './system.words.ts'
import type { Part } from './usePart.ts'

/** Shows who holds which document and which documents are open, and can end both. */
export function RoomsPart({ part }: { part: Part<RpcOutputs['system']['getRooms']> }) {
  const { editor, system } = useRpc()
  const timeZone = useTimeZone()
  const mayUnlock = usePassesGate(['UNLOCK_DOCUMENT'])
  return (
    <SystemPart part={part}>
      {({ locks, rooms }) => (
        <>
          <h3>Locks</h3>
          <SystemTable
            label="Locks"
            columns={['Document', 'Held by', 'Since', 'Actions']}
            empty="No document is locked."
            rows={locks.map((lock) => ({
              key: lock.id,
              cells: [
                <DocumentLink key="document" {...lock} />,
                lock.holder,
                formatMoment(new Date(lock.since), timeZone),
                mayUnlock ? (
                  <ActionButton
                    key="unlock"
                    label="Unlock"
                    about={lock.title ?? lock.id}
                    question={{
                      title: 'Unlock',
                      text: `What ${lock.holder} has written is kept as a version, and others may write.`,
                    }}
                    run={async () => {
                      const { holder } = await editor.requestUnlock.mutate({ id: lock.id })
                      return { message: `The lock of ${holder.name} is ended` }
                    }}
                    onDone={part.refresh}
                  />
                ) : (
                  'Needs the permission to unlock documents'
                ),
              ],
            }))}
          />
          <h3>Open documents</h3>
          <SystemTable
            label="Open documents"
            columns={['Document', 'People', 'Connections', 'Since', 'Size', 'Not in the draft', 'Actions']}
            empty="No document is open."
            rows={rooms.map((room) => ({
              key: room.id,
              cells: [
                <DocumentLink key="document" {...room} />,
                room.people.join(', '),
                room.connections,
                formatMoment(new Date(room.since), timeZone),
                bytesText(room.bytes),
                room.unsaved === 0 ? '—' : `${room.unsaved.toLocaleString('en-US')} changes`,
                <ActionButton
                  key="close"
                  label="Close room"
                  about={room.title ?? room.id}
                  question={{
                    title: 'Close room',
                    text: 'What is written is saved, and everybody comes back by themselves within seconds.',
                  }}
                  run={() => system.closeRoom.mutate({ id: room.id })}
                  onDone={part.refresh}
                />,
              ],
            }))}
          />
        </>
      )}
    </SystemPart>
  )
}
