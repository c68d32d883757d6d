'use client'

import { Gutter, SetStepNav } from '@payloadcms/ui'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { ZoneNote } from '../clock/ZoneNote.tsx'
import { MailPart } from './MailPart.tsx'
import { Overview } from './Overview.tsx'
import { ProcessesPart } from './ProcessesPart.tsx'
import { PurgesPart } from './PurgesPart.tsx'
import { QueuesPart } from './QueuesPart.tsx'
import { RoomsPart } from './RoomsPart.tsx'
import { SchedulesPart } from './SchedulesPart.tsx'
import { SearchPart } from './SearchPart.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { StoragePart } from './StoragePart.tsx'
import { everyFewSeconds, everyHalfMinute, usePart } from './usePart.ts'
import '../desk/desk.css'
import './system.css'

// What readers miss costs a while to find out; how far a rebuild is changes from moment to moment.
const untilRebuilt = (answer?: RpcOutputs['system']['getSearch']): number =>
  answer?.rebuild && answer.rebuild.finishedAt === null ? everyFewSeconds : everyHalfMinute

/** Shows how each part of the newsroom is, and what can be done about it. */
export function SystemScreen() {
  const { system } = useRpc()
  const processes = usePart({ id: 'processes', title: 'Processes and versions' }, (options) =>
    system.getProcesses.query({}, options),
  )
  const queues = usePart({ id: 'queues', title: 'Jobs and queues' }, (options) => system.getQueues.query({}, options))
  const schedules = usePart({ id: 'schedules', title: 'Scheduled publications' }, (options) =>
    system.getSchedules.query({}, options),
  )
  const rooms = usePart({ id: 'rooms', title: 'Locks and open documents' }, (options) =>
    system.getRooms.query({}, options),
  )
  const purges = usePart({ id: 'purges', title: 'Caches and purges' }, (options) => system.getPurges.query({}, options))
  const mail = usePart({ id: 'mail', title: 'Mail' }, (options) => system.getMail.query({}, options))
  const search = usePart({ id: 'search-index', title: 'Search index', every: untilRebuilt }, (options) =>
    system.getSearch.query({}, options),
  )
  const storage = usePart({ id: 'storage', title: 'Storage', every: everyHalfMinute }, (options) =>
    system.getStorage.query({}, options),
  )
  const settings = usePart({ id: 'settings', title: 'Settings and workarounds', every: everyHalfMinute }, (options) =>
    system.getSettings.query({}, options),
  )
  return (
    <main>
      <SetStepNav nav={[{ label: 'System' }]} />
      <Gutter className="desk system">
        <h1>System</h1>
        <ZoneNote />
        <Overview parts={[processes, queues, schedules, rooms, purges, mail, search, storage, settings]} />
        <ProcessesPart part={processes} />
        <QueuesPart part={queues} />
        <SchedulesPart part={schedules} />
        <RoomsPart part={rooms} />
        <PurgesPart part={purges} />
        <MailPart part={mail} />
        <SearchPart part={search} />
        <StoragePart part={storage} />
        <SettingsPart part={settings} />
      </Gutter>
    </main>
  )
}
