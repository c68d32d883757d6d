import type { ServerProps } from 'payload'
import { preload } from 'react-dom'
import { documentKeyOf, type SharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { ticketAddress } from '#plugins/collaboration/room/roomTicket.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import { RoomStatus } from './RoomStatus.tsx'

/** Renders the state of a room. The browser asks for its ticket while the scripts of the page still load. */
export function RoomEntrance({ id, collection }: ServerProps & { id?: number | string; collection: SharedCollection }) {
  if (id !== undefined) {
    const ticket = ticketAddress({ guid: documentKeyOf(collection, id), schema: schemaId })
    preload(ticket, { as: 'fetch', crossOrigin: 'use-credentials' })
  }
  return <RoomStatus />
}
