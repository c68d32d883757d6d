import type { NextApiRequest, NextApiResponse } from 'next'
import { closedTextOf } from '#contract/conversations.ts'
import { failedMessage, refuseMethod, sendRefusal, unavailable } from '../../../reader/chatDoor.ts'
import { readTool } from '../../../reader/readerApi.ts'

// Milliseconds for which an answer holds: every open page asks.
const holdsFor = 2_000

// Forums that are remembered.
const most = 100

const known = new Map<string, { at: number; text: Promise<string | null> }>()

const read = async (id: string): Promise<string | null> => {
  const found = await readTool({ forum: id })
  const forum = found?.references.forums[id]
  return forum ? closedTextOf(forum, new Date()) : failedMessage
}

/** Handles `GET /api/chat/forum?id=`: {closedText}, the text shown in place of a closed forum; null while it is open. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  if (refuseMethod(req, res, 'GET')) return
  const id = String(req.query.id ?? '')
  if (!/^\d{1,9}$/.test(id))
    return sendRefusal(res, { status: 400, code: 'invalid', message: 'id must be that of a forum.' })
  const now = Date.now()
  const last = known.get(id)
  const current = last && now - last.at < holdsFor ? last : { at: now, text: read(id) }
  if (current !== last) {
    if (known.size >= most) known.clear()
    known.set(id, current)
  }
  try {
    res.status(200).json({ closedText: await current.text })
  } catch {
    known.delete(id)
    sendRefusal(res, unavailable)
  }
}
