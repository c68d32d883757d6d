import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { signRoomToken, tokenLifetime } from '../room/room.token.ts'
import { newsGuid, newsPath } from './news.messages.ts'

/** Where the config says how browsers reach the real-time server. */
export const realtimeUrlKey = 'realtimeUrl'

export interface NewsTicket {
  /** Opens the news within a minute. */
  token: string
  /** Where a page listens. */
  url: string
}

/** A ticket to the news for the request's person, who has to be a member of the newsroom. */
export function newsTicket({ payload, user }: PayloadRequest): NewsTicket {
  const { custom, secret } = payload.config
  const claims = { guid: newsGuid, person: Number(user?.id), schema: '', generation: '' }
  return {
    token: signRoomToken({ ...claims, expires: Date.now() + tokenLifetime * 1000 }, secret),
    url: z.string().parse(custom[realtimeUrlKey]).replace(/\/$/, '') + newsPath,
  }
}
