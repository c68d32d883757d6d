import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { frontDoor } from '#cms/http/frontDoor.ts'
import config from '#payload.config'

const door = frontDoor(config)

type Answering = ReturnType<typeof REST_GET>

export const GET: Answering = door(REST_GET(config))
/** Answers HEAD, which Payload's endpoints do not support, as GET without the body. */
export const HEAD: Answering = async (request, context) => {
  // Next hands over a stand-in for the request, which cannot be copied as a whole.
  const answer = await GET(new Request(request.url, { headers: request.headers }), context)
  await answer.body?.cancel()
  return new Response(null, answer)
}
export const POST = door(REST_POST(config))
export const DELETE = door(REST_DELETE(config))
export const PATCH = door(REST_PATCH(config))
export const PUT = door(REST_PUT(config))
export const OPTIONS = door(REST_OPTIONS(config))
