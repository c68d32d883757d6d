import { type ChatRefusal, type ChatRefusalCode, chatRefusals } from '#contract/chat.schema.ts'

/** Returns the answer to a call that is refused. @param message for the reader */
export function refusal(code: ChatRefusalCode, message: string, minutes?: number): Response {
  const body: ChatRefusal = { error: { code, message } }
  return Response.json(body, {
    status: chatRefusals[code],
    headers: { 'Cache-Control': 'no-store', ...(minutes && { 'Retry-After': String(minutes * 60) }) },
  })
}
